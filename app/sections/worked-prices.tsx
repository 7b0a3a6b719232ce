import { SampleMark } from '#app/ui/sample-mark.tsx'
import { vatRate } from '#content/calculator.ts'
import { type WorkedPrice, workedPrices as words } from '#content/worked-prices.ts'
import { choiceKeys, choiceLabel, estimate, formatPounds } from '#domain/estimate.ts'
import { workedTotals } from '#domain/worked-price.ts'
import { Band } from './band.tsx'
import { DataTable } from './data-table.tsx'
import { SectionHead } from './section-head.tsx'
import '#app/ui/result-sheet.css'

/** Example jobs, line by line, each beside what the calculator works out for the same choices. */
export function WorkedPrices() {
  return (
    <Band id={words.id} labelledBy="worked-prices-title">
      <SectionHead {...words} id="worked-prices-title" />
      <SampleMark of="workedPrices" className="mb-6 text-slate" />
      <div className="grid gap-[clamp(2.5rem,5vw,4.5rem)]">
        {words.jobs.map((job) => (
          <WorkedJob key={job.id} job={job} />
        ))}
      </div>
    </Band>
  )
}

/** One example job with its sums and the calculator's range for the same choices. */
export function WorkedJob({ job }: { job: WorkedPrice }) {
  const { net, vat, total } = workedTotals(job.lines)
  const { columns, covered } = words
  return (
    <article className="grid items-start gap-x-10 gap-y-6 border-t border-ink pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-3 lg:col-span-2 lg:max-w-[46rem]">
        <h3 className="text-[1.5rem]">{job.title}</h3>
        <p className="text-slate">{job.text}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {job.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="note text-slate">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <DataTable
          caption={words.caption.replace('{title}', job.title)}
          columns={[
            { label: columns.line },
            { label: columns.what },
            { label: columns.covered, numeric: true },
            { label: columns.price, numeric: true, sum: true },
          ]}
          rows={job.lines.map(({ name, what, price, covered: inRange }) => [
            name,
            what,
            inRange ? covered.yes : covered.no,
            typeof price === 'number' ? formatPounds(price) : price,
          ])}
        />
        <dl className="mt-4 grid gap-1">
          <Sum label={words.net} amount={net} />
          <Sum label={words.vat.replace('{rate}', `${vatRate * 100}%`)} amount={vat} />
          <Sum label={words.total} amount={total} strong />
        </dl>
      </div>
      <div className="grid gap-6">
        <CalculatorSays job={job} />
        <div>
          <h4 className="mb-2 font-semibold">{words.notIncluded}</h4>
          <ul className="grid list-disc gap-1 pl-5 text-slate">
            {job.notIncluded.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}

function Sum({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-6 px-4 ${strong ? 'border-t border-ink pt-2 text-[1.2rem] font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatPounds(amount)}</dd>
    </div>
  )
}

function CalculatorSays({ job }: { job: WorkedPrice }) {
  const chosen = choiceKeys.map((key) => choiceLabel(key, job.choices[key]))
  return (
    <div className="result-sheet" data-ground="dark">
      <h4 className="note border-b border-rule-dark pb-3 font-note! text-[.8125rem]! tracking-[.09em]! text-galv">
        {words.calculator}
      </h4>
      <dl className="grid gap-4">
        <div>
          <dt className="text-[.95rem] text-mist">{words.range}</dt>
          <dd className="display text-[1.5rem]">{estimate(job.choices).priceRange}</dd>
        </div>
        <div>
          <dt className="text-[.95rem] text-mist">{words.coveredTotal}</dt>
          <dd className="font-semibold tabular-nums">{formatPounds(workedTotals(job.lines).coveredTotal)}</dd>
        </div>
        <div>
          <dt className="text-[.95rem] text-mist">{words.choices}</dt>
          <dd>{chosen.join(' · ')}</dd>
        </div>
      </dl>
    </div>
  )
}
