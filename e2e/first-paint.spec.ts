import { expect, hydrated, test } from './test.ts'

for (const path of ['/', '/calculator', '/gallery', '/faq', '/areas-we-serve', '/welding-services']) {
  test(`${path} asks for nothing but its first picture and its fonts before it is painted @phone`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const asked = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const before = files.filter(({ startTime }) => startTime <= painted)
      return before.map(({ name }) => new URL(name).pathname).filter((name) => !/^\/fonts\/.*\.woff2$/.test(name))
    })
    expect(asked.filter((name) => !/^\/images\/.*\.avif$/.test(name))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(1)
  })
}
