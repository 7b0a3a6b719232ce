import { MessageCircle, Phone } from 'lucide'
import type { RefObject } from 'react'
import { ActionLink } from '#app/ui/action-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappLink } from '#app/ui/whatsapp-link.tsx'
import { business, callLabel } from '#content/business.ts'
import type { areasPage } from '#content/page-content.ts'
import { siteCopy } from '#content/site-copy.ts'
import type { PostcodeAnswer } from './use-postcode-answer.ts'

type Coverage<Kind> = Extract<PostcodeAnswer['coverage'], { kind: Kind }>
type Found = { copy: (typeof areasPage)['findYourArea']['result']; answer: PostcodeAnswer | undefined }

/** The result of the postcode check as a dark sheet, empty until there is one. */
export function AreaSheet({ sheet, copy, answer }: Found & { sheet: RefObject<HTMLDivElement | null> }) {
  const coverage = answer?.coverage
  return (
    <div ref={sheet} role="status" className="area-sheet" data-ground="dark">
      {coverage ? (
        <div className="grid gap-xs bg-ink p-s text-white">
          {coverage.kind === 'covered' ? <Covered copy={copy} answer={answer} coverage={coverage} /> : null}
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

/** Zone, distance and response time. The link to the form carries the postcode once its line is drawn. */
function Covered({ copy, answer, coverage }: Found & { coverage: Coverage<'covered'> }) {
  const { line, rules } = answer ?? {}
  return (
    <>
      <p className="text-subheading display-text">{coverage.region}</p>
      <dl className="area-sheet__facts">
        {line && rules ? (
          <div>
            <dt className="note-text text-galv">{rules.copy.labels.distance}</dt>
            <dd className="weight-600">{rules.distanceOf(line)}</dd>
          </div>
        ) : null}
        <div>
          <dt className="note-text text-galv">{copy.response}</dt>
          <dd className="weight-600">{coverage.responseTime}</dd>
        </div>
      </dl>
      <p className="area-sheet__meaning text-mist">{coverage.meaning}</p>
      <p className="area-sheet__action">
        {line && rules ? (
          <a className={buttonClass('primary')} href={copy.handOver.href} onClick={() => rules.takeAlong(line)}>
            {rules.copy.send}
          </a>
        ) : (
          <ActionLink action={copy.quote} />
        )}
      </p>
    </>
  )
}
