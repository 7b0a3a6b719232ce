import { expect, hydrated, test } from './test.ts'

for (const path of ['/', '/calculator', '/gallery', '/faq', '/areas-we-serve', '/welding-services']) {
  test(`${path} asks for nothing but its first picture, its fonts and the sheet for paper before it is painted @phone`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    // A busy machine paints late, and asks for no frame meanwhile: so it is looked up every 100 ms.
    await page.waitForFunction(
      () => Number(Reflect.get(performance.getEntriesByName('first-contentful-paint')[0] ?? {}, 'paintTime')) > 0,
      undefined,
      { polling: 100 },
    )
    const asked = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      // When the frame was painted; it is on the screen a little later.
      const painted = Number(Reflect.get(paint ?? {}, 'paintTime'))
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const before = files.filter(({ startTime }) => startTime <= painted)
      return before.map(({ name }) => new URL(name).pathname).filter((name) => !/^\/fonts\/.*\.woff2$/.test(name))
    })
    // The sheet for paper is asked for last, and nothing waits for it.
    const seen = asked.filter((name) => !/^\/assets\/print\..*\.css$/.test(name))
    expect(seen.filter((name) => !/^\/assets\/.*\.avif$/.test(name))).toEqual([])
    expect(seen.length).toBeLessThanOrEqual(1)
  })
}
