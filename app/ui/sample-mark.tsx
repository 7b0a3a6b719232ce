import { type SampleKind, sampleCopy, samples } from '#content/samples.ts'

type Props = { of: SampleKind; className?: string }

/** One quiet line beside what is still invented; nothing once the firm's own stands there. */
export function SampleMark({ of, className = '' }: Props) {
  return samples[of] ? <small className={`block text-small leading-snug ${className}`}>{sampleCopy[of]}</small> : null
}
