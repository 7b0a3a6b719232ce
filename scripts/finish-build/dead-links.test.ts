import { expect, it } from 'vitest'
import { deadLinks } from './dead-links.ts'

it('finds links to missing pages and to missing anchors', () => {
  const pages = [
    { path: '/', html: '<a href="/faq#vat">a</a><a href="/faq#tax">b</a><a href="#top">c</a><p id="top">' },
    {
      path: '/faq',
      html: '<h2 id="vat">VAT</h2><a href="/gone?x=1#y">d</a><a href="#top">e</a><a href="https://x.org">f</a>',
    },
  ]
  expect(deadLinks('nowhere', pages)).toEqual([
    '/ links to /faq#tax',
    '/faq links to /gone?x=1#y',
    '/faq links to #top',
  ])
})
