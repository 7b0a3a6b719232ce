import { type SampleKind, sampleCopy, samples } from '#content/samples.ts'

type Props = {
  /** Of several, the first that is still invented. */
  of: SampleKind | readonly SampleKind[]
  className?: string
}

/** A line next to content that is still invented; nothing once it is the firm's own. */
export function SampleMark({ of, className = '' }: Props) {
  const kind = [of].flat().find((kind) => samples[kind])
  if (!kind) return null
  return <small className={`block snug text-(--quiet) text-small ${className}`}>{sampleCopy[kind]}</small>
}
