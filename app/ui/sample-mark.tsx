import { type SampleKind, sampleCopy, samples } from '#content/samples.ts'

type Props = { of: SampleKind; className?: string }

/** A line next to content that is still invented; nothing once it is the firm's own. */
export function SampleMark({ of, className = '' }: Props) {
  return samples[of] ? <small className={`block text-small leading-snug ${className}`}>{sampleCopy[of]}</small> : null
}
