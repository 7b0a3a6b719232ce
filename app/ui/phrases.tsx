import { Fragment } from 'react'

/** A headline that breaks between its phrases where they fit on a line: after a full stop, a comma or a colon. */
export function Phrases({ text }: { text: string }) {
  return text.split(/(?<=[.,:?]) /).map((phrase) => (
    <Fragment key={phrase}>
      <span className="inline-block">{phrase}</span>{' '}
    </Fragment>
  ))
}

/** A headline whose lines are broken by hand. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}{' '}
    </span>
  ))
}
