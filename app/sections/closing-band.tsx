import { ActionRow } from '#app/ui/action-link.tsx'
import { Band } from './band.tsx'

type Props = { id: string; title: string; text: string; actions: readonly { label: string; href: string }[] }

/** The last band of a page: one question to the reader and the ways to answer it. */
export function ClosingBand({ id, title, text, actions }: Props) {
  return (
    <Band tone="sand" labelledBy={`${id}-title`} id={id}>
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12">
        <h2 id={`${id}-title`}>{title}</h2>
        <div className="grid gap-6">
          <p className="text-slate">{text}</p>
          <ActionRow actions={actions} />
        </div>
      </div>
    </Band>
  )
}
