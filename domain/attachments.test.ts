import { describe, expect, test } from 'vitest'
import { addAttachments, refusalOf, sizeText } from './attachments.ts'

function file(name: string, { type = 'application/pdf', size = 1000 } = {}) {
  return { name, type, size }
}

const tooMany = { title: 'Too many files', text: 'You can upload a maximum of 5 files.' }
function already(name: string) {
  return { title: 'Already attached', text: `${name} is already on the list.` }
}
const five = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => file(name))

describe('one file', () => {
  test.each([
    ['plan.pdf', 'application/pdf'],
    ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['odd.type', 'Application/PDF; charset=binary'],
  ])('%s as %s is taken by its type', (name, type) => {
    expect(refusalOf(file(name, { type }))).toBeUndefined()
  })

  test.each(['A.JPG', 'a.jpeg', 'a.png', 'a.webp', 'a.pdf', 'letter.doc', 'Letter.DOCX', 'v1.2 final.pdf'])(
    '%s is taken by its extension when the browser gives no type',
    (name) => {
      expect(refusalOf(file(name, { type: '' }))).toBeUndefined()
      expect(refusalOf(file(name, { type: 'application/octet-stream' }))).toBeUndefined()
    },
  )

  test.each([
    ['photo.heic', 'image/heic'],
    ['drawing.dwg', ''],
    ['setup.exe', 'application/octet-stream'],
    ['plan.pdf.exe', ''],
    ['renamed.pdf', 'text/html'],
    ['', ''],
  ])('"%s" as "%s" is refused, word for word', (name, type) => {
    expect(refusalOf(file(name, { type }))).toEqual({
      title: 'File type not supported',
      text: `${name} is not a supported file type. Please upload images (JPG, PNG, WEBP) or documents (PDF, DOC, DOCX).`,
    })
  })

  test('10 MB is taken, a byte more is refused, word for word', () => {
    expect(refusalOf(file('plan.pdf', { size: 10_485_760 }))).toBeUndefined()
    expect(refusalOf(file('plan.pdf', { size: 10_485_761 }))).toEqual({
      title: 'File too large',
      text: 'plan.pdf is larger than 10MB. Please choose a smaller file.',
    })
  })

  test('a name with a replacement pattern is shown as it is', () => {
    expect(refusalOf(file("$& $' $1.exe", { type: '' }))?.text).toMatch(/^\$& \$' \$1\.exe is not/)
  })
})

describe('adding', () => {
  const four = five.slice(0, 4)
  const plan = file('plan.pdf')
  const others = [file('plan.pdf', { size: 1001 }), file('Plan.pdf')]

  test.each([
    ['five fit at once', [], five, { attached: five }],
    ['six are rejected together', [], [...five, file('6.pdf')], { attached: [], refusals: [tooMany] }],
    ['a sixth is rejected', five, [file('6.pdf')], { attached: five, refusals: [tooMany] }],
    ['name and size together make it the same', [plan], others, { attached: [plan, ...others] }],
    [
      'repeats do not count towards the five',
      four,
      [file('1.pdf'), file('5.pdf'), file('5.pdf')],
      { attached: five, repeats: [already('1.pdf'), already('5.pdf')] },
    ],
    [
      'where the rest are too many, only what was attached before is called attached',
      five,
      [file('1.pdf'), file('6.pdf'), file('6.pdf')],
      { attached: five, refusals: [tooMany], repeats: [already('1.pdf')] },
    ],
  ])('%s', (_, before, chosen, result) => {
    expect(addAttachments(before, chosen)).toEqual({ refusals: [], repeats: [], ...result })
  })

  test('only good files join those attached and count towards the five, each bad one has its own refusal', () => {
    const bad = [file('a.exe', { type: '' }), file('big.pdf', { size: 2e7 })]
    const { attached, refusals } = addAttachments(five.slice(0, 1), [...bad, ...five.slice(1)])
    expect(attached).toEqual(five)
    expect(refusals.map(({ title, text }) => [title, text.split(' ')[0]])).toEqual([
      ['File type not supported', 'a.exe'],
      ['File too large', 'big.pdf'],
    ])
  })
})

test.each([
  [1, '0.1 MB'],
  [1_048_576, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%i bytes read "%s"', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
