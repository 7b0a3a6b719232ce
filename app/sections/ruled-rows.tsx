import { CardTitle } from '#app/ui/card-icon.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import type { Row } from '#content/service.ts'
import './ruled-rows.css'

/** What a service covers, one below the other: title, text, and its facts or list on the right. */
export function RuledRows({ rows }: { rows: readonly (Omit<Row, 'text'> & Partial<Row>)[] }) {
  return (
    <ul className="ruled-rows">
      {rows.map(({ title, icon, text, facts, list }) => (
        <li key={title}>
          <CardTitle title={title} icon={icon} />
          {text ? <Paragraph prose={text} /> : null}
          {facts ? <FactList facts={facts} /> : null}
          {list ? <TextList items={list} /> : null}
        </li>
      ))}
    </ul>
  )
}
