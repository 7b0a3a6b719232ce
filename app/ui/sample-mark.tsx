import { type SampleKind, sampleCopy, samples } from '#content/samples.ts'

type Props = {
  of: SampleKind
  /** Two words, where the page has its notice elsewhere. */
  short?: boolean
  className?: string
}

/** A line next to content that is still invented; nothing once it is the firm's own. */
export function SampleMark({ of, short, className = '' }: Props) {
  if (!samples[of]) return null
  const text = short ? sampleCopy[of].split(/, |: /)[0] : sampleCopy[of]
  return <small className={`block text-small snug ${className}`}>{text}</small>
}
