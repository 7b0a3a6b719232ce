import { DataTable } from '#app/sections/data-table.tsx'
import { profileCopy as copy, shownSections } from '#content/steel-sections.ts'
import { namedSection } from '#domain/steel-sections.ts'

const sections = shownSections.map(({ id, use }) => ({ ...namedSection(id), use }))

/** A table for each family of steel profiles: weight per metre and use. */
export function SectionTables() {
  return (
    <div className="grid items-start gap-columns lg:grid-cols-2">
      {Object.entries(copy.families).map(([family, name]) => (
        <DataTable
          key={family}
          caption={name}
          columns={[{ label: name }, { label: copy.use }]}
          rows={sections
            .filter((section) => section.family === family)
            .map((section) => [`${section.name}, ${section.mass} ${copy.perMetreUnit}`, section.use])}
        />
      ))}
    </div>
  )
}
