import { ActionRow } from '#app/ui/action-link.tsx'
import type { thankYou } from '#content/thank-you.ts'
import { Band } from './band.tsx'
import '#app/ui/square-list.css'

/** How to reach us, and links to other pages. */
export function ThanksContact({ contact, onward }: Pick<typeof thankYou, 'contact' | 'onward'>) {
  return (
    <Band tone="sand" labelledBy="contact-title">
      <div className="grid gap-l lg:grid-cols-2 lg:items-end">
        <div className="grid gap-s">
          <h2 id="contact-title">{contact.title}</h2>
          <p className="max-w-column text-slate">{contact.text}</p>
          <ActionRow actions={contact.actions} />
        </div>
        <ul className="square-list border-t border-ink">
          {onward.map(({ label, href }) => (
            <li key={href}>
              <a className="link-inline" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
