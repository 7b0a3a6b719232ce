import { ContactForm } from '#app/features/contact-form/contact-form.tsx'
import type { ContactPage } from '#content/contact.ts'

type Props = Pick<ContactPage, 'form' | 'next'>

/** The contact form beside what happens next. */
export function ContactBand({ form, next }: Props) {
  return (
    <section className="band bg-sand" id={form.id} aria-labelledby="enquiry-title">
      <div className="wrap grid items-start gap-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,22rem)_1fr]">
        <div className="lg:sticky lg:top-28">
          <p className="section-mark note">{form.mark}</p>
          <h2 id="enquiry-title" className="text-[clamp(1.8rem,3.2vw,2.6rem)]">
            {form.title}
          </h2>
          <p className="mt-5 text-slate">{form.intro}</p>
          <h3 className="mt-9">{next.title}</h3>
          <ol className="mt-4 grid gap-5">
            {next.steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2.2rem_1fr] gap-4">
                <span className="balloon" aria-hidden="true">
                  {index + 1}
                </span>
                <p className="pt-1 text-slate">
                  <b className="block text-ink">{title}</b>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <ContactForm />
      </div>
    </section>
  )
}
