import type { ReactNode } from 'react'
import { ConsentButton } from '#app/features/consent/consent-button.tsx'
import { Mailbox } from '#app/ui/mailbox.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { addressLines, business, legalLine } from '#content/business.ts'
import { allServicesLabel, footerLinks, footerServices, pageLabel } from '#content/navigation.ts'
import { everyPage, serviceAreas } from '#content/page-content.ts'
import { siteCopy } from '#content/site-copy.ts'
import { Logo } from './logo.tsx'
import './footer.css'

/** On phones its padding leaves room for the call bar. */
export function Footer() {
  const [street, place] = addressLines
  return (
    <footer
      className="bg-ink pb-[calc(3.5rem+var(--spacing-2xs))] pt-xs text-mist max-md:text-note max-md:leading-snug md:pb-l md:pt-xl"
      data-ground="dark"
    >
      <div className="page-width">
        <div className="ruled-cells md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_.95fr_1.3fr]">
          <div className="grid content-start gap-2xs px-xs py-2xs md:gap-s md:p-m">
            {/* On phones the header, always in view, has it. */}
            <span className="text-white max-md:hidden">
              <Logo />
            </span>
            <p>{everyPage.footer}</p>
            <ul className="flex flex-wrap gap-x-s">
              {business.social.map(({ name, href }) => (
                <li key={name}>
                  <a className="site-footer__link" href={href} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <FooterColumn
            title={siteCopy.footerServices}
            className="max-md:min-[19rem]:grid max-md:grid-cols-2 max-md:gap-x-s"
          >
            {footerServices.map((path) => (
              <li key={path}>
                <a href={path} className="site-footer__link">
                  {pageLabel(path)}
                </a>
              </li>
            ))}
            <li>
              <a href="/#services" className="site-footer__link">
                {allServicesLabel}
              </a>
            </li>
          </FooterColumn>
          <FooterColumn title={siteCopy.footerAreas} className="flex flex-wrap gap-x-s md:grid md:grid-cols-2">
            {serviceAreas.map((area) => (
              <li key={area} className="md:py-3xs">
                {area}
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title={siteCopy.footerContact} className="max-md:flex max-md:flex-wrap max-md:gap-x-s">
            <li>
              <a className="site-footer__link" href={business.phone.href}>
                {business.phone.display}
              </a>
            </li>
            <li>
              <a className="site-footer__link" href={`mailto:${business.email}`}>
                <Mailbox address={business.email} />
              </a>
            </li>
            <li className="md:py-3xs">
              <address className="not-italic">
                {street}
                <br />
                {place}
              </address>
            </li>
          </FooterColumn>
        </div>
        <div className="mt-2xs flex flex-wrap justify-between gap-x-l gap-y-2xs text-note max-md:leading-tight md:mt-m md:gap-y-xs">
          <Paragraph prose={legalLine} className="max-w-measure text-galv" />
          <ul className="flex flex-wrap gap-x-s" data-print="hide">
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="site-footer__link">
                  {label}
                </a>
              </li>
            ))}
            <ConsentButton />
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div className="px-xs py-2xs md:p-m">
      <h2 className="note-text text-galv md:mb-xs">{title}</h2>
      <ul className={className}>{children}</ul>
    </div>
  )
}
