import { business, legalLine, postalAddress } from '#content/business.ts'
import { fillIn } from '#content/fill-in.ts'
import { packCopy as copy, handOverDocuments, handOverSheets, type Sheet } from '#content/hand-over/pack.ts'
import { SheetBlock } from './sheet-block.tsx'
import './pack-sheet.css'

type Props = { sheet: Sheet }

/** One sheet of A4. A sheet that begins with a document names the issuer of that document, not the firm. */
export function PackSheet({ sheet }: Props) {
  const { id, blocks } = sheet
  const number = Object.keys(handOverDocuments).indexOf(id) + 1
  const ours = blocks[0]?.kind !== 'document'
  return (
    <article className="pack-sheet">
      <header className="pack-sheet__head">
        {ours ? (
          <p>
            <strong>{business.name}</strong>
            {postalAddress} · {business.phone.display}
          </p>
        ) : null}
        <p className="note-text">
          {copy.specimen} · {fillIn(copy.sheetOf, { number, count: handOverSheets.length })}
        </p>
        <h3>{handOverDocuments[id].name}</h3>
      </header>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change order, and two may be of one kind
        <SheetBlock key={index} block={block} />
      ))}
      {ours ? <footer className="pack-sheet__foot">{legalLine}</footer> : null}
    </article>
  )
}
