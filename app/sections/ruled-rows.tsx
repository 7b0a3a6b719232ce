import { CardIcon } from '#app/ui/card-icon.tsx'
import { Paragraph, ProseText, TextList } from '#app/ui/prose-text.tsx'
import type { Card } from '#content/service.ts'
import './ruled-rows.css'

/** What a service covers, one below the other: title, text, and its facts or list on the right. */
export function RuledRows({ rows }: { rows: readonly Card[] }) {
  return (
    <ul className="ruled-rows">
      {rows.map(({ title, icon, text, facts, list }) => (
        <li key={title}>
          <h3 className={icon ? 'card-icon__title' : undefined}>
            {icon ? <CardIcon name={icon} /> : null}
            {title}
          </h3>
          <Paragraph prose={text} />
          {facts ? (
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="note-text text-slate">{label}</dt>
                  <dd>
                    <ProseText prose={value} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {list ? <TextList items={list} /> : null}
        </li>
      ))}
    </ul>
  )
}
