import { ConsentButton } from '#app/features/consent/consent-button.tsx'
import { business } from '#content/business.ts'
import { footerLinks, footerServices, pageLabels } from '#content/navigation.ts'
import { serviceAreas } from '#content/places.ts'
import { siteWords } from '#content/site-words.ts'
import { Logo } from './logo.tsx'
import './footer.css'

export function Footer() {
  const { address } = business
  return (
    <footer className="bg-ink pb-24 pt-14 text-mist md:pb-10" data-ground="dark">
      <div className="wrap">
        <div className="cells md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_.95fr_1.3fr]" data-print="hide">
          <div className="grid content-start gap-4 p-6">
            <span className="text-white">
              <Logo />
            </span>
            <p>{siteWords.footerBlurb}</p>
            <ul className="flex flex-wrap gap-x-5">
              {business.social.map(({ name, href }) => (
                <li key={name}>
                  <a className="footer-link" href={href} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <FooterColumn title={siteWords.footerServices}>
            {footerServices.map((path) => (
              <li key={path}>
                <a href={path} className="footer-link">
                  {pageLabels[path]}
                </a>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title={siteWords.footerAreas} columns>
            {serviceAreas.map((area) => (
              <li key={area} className="py-1">
                {area}
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title={siteWords.footerContact}>
            <li>
              <a className="footer-link" href={business.phone.href}>
                {business.phone.display}
              </a>
            </li>
            <li>
              <a className="footer-link wrap-anywhere max-[22rem]:text-[.85rem]" href={`mailto:${business.email}`}>
                {business.email}
              </a>
            </li>
            <li className="py-1">
              <address className="not-italic">
                {address.street},<br />
                {address.town}, {address.county} {address.postcode}
              </address>
            </li>
          </FooterColumn>
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-3 text-[.9rem]">
          <p className="max-w-[46rem] text-galv">
            {business.legalName}. Registered in {business.registeredIn}, company number {business.companyNumber}.
            Registered office: {address.street}, {address.town}, {address.county} {address.postcode}. VAT number{' '}
            {business.vatNumber}.
          </p>
          <ul className="flex flex-wrap gap-x-5" data-print="hide">
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="footer-link">
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

function FooterColumn({ title, columns, children }: { title: string; columns?: boolean; children: React.ReactNode }) {
  return (
    <div className="p-6">
      <h2 className="note mb-3 text-galv">{title}</h2>
      <ul className={columns ? 'grid grid-cols-2 gap-x-4' : ''}>{children}</ul>
    </div>
  )
}
