import { useState } from 'react'
import { SampleMark } from '#app/firm/sample-mark.tsx'
import { fillIn, formatPounds, percent } from '#content/fill-in.ts'
import { listPageCopy as copy, listCopy } from '#content/steel-list.ts'
import type { SteelRates } from '#content/steel-rates.ts'
import type { ListAnswers } from '#domain/steel-list/list-answers.ts'
import { priceList } from '#domain/steel-list/list-price.ts'
import type { ListRow } from '#domain/steel-list/list-row.ts'

type Zone = keyof SteelRates['delivery']
const isZone = (value: string): value is Zone => value in copy.zones

type Props = { rows: readonly ListRow[]; answers: ListAnswers; vatRate: number }

/** A budget price as a range, and how it is made up. Nothing if the owner shows no prices. */
export function ListPrice({ rows, answers, vatRate }: Props) {
  const [zone, setZone] = useState<Zone>()
  const price = priceList(rows, answers, vatRate, zone)
  if (!price) return null
  const { low, high, items } = price
  return (
    <div className="grid content-start gap-xs">
      <h5 className="note-text text-galv">{copy.priceTitle}</h5>
      <p className="display-text text-heading">{fillIn(copy.range, { low, high })}</p>
      <p>{fillIn(copy.withVat, { vat: percent(vatRate) })}</p>
      <label className="grid gap-3xs text-small weight-600" data-print="hide">
        {copy.zone}
        <select
          className="form-control"
          value={zone ?? ''}
          onChange={({ target }) => setZone(isZone(target.value) ? target.value : undefined)}
        >
          <option value="">{copy.noZone}</option>
          {Object.entries(copy.zones).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <details className="fold">
        <summary>{copy.items}</summary>
        <dl className="steel-list__items">
          {items.map(({ item, amount }) => (
            <div key={item}>
              <dt>{listCopy.price[item]}</dt>
              <dd>{formatPounds(Math.round(amount))}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="text-small text-mist">
        {zone ? null : listCopy.price.withoutDelivery} {listCopy.price.excludes} {listCopy.price.engineer}
      </p>
      <SampleMark of="steelRates" />
    </div>
  )
}
