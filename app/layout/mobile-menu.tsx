import { Menu, X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { business } from '#content/business.ts'
import { allServicesLabel, headerLinks, servicesMenu } from '#content/navigation.ts'
import { siteCopy } from '#content/site-copy.ts'
import '#app/ui/icon-button.css'

export function MobileMenu({ path }: { path: string }) {
  const link = ({ href, label }: { href: string; label: string }) => (
    <li key={href}>
      <a
        href={href}
        className="site-header__menu-link flex min-h-11 items-center [line-height:1.3]"
        aria-current={path === href ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  )
  return (
    <>
      <button
        type="button"
        className="icon-button -mr-2xs max-tiny:ml-auto nav:hidden"
        popoverTarget="mobile-menu"
        aria-label={siteCopy.menuLabel}
      >
        <Icon of={Menu} size={26} className="icon-button__closed" />
        <Icon of={X} size={26} className="icon-button__open" />
      </button>
      <div id="mobile-menu" popover="auto" className="site-header__mobile-menu overflow-y-auto bg-paper">
        <nav aria-label={siteCopy.mobileNavigation} className="page-width grid gap-m pb-2xl pt-s">
          <ul className="grid grid-cols-2 gap-x-m rule-b pb-s text-body weight-600">{headerLinks.map(link)}</ul>
          <p className="note-text">{allServicesLabel}</p>
          <div className="grid gap-x-m gap-y-s sm:grid-cols-2">
            {servicesMenu.map(({ group, links }) => (
              <div key={group}>
                <p className="note-text mb-3xs text-slate">{group}</p>
                <ul>{links.map(link)}</ul>
              </div>
            ))}
          </div>
          <p className="rule-t pt-s">
            <a className="weight-600 text-oxide underline" href={business.phone.href}>
              {siteCopy.callNow}: {business.phone.display}
            </a>
          </p>
        </nav>
      </div>
    </>
  )
}
