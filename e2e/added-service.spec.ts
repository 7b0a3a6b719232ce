import { addedService, test } from './custom-site.ts'
import { readPages } from './page-html.ts'
import { expect } from './test.ts'

test('a service that the owner adds has a page, and everything that lists services leads to it', async ({
  request,
}) => {
  const path = '/roof-trusses'
  const [page, faq, sitemap] = await readPages(request, [path, '/faq', '/sitemap'])
  expect(page).toMatchObject({ status: 200, titles: [expect.stringContaining(addedService)] })
  expect(page?.crumbs).toContain(addedService)
  expect(page?.links).toContain('#get-quote')
  expect(page?.graphs.join()).toContain(`"name":"${addedService}"`)
  const linksIn = (list: typeof page) => list?.links.filter((link) => link === path).length ?? 0
  expect(linksIn(faq), 'the menu').toBeGreaterThan(0)
  expect(linksIn(sitemap), 'the sitemap').toBeGreaterThan(linksIn(faq))
  for (const file of ['/sitemap.xml', '/llms.txt']) expect(await (await request.get(file)).text()).toContain(path)
})
