import { ProseText } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'

type Project = { title: string; text: string; facts: readonly { label: string; value: string }[] }

/** Jobs done, each with its figures; titles, texts and figures stand level across a row. */
export function ProjectCards({ projects }: { projects: readonly Project[] }) {
  return (
    <>
      <SampleMark of="projects" className="mb-4 text-slate" />
      <ul className="ruled-cells card-cells">
        {projects.map(({ title, text, facts }) => (
          <li key={title} className="row-span-3 grid grid-rows-subgrid gap-y-2 bg-mill p-6 max-sm:gap-y-2 max-sm:p-4">
            <h3 className="self-end">{title}</h3>
            <p className="text-slate max-sm:leading-snug">
              <ProseText prose={text} />
            </p>
            <dl className="mt-2 flex flex-wrap content-start gap-x-6 gap-y-2 border-t border-rule pt-4 max-sm:mt-0 max-sm:gap-y-1 max-sm:border-0 max-sm:pt-0">
              {facts.map(({ label, value }) => (
                <div key={label} className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
                  <dt className="note-text text-slate">{label}</dt>
                  <dd className="font-semibold">
                    <ProseText prose={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
