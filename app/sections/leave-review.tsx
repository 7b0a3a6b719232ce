import { buttonClass } from '#app/ui/button.tsx'
import type { reviewsPage } from '#content/page-content.ts'
import { NoteList } from './note-list.tsx'

/** Links to leave a review and to read the listing, with our rules for reviews. */
export function LeaveReview({ leave, rules }: Pick<typeof reviewsPage, 'leave' | 'rules'>) {
  return (
    <div className="grid gap-x-columns gap-y-xl lg:grid-cols-2">
      <div className="grid content-start gap-m">
        <h2>{leave.title}</h2>
        <p className="max-w-column text-slate">{leave.text}</p>
        <div className="action-row">
          <a className={buttonClass('primary')} href={leave.review.href} rel="noopener">
            {leave.review.label}
          </a>
          <a className={buttonClass('ghost')} href={leave.listing.href} rel="noopener">
            {leave.listing.label}
          </a>
        </div>
      </div>
      <div>
        <h2 className="mb-s text-subheading">{rules.title}</h2>
        <NoteList notes={rules.entries.map((text) => ({ text }))} />
      </div>
    </div>
  )
}
