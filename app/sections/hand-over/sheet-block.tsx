import { LiftDrawing } from '#app/drawings/lift-drawing.tsx'
import { PieceDrawing, WeldDrawing } from '#app/drawings/piece-drawing.tsx'
import { DataTable } from '#app/sections/data-table.tsx'
import { PriceSums } from '#app/sections/price-sums.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import { formatPounds } from '#content/fill-in.ts'
import { type SheetBlock as Block, packCopy as copy } from '#content/hand-over/pack.ts'

const drawings = { piece: PieceDrawing, welds: WeldDrawing, lift: LiftDrawing }

/** One part of a sheet. Cells and values without text are drawn as a line to fill in. */
export function SheetBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'document':
      return (
        <div className="pack-sheet__document">
          <h4>
            <ProseText prose={block.title} />
          </h4>
          <p>{block.issuer}</p>
        </div>
      )
    case 'entries':
      return (
        <div>
          {block.title ? <h4>{block.title}</h4> : null}
          <FactList facts={block.entries} className="pack-entries" labels="" />
        </div>
      )
    case 'table':
      return (
        <div>
          <h4>{block.title}</h4>
          <DataTable caption={block.title} columns={block.columns} rows={block.rows} />
        </div>
      )
    case 'prices':
      return (
        <div>
          <h4>{block.title}</h4>
          <DataTable
            caption={block.title}
            columns={[
              { label: copy.price.line },
              { label: copy.price.what },
              { label: copy.price.price, numeric: true },
            ]}
            rows={block.lines.map(({ name, what, price }) => [name, what, formatPounds(price)])}
          />
          <PriceSums lines={block.lines} />
        </div>
      )
    case 'drawing': {
      const Drawing = drawings[block.drawing]
      return <Drawing />
    }
    case 'list': {
      const List = block.numbered ? 'ol' : 'ul'
      return (
        <div>
          <h4>{block.title}</h4>
          <List>
            {block.items.map((item) => (
              <li key={item}>
                <ProseText prose={item} />
              </li>
            ))}
          </List>
        </div>
      )
    }
    case 'text':
      return <Paragraph prose={block.text} />
    case 'signatures': {
      const { caption, role, name, signature, date } = copy.signature
      return (
        <DataTable
          caption={caption}
          columns={[{ label: role }, { label: name }, { label: signature }, { label: date }]}
          rows={block.roles.map((each) => [each, '', '', ''])}
        />
      )
    }
  }
}
