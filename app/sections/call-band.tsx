import { Phone } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { business, callLabel } from '#content/business.ts'
import { siteCopy } from '#content/site-copy.ts'

type Props = { title?: string; text?: string }

/** The yellow emergency band with the number to ring. */
export function CallBand({ title = siteCopy.emergency.title, text = siteCopy.emergency.text }: Props) {
  return (
    <section className="bg-hazard text-ink" aria-label={title}>
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
        <p className="display-text text-body tracking-[-0.01em]">{title}</p>
        <p className="max-w-measure">{text}</p>
        <a
          className="inline-flex min-h-11 items-center gap-2 border-b-2 border-ink font-semibold lg:ml-auto"
          href={business.phone.href}
        >
          <Icon of={Phone} size={18} strokeWidth={2} />
          {callLabel}
        </a>
      </div>
    </section>
  )
}
