import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { Band } from '#app/sections/band.tsx'
import { StepLine } from '#app/sections/step-line.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { ActionRow } from '#app/ui/action-link.tsx'
import { directDelivery } from '#content/site.ts'
import { thankYou } from '#content/thank-you.ts'
import { isReference } from '#domain/reference.ts'

export function loader() {
  return { page: thankYou, head: pageHead({ path: '/thank-you', seo: thankYou.seo }) }
}

export const meta = headFromLoader

export default function ThankYou() {
  const { page } = useLoaderData<typeof loader>()
  /** Undefined until the address has been read: the HTML does not know it. */
  const [reference, setReference] = useState<string>()

  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('ref') ?? ''
    setReference(isReference(given) ? given : '')
  }, [])

  return (
    <>
      <TitleHead {...(directDelivery && reference !== '' ? page.deliveredHero : page.hero)}>
        {reference ? (
          <p className="border border-ink bg-mill px-5 py-4">
            <span className="note block text-slate">{page.referenceLabel}</span>
            <b className="display text-[1.6rem]">{reference}</b>
          </p>
        ) : null}
      </TitleHead>
      <Band labelledBy="steps-title">
        <h2 id="steps-title" className="mb-12">
          {page.steps.title}
        </h2>
        <StepLine steps={page.steps.list} />
      </Band>
      <Band tone="sand" labelledBy="contact-title">
        <div className="grid gap-8 lg:grid-cols-2 lg:items-end">
          <div className="grid gap-4">
            <h2 id="contact-title">{page.contact.title}</h2>
            <p className="max-w-[38rem] text-slate">{page.contact.text}</p>
            <ActionRow actions={page.contact.actions} />
          </div>
          <ul className="square-list border-t border-ink">
            {page.onward.map(({ label, href }) => (
              <li key={href}>
                <a className="text-link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Band>
    </>
  )
}
