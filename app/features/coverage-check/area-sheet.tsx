import { MessageCircle, Phone } from 'lucide'
import type { RefObject } from 'react'
import { readDraft, saveDraft } from '#app/features/enquiry-form/prefill/draft-store.ts'
import { WhatsappLink } from '#app/firm/whatsapp-link.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { business, callLabel } from '#content/business.ts'
import { fillIn } from '#content/fill-in.ts'
import { postcodeLineCopy } from '#content/interactive/postcode.ts'
import type { areasPage } from '#content/page-content.ts'
import { siteCopy } from '#content/site-copy.ts'
import type { Coverage } from '#domain/coverage.ts'
import { draftWithDetails } from '#domain/enquiry-details.ts'
import { type PostcodeLine, postcodeDetails } from '#domain/postcode-line.ts'

/** `line` is drawn on the map. */
export type PostcodeAnswer = { coverage: Coverage; line?: PostcodeLine | undefined }
type CoveredArea = Extract<Coverage, { kind: 'covered' }>
type Found = { copy: (typeof areasPage)['findYourArea']['result']; answer: PostcodeAnswer | undefined }

/** The result of the postcode check as a dark sheet, empty until there is one. */
export function AreaSheet({ sheet, copy, answer }: Found & { sheet: RefObject<HTMLDivElement | null> }) {
  const coverage = answer?.coverage
  return (
    <div ref={sheet} role="status" className="area-sheet col-span-full" data-ground="dark">
      {coverage ? (
        <div className="grid gap-xs bg-ink p-s text-white">
          {coverage.kind === 'covered' ? <Covered copy={copy} coverage={coverage} line={answer.line} /> : null}
          {coverage.kind === 'ask' ? <Elsewhere name={copy.outside} message={coverage.message} /> : null}
        </div>
      ) : null}
    </div>
  )
}

function Elsewhere({ name, message }: { name: string; message: string }) {
  return (
    <>
      <p className="text-subheading display-text">{name}</p>
      <p className="text-mist">{message}</p>
      <div className="action-row">
        <a className={buttonClass('primary')} href={business.phone.href}>
          <Icon of={Phone} size={18} />
          {callLabel}
        </a>
        <WhatsappLink className={buttonClass('ghost')}>
          <Icon of={MessageCircle} size={18} />
          {siteCopy.whatsappLabel}
        </WhatsappLink>
      </div>
    </>
  )
}

type CoveredProps = { copy: Found['copy']; coverage: CoveredArea; line: PostcodeLine | undefined }

/** Zone, distance and response time. */
function Covered({ copy, coverage, line }: CoveredProps) {
  const { labels, distance: miles, send } = postcodeLineCopy
  const distance = line && { label: labels.distance, value: fillIn(miles, { distance: line.distance }) }
  const response = { label: copy.response, value: coverage.responseTime }
  return (
    <>
      <p className="text-subheading display-text">{coverage.region}</p>
      <FactList
        facts={distance ? [distance, response] : [response]}
        layout="columns"
        className="*:rule-t *:py-3xs *:[line-height:1.3]"
        labels="note-text text-galv"
        values="weight-600"
      />
      <p className="text-mist lg:text-small lg:[line-height:1.45]">{coverage.meaning}</p>
      <p className="grid sm:justify-self-start">
        {line ? (
          <a className={buttonClass('primary')} href={copy.formHref} onClick={() => takeAlong(line)}>
            {send}
          </a>
        ) : (
          <ActionLink action={copy.quote} />
        )}
      </p>
    </>
  )
}

/** Adds the postcode and its distance to the drafts of both enquiry forms, which are on other pages. */
function takeAlong(line: PostcodeLine): void {
  const details = postcodeDetails(line)
  for (const kind of ['quote', 'contact'] as const) saveDraft(kind, draftWithDetails(kind, readDraft(kind), details))
}
