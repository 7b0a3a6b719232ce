import { Phone } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { business } from '#content/business.ts'
import { headerLinks } from '#content/navigation.ts'
import { siteCopy } from '#content/site-copy.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { TopBar } from './top-bar.tsx'
import './header.css'

export function Header({ path }: { path: string }) {
  const link = ({ href, label }: { href: string; label: string }) => (
    <a key={href} href={href} className="site-header__link" aria-current={path === href ? 'page' : undefined}>
      {label}
    </a>
  )
  return (
    <header className="site-header">
      <a
        className="skip-link fixed -top-24 left-(--gutter) z-60 bg-oxide px-m py-xs weight-600 text-white focus:top-2"
        href="#main"
        data-print="hide"
      >
        {siteCopy.skipLink}
      </a>
      <TopBar />
      <div className="page-width flex min-h-13 items-center gap-xs max-narrow:gap-2xs md:min-h-17 nav:gap-s">
        <Logo />
        <nav aria-label={siteCopy.mainNavigation} className="ml-auto hidden items-center gap-xs nav:flex xl:gap-s">
          {headerLinks.slice(0, 2).map(link)}
          <ServicesMenu path={path} />
          {headerLinks.slice(2).map(link)}
        </nav>
        <a
          className={`${buttonClass('ghost', 'small')} ml-auto hidden md:inline-flex nav:ml-0`}
          href={business.phone.href}
        >
          <Icon of={Phone} size={17} className="hidden xl:block" />
          {siteCopy.callNow}
          <span className="hidden weight-400 xl:inline">{business.phone.display}</span>
        </a>
        <a
          href="/contact"
          className={`${buttonClass('primary', 'small')} ml-auto max-narrow:px-2xs max-tiny:hidden md:ml-0`}
        >
          {siteCopy.getQuote}
        </a>
        <MobileMenu path={path} />
      </div>
    </header>
  )
}
