import { sectionWords as words } from '#content/answers/sections.ts'
import { steelSections } from '#content/steel-sections.ts'
import { fillIn } from '#domain/fill-in.ts'

/** Every section of the strip in words: its weight per metre and what it is used for, a small table to a family. */
export function SectionTables() {
  return (
    <div className="section-tables">
      {Object.entries(words.families).map(([family, name]) => (
        <table key={family}>
          <caption className="note">{name}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.tableHead}</th>
              <th scope="col">{words.labels.perMetre}</th>
            </tr>
          </thead>
          <tbody>
            {steelSections
              .filter((section) => section.family === family)
              .map((section) => (
                <tr key={section.id}>
                  <th scope="row">
                    {section.name} <span>{section.use}</span>
                  </th>
                  <td>{fillIn(words.perMetre, { mass: String(section.mass) })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
