import { ProseText } from '#app/ui/prose-text.tsx'
import { Amounts } from './price-line.tsx'
import './price-rows.css'

type Props = { rows: readonly { label: string; price: string; time?: string | undefined; href?: string }[] }

/** What typical jobs cost and how long they take, one job a row. */
export function PriceRows({ rows }: Props) {
  const isLong = rows.some(({ label, price, time = '' }) => label.length + price.length + time.length > 37)
  return (
    <dl className={isLong ? 'price-rows price-rows--long' : 'price-rows'}>
      {rows.map(({ label, price, time, href }) => (
        <div key={label}>
          <dt>
            <ProseText prose={href ? [{ href, text: label }] : label} />
          </dt>
          <dd className="kept-together">
            <Amounts part={price} />
          </dd>
          {time ? <dd className={time.includes(', ') ? undefined : 'kept-together'}>{time}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
