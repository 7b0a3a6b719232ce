import * as z from 'zod'
import { longDate } from '../long-date.ts'
import { date, group, hoursFields, line, list, number, openLine, webAddress, wholeNumber, withHours } from './fields.ts'

const phone = (title: string, help?: string) =>
  z
    .string()
    .regex(/^0[\d ]{9,13}$/, 'Type a UK number such as 01632 960118')
    .meta({ title, description: help })

const certificate = (title: string) =>
  group(
    title,
    {
      number: openLine('Number'),
      body: openLine('Issued by', { help: 'Such as BSI' }),
      expires: z
        .string()
        .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'Choose a date')
        .meta({ title: 'Valid until', description: 'Its last day', widget: 'date' }),
    },
    {
      row: true,
      help: 'As on the certificate: its number, who issued it, and the last day on which it is valid. Leave all three empty if you do not hold it.',
    },
  )
    .refine(({ number, body }) => number === '' || body !== '', {
      path: ['body'],
      error: 'Enter who issued the certificate, such as BSI.',
    })
    .refine(({ number, expires }) => number === '' || expires !== '', {
      path: ['expires'],
      error: 'Enter its last day, as on the certificate.',
    })
    .refine(({ number, body, expires }) => number !== '' || body + expires === '', {
      path: ['number'],
      error: 'Enter the number: without it, the site leaves this certificate out.',
    })
    .transform((values) => ({ ...values, expires: values.expires && longDate(values.expires) }))

const cover = (min: number) =>
  number('Cover', { min, max: 100, unit: 'millions of pounds', help: 'Type 10 for £10 million.' })

export const business = group('', {
  name: line('Trading name'),
  logoLines: list('Logo, line by line', 'line', line('Line'), { max: 2 }),
  legalName: line('Registered name'),
  registeredIn: line('Registered in'),
  companyNumber: z
    .string()
    .regex(/^([A-Z]{2}\d{6}|\d{8})$/, 'Type the number as Companies House writes it, such as 01234567')
    .meta({ title: 'Company number' }),
  vatNumber: line('VAT number'),
  phone: phone('Telephone', 'As the site shows it'),
  whatsapp: group('WhatsApp', {
    display: phone('Number'),
    greeting: line('Greeting', { help: 'Already typed when a visitor opens the chat' }),
  }),
  email: z.email('Type an email address such as info@example.com').meta({ title: 'Email' }),
  address: group('Address', {
    street: line('Street'),
    town: line('Town'),
    county: line('County'),
    postcode: line('Postcode'),
    country: line('Country', { max: 2, help: 'Two letters: GB' }),
  }),
  position: group(
    'Position on the map',
    {
      latitude: number('Latitude', { min: 49, max: 61 }),
      longitude: number('Longitude', { min: -9, max: 2 }),
    },
    { row: true, more: true },
  ),
  serviceRadiusMetres: wholeNumber('Service radius, for search engines', { min: 1000, max: 500_000, unit: 'm' }),
  londonDelivery: withHours(group('Delivery hours in London', hoursFields, { row: true })),
  rating: group(
    'Google rating',
    {
      value: z
        .string()
        .regex(/^[1-5]\.\d$/, 'Type the stars as Google shows them, such as 4.9')
        .meta({ title: 'Stars' }),
      count: wholeNumber('Number of reviews', { min: 0, max: 100_000 }),
    },
    { row: true, help: 'As Google shows them now' },
  ).meta({ page: '/reviews' }),
  website: webAddress('Address of this website', 'Without a slash at the end: https://www.firm.co.uk'),
  analyticsId: z
    .string()
    .regex(/^(G-[A-Z0-9]{4,20})?$/, 'Type an id such as G-AB12CD34EF, or leave this empty')
    .meta({
      title: 'Google Analytics',
      description: 'The measurement id. Leave it empty if you do not count visitors.',
    }),
  social: list(
    'Social media',
    'account',
    group('', { name: line('Name'), href: webAddress('Address') }, { row: true }),
    { min: 0 },
  ),
  googleListing: webAddress('Google listing'),
  googleReview: webAddress('Link for writing a Google review'),
  insurance: group('Insurance', {
    publicLiability: group('Public liability', { millions: cover(1), insurer: openLine('Insurer') }, { row: true }),
    employersLiability: group('Employers’ liability', { millions: cover(5) }),
    professionalIndemnity: group(
      'Professional indemnity',
      { millions: cover(0.1).optional(), insurer: openLine('Insurer') },
      { row: true, help: 'For the connections that we design. The designer of the structure carries their own.' },
    ),
  }).meta({ page: '/about' }),
  certificates: group('Certificates', {
    'BS EN 1090': certificate('BS EN 1090'),
    'ISO 9001': certificate('ISO 9001'),
    'ISO 3834': certificate('ISO 3834'),
    'BS EN ISO 9606-1': certificate('BS EN ISO 9606-1'),
    CHAS: certificate('CHAS'),
    CSCS: certificate('CSCS'),
  }).meta({ page: '/about' }),
})

const weekday = z.literal([0, 1, 2, 3, 4, 5, 6])

export const openingHours = group('', {
  hours: list(
    'Office hours',
    'line',
    withHours(
      group('', {
        days: z.array(weekday).min(1).meta({
          title: 'Days',
          widget: 'weekdays',
          description: 'A day without a line is closed. The site names the days, and those that are closed.',
          entry: 'day',
        }),
        ...hoursFields,
      }),
    ),
    { label: '{days} {opens}–{closes}' },
  ).superRefine((lines, { addIssue }) => {
    for (const [index, { days }] of lines.entries())
      if (lines.slice(0, index).some((before) => before.days.some((day) => days.includes(day))))
        addIssue({ code: 'custom', path: [index, 'days'], message: 'Another line has one of these days.' })
  }),
  closed: line('Word for closed days'),
  exceptions: group(
    'Exceptions',
    {
      closed: list('Also closed', 'day', date('Day'), { min: 0 }),
      worked: list('Open on a bank holiday', 'day', date('Day'), { min: 0 }),
    },
    {
      help: 'Bank holidays of England are closed without an entry here. Enter your own, such as the days between Christmas and New Year.',
    },
  ),
})
