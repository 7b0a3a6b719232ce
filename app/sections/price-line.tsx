import { ProseText } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'

/** What a job costs, under the lead of a page: its amounts are the largest lettering after the headline. */
export function PriceLine({ price }: { price: Prose }) {
  const parts = typeof price === 'string' ? [price] : price
  return (
    <p className="text-subheading [line-height:1.3]">
      {parts.map((part, index) => (
        <Amounts key={index} part={part} />
      ))}
    </p>
  )
}

/** An amount, or the lower and upper end of a range: "£1,920", "£3k–£15k", "£25k+". */
const amount = /(£\d[\d,]*k?\+?(?:–£\d[\d,]*k?)?)/

/** A part of a price, its amounts in display lettering. */
export function Amounts({ part }: { part: Exclude<Prose, string>[number] }) {
  if (typeof part !== 'string') return <ProseText prose={[part]} />
  return part.split(amount).map((piece, index) =>
    index % 2 === 0 ? (
      <ProseText key={index} prose={piece} />
    ) : (
      <b key={index} className="display-text kept-together">
        {piece.split(/(–)/).map((end) => (
          <span key={end} className={end === '–' ? 'px-[0.1em]' : undefined}>
            {end}
          </span>
        ))}
      </b>
    ),
  )
}
