/** Services by name, each a link to its page: down the columns, so that the last one is never alone in a row. */
export function ServiceIndex({ services }: { services: readonly { path: string; name: string }[] }) {
  return (
    <ul className="line-t columns-[2_9rem] gap-x-s *:break-inside-avoid lg:columns-3 lg:gap-x-columns">
      {services.map(({ path, name }) => (
        <li key={path} className="rule-b">
          <a
            href={path}
            className="flex min-h-[2.9rem] items-center py-3xs weight-600 [line-height:1.25] hover:text-oxide max-sm:text-small"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
