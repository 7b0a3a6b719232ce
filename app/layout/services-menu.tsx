import { ArrowRight, ChevronDown } from 'lucide'
import { CardIcon } from '#app/sections/card-title.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isServicePath, servicesMenu } from '#content/navigation.ts'
import { siteCopy } from '#content/site-copy.ts'

/** The Services menu: a native popover, so it opens by mouse, touch and keyboard, and without JavaScript. */
export function ServicesMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        className="site-header__link site-header__services-button"
        popoverTarget="services-menu"
        data-current={isServicePath(path) || undefined}
      >
        {siteCopy.servicesLabel}
        <Icon of={ChevronDown} size={16} className="site-header__services-arrow" />
      </button>
      <div id="services-menu" popover="auto" className="site-header__services line-b bg-mill">
        <div className="site-header__groups page-width grid grid-cols-5">
          {servicesMenu.map(({ group, links }) => (
            <div key={group} className="px-s py-m">
              <p className="note-text mb-xs text-slate" id={`services-${group.toLowerCase()}`}>
                {group}
              </p>
              <ul aria-labelledby={`services-${group.toLowerCase()}`}>
                {links.map(({ href, label, line, icon }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="site-header__menu-link grid grid-cols-[1.75rem_1fr] gap-xs py-2xs [line-height:1.3]"
                      aria-current={path === href ? 'page' : undefined}
                    >
                      <CardIcon name={icon} />
                      <span>
                        <b className="block weight-600">{label}</b>{' '}
                        <small className="mt-0.5 block text-small weight-400 text-slate">{line}</small>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <a
            className="rule-t col-span-full flex min-h-12 items-center gap-2xs px-s weight-600 hover:text-oxide"
            href="/calculator"
          >
            {siteCopy.allPrices}
            <Icon of={ArrowRight} size={18} />
          </a>
        </div>
      </div>
    </>
  )
}
