import { FactList } from '#app/ui/fact-list.tsx'
import { PriceRange } from '#app/ui/price-range.tsx'
import { Paragraph, ProseText, TextList } from '#app/ui/prose-text.tsx'
import { fillIn, formatPounds } from '#content/fill-in.ts'
import { workedPrices as copy, type WorkedPrice } from '#content/worked-prices.ts'
import { choiceKeys, choiceLabel, estimate } from '#domain/estimate.ts'
import { priceTotals, workedTotals } from '#domain/worked-price.ts'
import { DataTable } from './data-table.tsx'
import { PriceSums } from './price-sums.tsx'
import '#app/ui/fold.css'
import '#app/ui/result-sheet.css'
import './worked-job.css'

type Props = { job: WorkedPrice }

const shownPrice = (price: number | string) => (typeof price === 'number' ? formatPounds(price) : price)

function coveredShare({ lines }: WorkedPrice): string {
  const { total, coveredTotal } = workedTotals(lines)
  return coveredTotal === total ? copy.allCovered : fillIn(copy.partCovered, { covered: formatPounds(coveredTotal) })
}

/** One example job: its total, and in a disclosure its lines, what they leave out and the calculator's range. */
export function WorkedJob({ job }: Props) {
  return (
    <article id={job.id} aria-labelledby={`${job.id}-title`} className="worked-job line-t grid gap-x-l gap-y-2xs pt-s">
      <h3 id={`${job.id}-title`}>{job.title}</h3>
      <p>
        <b className="display-text text-heading">{formatPounds(priceTotals(job.lines).total)}</b> {copy.withVat}
      </p>
      <Paragraph prose={job.text} className="max-w-measure text-slate" />
      <details className="fold">
        <summary>{fillIn(copy.showLines, { count: job.lines.length })}</summary>
        <WorkedLines job={job} />
      </details>
    </article>
  )
}

/** The lines of an example job with their sum, what they leave out, and the calculator's range for the same choices. */
function WorkedLines({ job }: Props) {
  const { columns, covered } = copy
  return (
    <div className="worked-job__lines grid items-start gap-x-l gap-y-m">
      <FactList facts={job.facts} className="flex flex-wrap gap-x-l gap-y-2xs" values="weight-600" />
      <div>
        <DataTable
          caption={fillIn(copy.caption, { title: job.title })}
          columns={[
            { label: columns.line },
            { label: columns.what },
            { label: columns.covered, numeric: true },
            { label: columns.price, numeric: true },
          ]}
          rows={job.lines.map(({ name, what, price, covered: inRange }) => [
            name,
            what,
            inRange ? covered.yes : covered.no,
            shownPrice(price),
          ])}
        />
        <PriceSums lines={job.lines} />
        <p className="px-2xs pt-2xs text-slate md:px-s">{coveredShare(job)}</p>
      </div>
      <div className="grid gap-m">
        <CalculatorSays job={job} />
        <div>
          <h4 className="mb-2xs weight-600">{copy.notIncluded}</h4>
          <TextList items={job.notIncluded} className="grid list-disc gap-3xs pl-s text-slate" />
        </div>
      </div>
    </div>
  )
}

function CalculatorSays({ job }: Props) {
  const chosen = choiceKeys.map((key) => choiceLabel(key, job.choices[key]))
  return (
    <div className="result-sheet" data-ground="dark">
      <h4 className="note-text text-galv">{copy.calculator}</h4>
      <dl className="grid gap-s max-sm:gap-2xs">
        <div>
          <dt className="text-small text-mist">{copy.range}</dt>
          <dd className="display-text text-subheading">
            <PriceRange range={estimate(job.choices).priceRange} />
          </dd>
        </div>
        <div>
          <dt className="text-small text-mist">{copy.choices}</dt>
          <dd>
            <ProseText prose={chosen.join(' · ')} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
