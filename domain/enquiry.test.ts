import { describe, expect, test } from 'vitest'
import { checkEnquiry } from './enquiry.ts'
import { quoteRequest } from './fixtures/quote-request.ts'

const { kind: _, ...required } = quoteRequest
const quote = { ...required, timeline: '1-month' }

const contact = {
  firstName: 'Jo',
  lastName: 'Smith',
  email: 'jo@example.com',
  phone: '01632 960118',
  company: 'Smith & Sons',
  service: '3d-modeling',
  location: 'kent',
  timeline: 'quarter',
  budget: '15-50k',
  message: 'Portal frame for a barn.',
}

function quoteErrors(changes: Record<string, unknown>) {
  const checked = checkEnquiry('quote', { ...quote, ...changes })
  return checked.ok ? [] : checked.errors
}

function quoteMessage(field: string, value: unknown) {
  const errors = quoteErrors({ [field]: value })
  expect(errors.map((error) => error.field)).toEqual(errors.length > 0 ? [field] : [])
  return errors[0]?.message
}

describe('a good enquiry', () => {
  test('comes back as it was typed, with its kind', () => {
    expect(checkEnquiry('contact', contact)).toEqual({ ok: true, enquiry: { kind: 'contact', ...contact } })
  })

  test('needs only what spec 5 requires', () => {
    const { contactMethod, timeline, ...needed } = quote
    expect(checkEnquiry('quote', needed)).toEqual({
      ok: true,
      enquiry: { kind: 'quote', ...needed, contactMethod: 'phone', timeline: undefined },
    })
  })

  test('may say what it is about, as one clean line of limited length', () => {
    const about = (text: unknown) => {
      const checked = checkEnquiry('quote', { ...quote, about: text })
      return checked.ok ? checked.enquiry.about : checked.errors
    }
    expect(about('3D Modelling Services')).toBe('3D Modelling Services')
    expect(about(' Welding\r\nBcc: someone\u202e ')).toBe('Welding Bcc: someone')
    expect(about('🏗'.repeat(500))).toBe('🏗'.repeat(120))
    expect(about(' ')).toBeUndefined()
    expect(about(['a'])).toBeUndefined()
  })

  test('is cleaned up', () => {
    const checked = checkEnquiry('quote', {
      ...quote,
      name: '  Jo\t Smith\r\n',
      email: ' jo@example.com ',
      phone: '\u202A+44 7700  900482\u202C',
      description: ' first\r\n\r\n\r\n\r\nsecond\u0000 ',
      extra: 'dropped',
    })
    expect(checked).toEqual({
      ok: true,
      enquiry: {
        ...quote,
        kind: 'quote',
        name: 'Jo Smith',
        email: 'jo@example.com',
        phone: '+44 7700 900482',
        description: 'first\n\nsecond',
      },
    })
  })
})

describe('what is missing', () => {
  test('is listed in the order of the form', () => {
    const checked = checkEnquiry('contact', {})
    const fields = checked.ok ? [] : checked.errors.map(({ field }) => field)
    expect(fields).toEqual(['firstName', 'lastName', 'email', 'phone', 'service', 'location', 'message'])
  })

  test('white space alone, a file or a list of values counts as empty', () => {
    expect(quoteMessage('name', ' \u200B\n')).toBe('Enter your full name')
    expect(quoteMessage('name', ['Jo', 'Smith'])).toBe('Enter your full name')
    expect(quoteMessage('description', new Blob(['x']))).toBe('Describe your project')
  })

  test('what a record inherits is not an answer', () => {
    const checked = checkEnquiry('quote', Object.create(quote))
    expect(checked.ok).toBe(false)
  })
})

describe('email', () => {
  const format = 'Enter an email address in the correct format, like name@example.com'

  test.each([
    'jo@example.com',
    "j.o'brien+steel@mail.example.co.uk",
    'jo@müller.de',
    'jo_smith@sub-domain.example.london',
  ])('%s is accepted', (email) => {
    expect(quoteMessage('email', email)).toBeUndefined()
  })

  test.each([
    'jo@example',
    'jo smith@example.com',
    '.jo@example.com',
    'jo@example.com, al@example.com',
    'jo@127.0.0.1',
    `${'a'.repeat(65)}@example.com`,
  ])('%s is not', (email) => {
    expect(quoteMessage('email', email)).toBe(format)
  })
})

test('a phone number that nobody could call gets a message that says how to write one', () => {
  expect(quoteMessage('phone', 'ring me')).toBe(
    'Enter a phone number with its area code, like 01632 960 001, 07700 900 982 or +44 808 157 0192',
  )
})

describe('limits', () => {
  test.each([
    ['name', 'x', 100, 'Full name must be 100 characters or fewer'],
    ['description', 'x', 5000, 'Project description must be 5,000 characters or fewer'],
    ['phone', '0', 40, 'Phone number must be 40 characters or fewer'],
  ] as const)('%s', (field, character, limit, message) => {
    expect(quoteMessage(field, character.repeat(limit + 1))).toBe(message)
    expect(quoteMessage(field, character.repeat(limit))).not.toBe(message)
  })

  test('a long email address is too long, not badly written', () => {
    const email = `jo@${'a.'.repeat(130)}example.com`
    expect(quoteMessage('email', email)).toBe('Email address must be 254 characters or fewer')
  })

  test('white space that is cleaned away does not count', () => {
    expect(quoteMessage('name', `${' '.repeat(200)}Jo`)).toBeUndefined()
  })
})

test.each([
  ['service', 'Choose a service'],
  ['location', 'Choose a project location'],
  ['contactMethod', 'Choose how you would like us to contact you'],
  ['timeline', 'Choose a timeline from the list, or leave it empty'],
])('%s takes values of its list only', (field, message) => {
  expect(quoteMessage(field, 'nonsense')).toBe(message)
  expect(quoteMessage(field, 'toString')).toBe(message)
})
