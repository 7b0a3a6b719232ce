/** What a page can do without until it has been shown: kept out of the HTML, where it would race the first picture. */
const lateLinks = [
  { rel: 'stylesheet', href: '/print.css', media: 'print' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function addLateLinks(): void {
  for (const link of lateLinks) document.head.append(Object.assign(document.createElement('link'), link))
}
