import { buttonClass } from '#app/ui/button.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import type { ReviewsPage } from '#content/reviews.ts'

/** Where to leave a review and read the listing, beside the rules by which reviews are treated here. */
export function LeaveReview({ leave, rules }: Pick<ReviewsPage, 'leave' | 'rules'>) {
  return (
    <div className="grid gap-x-xl gap-y-xl lg:grid-cols-2">
      <div className="grid content-start gap-6">
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
        <h2 className="mb-4 text-subheading">{rules.title}</h2>
        <ol className="border-t border-ink">
          {rules.entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rules never change order
            <li key={index} className="grid grid-cols-[3.25rem_1fr] border-b border-rule py-4">
              <span className="note-text pt-2 text-slate" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <p>
                <ProseText prose={entry} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
