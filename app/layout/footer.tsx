import type { ReactNode } from 'react'
import { Lines } from '#app/ui/lines.tsx'
import { Mailbox } from '#app/ui/mailbox.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { addressLines, business, legalLine, openingHours } from '#content/business.ts'
import { allServicesLabel, footerLinks, footerServices, pageLabel } from '#content/navigation.ts'
import { consentCopy, everyPage, serviceAreas } from '#content/page-content.ts'
import { asksConsent } from '#content/site.ts'
import { siteCopy } from '#content/site-copy.ts'
import { hoursCopy } from '#content/week.ts'
import { weekHours } from '#domain/opening-hours.ts'
import { Logo } from './logo.tsx'
import './footer.css'

const week = weekHours(openingHours.hours, openingHours.closed)

/** On phones its padding leaves room for the call bar. */
export function Footer() {
  return (
    <footer className="site-footer bg-ink text-small text-mist max-md:text-note" data-ground="dark">
      <div className="page-width">
        <div className="ruled-cells site-footer__cells *:px-xs *:py-2xs md:*:px-m md:*:py-s md:*:not-last:col-span-6 lg:*:not-last:col-span-3">
          <FirmCell />
          <FooterColumn
            title={siteCopy.footerServices}
            className="max-md:grid-cols-2 max-md:min-[19rem]:grid gap-x-s"
            print="hide"
          >
            {footerServices.map((path) => (
              <li key={path}>
                <a href={path}>{pageLabel(path)}</a>
              </li>
            ))}
            <li>
              <a href="/#services">{allServicesLabel}</a>
            </li>
          </FooterColumn>
          <FooterColumn
            title={siteCopy.footerAreas}
            className="flex flex-wrap gap-x-s md:grid md:grid-cols-2"
            print="hide"
          >
            {serviceAreas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </FooterColumn>
          <ContactColumn />
          <div className="grid items-center gap-x-columns gap-y-3xs text-note [line-height:1.35] lg:grid-cols-[minmax(0,1fr)_auto]">
            <Paragraph prose={legalLine} className="text-galv" />
            <ul className="flex flex-wrap gap-x-s" data-print="hide">
              {footerLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {asksConsent ? (
                <li>
                  <button type="button" className="cursor-pointer" data-ask-consent="">
                    {consentCopy.change}
                  </button>
                </li>
              ) : null}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

function FirmCell() {
  return (
    <div data-print="hide">
      <div className="mb-2xs flex flex-wrap items-center justify-between gap-x-s">
        <Logo />
        <ul className="flex flex-wrap gap-x-s">
          {business.social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p>{everyPage.footer}</p>
    </div>
  )
}

function ContactColumn() {
  return (
    <FooterColumn title={siteCopy.footerContact} className="max-md:flex max-md:flex-wrap max-md:gap-x-s">
      <li>
        <a href={business.phone.href}>{business.phone.display}</a>
      </li>
      <li>
        <a href={`mailto:${business.email}`}>
          <Mailbox address={business.email} />
        </a>
      </li>
      <li>{hoursCopy.emergencyLine}</li>
      <li>
        <address className="not-italic">
          <Lines lines={addressLines} />
        </address>
      </li>
      {week.map(([days, hours]) => (
        <li key={days}>
          {days} {hours}
        </li>
      ))}
    </FooterColumn>
  )
}

type ColumnProps = { title: string; className: string; print?: 'hide'; children: ReactNode }

function FooterColumn({ title, className, print, children }: ColumnProps) {
  return (
    <div data-print={print}>
      <h2 className="note-text mb-3xs text-galv">{title}</h2>
      <ul className={className}>{children}</ul>
    </div>
  )
}
