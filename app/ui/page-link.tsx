import { Link, type LinkProps } from 'react-router'

/** A link to a page of this site, which is fetched ahead as soon as the visitor means to go there. */
export function PageLink(props: Omit<LinkProps, 'prefetch'>) {
  return <Link {...props} prefetch="intent" />
}
