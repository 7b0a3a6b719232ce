import { type SampleKind, sampleCopy, samples } from '#content/samples.ts'

type Props = {
  /** Of several, the first that is still invented. */
  of: SampleKind | readonly SampleKind[]
  /** Two words, where the page has its notice elsewhere. */
  short?: boolean
  className?: string
}

/** A line next to content that is still invented; nothing once it is the firm's own. */
export function SampleMark({ of, short, className = '' }: Props) {
  const kind = [of].flat().find((kind) => samples[kind])
  if (!kind) return null
  const text = short ? sampleCopy[kind].split(/, |: | and /)[0] : sampleCopy[kind]
  return <small className={`block snug text-small ${className}`}>{text}</small>
}
