import { ProseText } from '#app/ui/prose-text.tsx'
import { Amounts } from './price-line.tsx'
import './price-rows.css'

type Props = { rows: readonly { label: string; price: string; time?: string | undefined; href?: string }[] }

/** What fits next to each other on a screen of 390 px. */
const charactersInLine = 37

/** What typical jobs cost and how long they take, one job a row. */
export function PriceRows({ rows }: Props) {
  const isLong = rows.some(({ label, price, time = '' }) => `${label}${price}${time}`.length > charactersInLine)
  return (
    <dl className={`price-rows rule-t text-balance [line-height:1.3] ${isLong ? 'price-rows--long' : ''}`}>
      {rows.map(({ label, price, time, href }) => (
        <div
          key={label}
          className="relative col-span-full grid grid-cols-subgrid content-center items-baseline rule-b py-3xs max-sm:has-[a]:min-h-11"
        >
          <dt>
            {href ? (
              <a href={href} className="link-inline block-link">
                <ProseText prose={label} />
              </a>
            ) : (
              <ProseText prose={label} />
            )}
          </dt>
          <dd className="kept-together">
            <Amounts part={price} />
          </dd>
          {time ? (
            <dd>
              <ProseText prose={time} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
