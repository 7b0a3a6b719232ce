import { buttonClass } from '#app/ui/button.tsx'
import { business } from '#content/business.ts'
import { serviceWords } from '#content/service-words.ts'
import type { Service } from '#content/services/service.ts'
import { PageHero } from './page-hero.tsx'

/** The opening of a service page: what it is, the way to the quote form, and the number. */
export function ServiceHero({ hero }: { hero: Service['hero'] }) {
  return (
    <PageHero {...hero}>
      <div className="flex flex-wrap gap-3.5">
        <a className={buttonClass('primary')} href="#get-quote">
          {hero.action}
        </a>
        <a className={buttonClass('ghost')} href={business.phone.href}>
          {serviceWords.callPrefix} {business.phone.display}
        </a>
      </div>
    </PageHero>
  )
}
