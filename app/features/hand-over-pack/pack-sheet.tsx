import { business, legalLine, postalAddress } from '#content/business.ts'
import { fillIn } from '#content/fill-in.ts'
import { packCopy as copy, type DocumentId, handOverDocuments, type Sheet } from '#content/hand-over/pack.ts'
import { SheetBlock } from './sheet-block.tsx'

export const sheetHeadingId = (id: DocumentId) => `pack-${id}`

type Props = { sheet: Sheet; number: number; count: number }

/** One sheet of A4. A sheet that begins with a document names the issuer of that document, not the firm. */
export function PackSheet({ sheet: { id, blocks }, number, count }: Props) {
  const ours = blocks[0]?.kind !== 'document'
  return (
    <article className="pack-sheet" aria-labelledby={sheetHeadingId(id)} data-watermark={copy.watermark}>
      <header className="pack-sheet__head">
        {ours ? (
          <p>
            <strong>{business.name}</strong>
            {postalAddress} · {business.phone.display}
          </p>
        ) : null}
        <p className="note-text">
          {copy.watermark} · {fillIn(copy.sheetOf, { number, count })}
        </p>
        <h3 id={sheetHeadingId(id)} tabIndex={-1}>
          {handOverDocuments[id].name}
        </h3>
      </header>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change order, and two may be of one kind
        <SheetBlock key={index} block={block} />
      ))}
      {ours ? <footer className="pack-sheet__foot">{legalLine}</footer> : null}
    </article>
  )
}
