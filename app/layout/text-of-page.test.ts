import { expect, it } from 'vitest'
import { changeText } from './text-of-page.ts'

const page = (text: string) => `<!doctype html><title>one</title><body><p class="one">${text}</p></body>`
const louder = (text: string) => text.replaceAll('one', 'ONE')

it('changes the text of the body and nothing else', () => {
  const html = page('one &amp; <b>one</b><br>one<!-- one -->')
  expect(changeText(html, louder)).toBe(page('ONE &amp; <b>ONE</b><br>ONE<!-- one -->'))
})

it('goes on after a script that looks like markup', () => {
  const script = `<script>if (i<n && '<a' !== "'") x = "one"</script>`
  expect(changeText(page(`${script}one`), louder)).toBe(page(`${script}ONE`))
})

it('leaves alone attributes, links, buttons, lists of choices, drawings and what is made again in the browser', () => {
  const html = page(
    '<a title="one">one <b>one</b></a><button>one</button><option>one</option><svg viewBox="0 0 1 1"><path d="M0 0"/><text>one</text></svg><astro-island uid="1"><p>one</p><a>one</a></astro-island>',
  )
  expect(changeText(html, louder)).toBe(html)
  expect(changeText(page(`<a>one</a> one`), louder)).toBe(page(`<a>one</a> ONE`))
})
