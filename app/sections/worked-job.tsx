import { FactList } from '#app/ui/fact-list.tsx'
import { PriceRange } from '#app/ui/price-range.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import { calculatorCopy, vatRate } from '#content/calculator.ts'
import { fillIn, formatPounds, percent } from '#content/fill-in.ts'
import { workedPrices as copy, type WorkedLine, type WorkedPrice } from '#content/page-content.ts'
import { priceTotals } from '#content/vat.ts'
import { choicesToSearch, estimate } from '#domain/estimate.ts'
import { DataTable } from './data-table.tsx'
import '#app/ui/fold.css'

type Props = { job: WorkedPrice }

const shownPrice = (price: number | string) => (typeof price === 'number' ? formatPounds(price) : price)

const lineName = ({ name, price, covered }: WorkedLine) =>
  covered || typeof price === 'string' ? name : fillIn(copy.notCovered, { line: name })

/** One example job: its total, and in a disclosure its lines, what they leave out and the calculator's range. */
export function WorkedJob({ job }: Props) {
  return (
    <article
      id={job.id}
      aria-labelledby={`${job.id}-title`}
      className="line-t grid gap-x-l gap-y-2xs pt-s md:grid-cols-[1fr_auto]"
    >
      <h3 id={`${job.id}-title`}>{job.title}</h3>
      <p>
        <b className="mr-3xs display-text text-heading">{formatPounds(priceTotals(job.lines).total)}</b> {copy.withVat}
      </p>
      <Paragraph prose={job.text} className="max-w-measure text-slate md:col-span-2" />
      <details className="fold [border-bottom:0] md:col-span-2">
        <summary>{fillIn(copy.showLines, { job: job.short, count: job.lines.length })}</summary>
        <WorkedLines job={job} />
      </details>
    </article>
  )
}

/** The lines of an example job with their sum, what they leave out, and the calculator's range for the same choices. */
function WorkedLines({ job }: Props) {
  const { columns, sums } = copy
  const { net, vat, total } = priceTotals(job.lines)
  return (
    <div className="grid items-start gap-x-columns gap-y-m lg:grid-cols-[minmax(0,25fr)_minmax(0,12fr)]">
      <FactList facts={job.facts} className="col-span-full flex flex-wrap gap-x-l gap-y-2xs" values="weight-600" />
      <div>
        <DataTable
          caption={fillIn(copy.caption, { title: job.title })}
          columns={[{ label: columns.line }, { label: columns.what }, { label: columns.price, numeric: true }]}
          rows={job.lines.map((line) => [lineName(line), line.what, shownPrice(line.price)])}
        />
        <FactList
          facts={[
            { label: sums.net, value: formatPounds(net) },
            { label: fillIn(sums.vat, { rate: percent(vatRate) }), value: formatPounds(vat) },
            { label: sums.total, value: formatPounds(total) },
          ]}
          layout="rows"
          className="mt-2xs grid tabular *:px-2xs *:last:line-t *:last:pt-2xs *:last:text-subheading *:last:weight-600 sm:mt-s sm:gap-3xs md:*:px-s"
          labels=""
        />
      </div>
      <div className="grid gap-s">
        <div>
          <h4 className="mb-2xs weight-600">{copy.notIncluded}</h4>
          <TextList items={job.notIncluded} className="grid list-disc gap-3xs pl-s text-slate" />
        </div>
        <p>
          {copy.range} <PriceRange {...estimate(job.choices)} to={calculatorCopy.rangeTo} />.{' '}
          <a href={`/calculator${choicesToSearch(job.choices)}`} className="link-inline">
            {copy.load}
          </a>
        </p>
      </div>
    </div>
  )
}
