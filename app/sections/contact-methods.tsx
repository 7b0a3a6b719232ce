import { Mail, MessageCircle, Phone } from 'lucide'
import { WhatsappLink } from '#app/firm/whatsapp-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Mailbox } from '#app/ui/mailbox.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { business } from '#content/business.ts'
import type { ContactMethod } from '#content/page-content.ts'
import { ProofRow } from './proof-row.tsx'

const icons = { phone: Phone, email: Mail, whatsapp: MessageCircle } as const

/** The telephone is the large one. */
const large = {
  cell: 'lg:col-span-6 lg:row-span-2 lg:content-center',
  value: 'display-text text-figure max-narrow:text-heading',
  link: buttonClass('primary'),
}
const small = {
  cell: 'md:col-span-6 lg:grid-cols-[minmax(0,1fr)_auto]',
  value: 'weight-600',
  link: `${buttonClass('ghost')} lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:min-w-58 lg:self-center`,
}

/** The three ways to reach the firm. */
export function ContactMethods({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <section className="pb-2xl">
      <div className="page-width">
        <ul className="ruled-cells">
          {methods.map((method) => (
            <Method key={method.id} method={method} look={method.id === 'phone' ? large : small} />
          ))}
        </ul>
        <ProofRow />
      </div>
    </section>
  )
}

function Method({ method: { id, title, value, text, action }, look }: { method: ContactMethod; look: typeof small }) {
  const link = `mt-2xs ${look.link}`
  return (
    <li
      className={`grid content-start justify-items-start gap-2xs bg-mill px-l py-cell max-sm:gap-3xs max-sm:px-s ${look.cell}`}
    >
      <h2 className="flex items-center gap-xs text-subheading">
        <Icon of={icons[id]} size={22} className="text-oxide" />
        {title}
      </h2>
      <p className={look.value}>{value.includes('@') ? <Mailbox address={value} /> : value}</p>
      <Paragraph prose={text} className="text-slate" />
      {id === 'whatsapp' ? (
        <WhatsappLink className={link}>{action}</WhatsappLink>
      ) : (
        <a className={link} href={id === 'phone' ? business.phone.href : `mailto:${business.email}`}>
          {action}
        </a>
      )}
    </li>
  )
}
