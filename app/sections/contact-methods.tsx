import { Mail, MessageCircle, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Mailbox } from '#app/ui/mailbox.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { WhatsappLink } from '#app/ui/whatsapp-link.tsx'
import { business } from '#content/business.ts'
import type { ContactMethod } from '#content/page-content.ts'
import { ProofRow } from './proof-row.tsx'

const icons = { phone: Phone, email: Mail, whatsapp: MessageCircle } as const

/** The three ways to reach the firm. */
export function ContactMethods({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <section className="pb-2xl">
      <div className="page-width">
        <ul className="ruled-cells">
          {methods.map(({ id, title, value, text, action }) => (
            <li
              key={id}
              className={`grid content-start justify-items-start gap-2xs bg-mill px-l py-cell max-sm:gap-3xs max-sm:px-s ${id === 'phone' ? 'lg:col-span-6 lg:row-span-2 lg:content-center' : 'md:col-span-6 lg:grid-cols-[minmax(0,1fr)_auto]'}`}
            >
              <h2 className="flex items-center gap-xs text-subheading">
                <Icon of={icons[id]} size={22} className="text-oxide" />
                {title}
              </h2>
              <p className={id === 'phone' ? 'display-text text-figure max-narrow:text-heading' : 'weight-600'}>
                {value.includes('@') ? <Mailbox address={value} /> : value}
              </p>
              <Paragraph prose={text} className="text-slate" />
              <MethodLink id={id}>{action}</MethodLink>
            </li>
          ))}
        </ul>
        <ProofRow />
      </div>
    </section>
  )
}

function MethodLink({ id, children }: { id: ContactMethod['id']; children: ReactNode }) {
  const look =
    id === 'phone'
      ? `${buttonClass('primary')} mt-2xs`
      : `${buttonClass('ghost')} mt-2xs lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:self-center`
  if (id === 'whatsapp') return <WhatsappLink className={look}>{children}</WhatsappLink>
  return (
    <a className={look} href={id === 'phone' ? business.phone.href : `mailto:${business.email}`}>
      {children}
    </a>
  )
}
