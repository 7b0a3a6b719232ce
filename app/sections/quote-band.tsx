import { QuoteForm } from '#app/features/quote-form/quote-form.tsx'

type Props = {
  mark: string
  title: string
  lead: string
  nextTitle: string
  next: readonly string[]
  service?: string
}

/** The quote form beside what happens next; the target of every #get-quote link. */
export function QuoteBand({ mark, title, lead, nextTitle, next, service }: Props) {
  return (
    <section className="band bg-sand" id="get-quote" aria-labelledby="get-quote-title">
      <div className="wrap grid items-start gap-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,22rem)_1fr]">
        <div className="lg:sticky lg:top-28">
          <p className="section-mark note">{mark}</p>
          <h2 id="get-quote-title" className="text-[clamp(1.8rem,3.2vw,2.6rem)]">
            {title}
          </h2>
          <p className="mt-5 text-slate">{lead}</p>
          <h3 className="mt-9">{nextTitle}</h3>
          <ol className="mt-4 grid gap-4">
            {next.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.2rem_1fr] gap-4">
                <span className="balloon" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="pt-1 text-slate">{step}</span>
              </li>
            ))}
          </ol>
        </div>
        <QuoteForm service={service} />
      </div>
    </section>
  )
}
