import { profileCopy as copy, shownSections } from '#content/steel-profiles.ts'
import { namedSection } from '#domain/steel-sections.ts'
import './section-tables.css'

const sections = shownSections.map(({ id, use }) => ({ ...namedSection(id), use }))

/** A table for each family of steel profiles: weight per metre and use. */
export function SectionTables() {
  return (
    <div className="section-tables">
      {Object.entries(copy.families).map(([family, name]) => (
        <table key={family}>
          <thead className="note-text">
            <tr>
              <th scope="col" colSpan={2}>
                {name}
              </th>
              <th scope="col">{copy.perMetreUnit}</th>
            </tr>
          </thead>
          <tbody>
            {sections
              .filter((section) => section.family === family)
              .map((section) => (
                <tr key={section.id}>
                  <th scope="row">{section.name}</th>
                  <td>{section.use}</td>
                  <td>{section.mass}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
