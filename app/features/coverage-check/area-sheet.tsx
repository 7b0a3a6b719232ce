import { MessageCircle, Phone } from 'lucide'
import type { RefObject } from 'react'
import { ActionLink } from '#app/ui/action-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappLink } from '#app/ui/whatsapp-link.tsx'
import type { AreasPage } from '#content/areas.ts'
import { business } from '#content/business.ts'
import { siteWords } from '#content/site-words.ts'
import type { Coverage } from '#domain/coverage.ts'
import '#app/ui/result-sheet.css'

type Found = { words: AreasPage['findYourArea']['result']; coverage: Coverage | undefined }

/** The answer of the postcode check as a title block; read out politely when it changes. */
export function AreaSheet({ sheet, words, coverage }: Found & { sheet: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={sheet} className="area-sheet result-sheet" data-ground="dark">
      <h3 className="note font-note! text-[.8125rem]! tracking-[.09em]! text-galv">{words.title}</h3>
      <div role="status" className="grid content-start gap-4">
        <Answer words={words} coverage={coverage} />
      </div>
    </div>
  )
}

function Answer({ words, coverage }: Found) {
  if (coverage?.kind === 'covered') {
    return (
      <>
        <p className="area-name display">
          {coverage.region} <span className="note text-galv">{coverage.outward}</span>
        </p>
        <dl className="area-facts">
          <dt className="note text-galv">{words.response}</dt>
          <dd className="font-semibold">{coverage.responseTime}</dd>
        </dl>
        <p className="text-mist">{coverage.meaning}</p>
        <p className="justify-self-start">
          <ActionLink action={words.quote} />
        </p>
      </>
    )
  }
  if (coverage?.kind === 'ask') {
    return (
      <>
        <p className="area-name display">
          {words.outside} <span className="note text-galv">{coverage.outward}</span>
        </p>
        <p className="text-mist">{coverage.message}</p>
        <div className="flex flex-wrap gap-3.5">
          <a className={buttonClass('primary')} href={business.phone.href}>
            <Icon of={Phone} size={18} />
            Call {business.phone.display}
          </a>
          <WhatsappLink className={buttonClass('ghost')}>
            <Icon of={MessageCircle} size={18} />
            {siteWords.whatsappLabel}
          </WhatsappLink>
        </div>
      </>
    )
  }
  return (
    <>
      <p className="area-name display opacity-40" aria-hidden="true">
        – – –
      </p>
      <p className="text-mist">{words.empty}</p>
    </>
  )
}
