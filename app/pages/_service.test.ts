import { loadRenderers } from 'astro:container'
import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test, vi } from 'vitest'
import { services } from '#content/services/index.ts'
import * as page from './[service].astro'

vi.mock(import('#content/services/index.ts'), async (original) => {
  const real = await original()
  const [first] = real.services
  return { ...real, services: [...real.services, { ...first, path: '/roof-trusses', name: 'Roof Trusses' }] } as never
})

test('a service without a page file of its own gets a page', async () => {
  const [made, ...more] = page.getStaticPaths()
  expect([made?.params.service, more]).toEqual(['roof-trusses', []])
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) })
  const html = await container.renderToString(page.default, { props: made?.props })
  expect(html).toContain(services.at(-1)?.hero.title)
})
