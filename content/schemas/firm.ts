import * as z from 'zod'
import * as f from './fields.ts'

const phone = (title: string, help?: string) =>
  z
    .string()
    .regex(/^0[\d ]{9,13}$/, 'Type a UK number such as 01632 960118')
    .meta({ title, description: help })

const certificate = (title: string) =>
  f
    .group(
      title,
      {
        number: f.openLine('Number'),
        body: f.openLine('Issued by', { help: 'Such as BSI' }),
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

const cover = (min: number) =>
  f.number('Cover', { min, max: 100, unit: 'millions of pounds', help: 'Type 10 for £10 million.' })

export const business = f.fields({
  name: f.line('Trading name'),
  logoLines: f.list('Logo, line by line', 'line', f.line('Line'), { max: 2 }),
  legalName: f.line('Registered name'),
  registeredIn: f.line('Registered in'),
  companyNumber: z
    .string()
    .regex(/^([A-Z]{2}\d{6}|\d{8})$/, 'Type the number as Companies House writes it, such as 01234567')
    .meta({ title: 'Company number' }),
  vatNumber: f.line('VAT number'),
  phone: phone('Telephone', 'As the site shows it'),
  whatsapp: f.group('WhatsApp', {
    display: phone('Number'),
    greeting: f.line('Greeting', { help: 'Already typed when a visitor opens the chat' }),
  }),
  email: z.email('Type an email address such as info@example.com').meta({ title: 'Email' }),
  address: f.group('Address', {
    street: f.line('Street'),
    town: f.line('Town'),
    county: f.line('County'),
    postcode: f.line('Postcode'),
    country: f.line('Country', { max: 2, help: 'Two letters: GB' }),
  }),
  position: f.group(
    'Position on the map',
    {
      latitude: f.number('Latitude', { min: 49, max: 61 }),
      longitude: f.number('Longitude', { min: -9, max: 2 }),
    },
    { row: true, more: true },
  ),
  serviceRadiusMetres: f.wholeNumber('Service radius, for search engines', { min: 1000, max: 500_000, unit: 'm' }),
  londonDelivery: f.group('Delivery hours in London', f.hoursFields, { row: true }),
  rating: f
    .group(
      'Google rating',
      {
        value: z
          .string()
          .regex(/^[1-5]\.\d$/, 'Type the stars as Google shows them, such as 4.9')
          .meta({ title: 'Stars' }),
        count: f.wholeNumber('Number of reviews', { min: 0, max: 100_000 }),
      },
      { row: true, help: 'As Google shows them now' },
    )
    .meta({ page: '/reviews' }),
  website: f.webAddress('Address of this website', 'Without a slash at the end: https://www.firm.co.uk'),
  analyticsId: z
    .string()
    .regex(/^(G-[A-Z0-9]{4,20})?$/, 'Type an id such as G-AB12CD34EF, or leave this empty')
    .meta({
      title: 'Google Analytics',
      description: 'The measurement id. Leave it empty if you do not count visitors.',
    }),
  social: f.list(
    'Social media',
    'account',
    f.fields({ name: f.line('Name'), href: f.webAddress('Address') }, { row: true }),
    { min: 0 },
  ),
  googleListing: f.webAddress('Google listing'),
  googleReview: f.webAddress('Link for writing a Google review'),
  insurance: f
    .group('Insurance', {
      publicLiability: f.group(
        'Public liability',
        { millions: cover(1), insurer: f.openLine('Insurer') },
        { row: true },
      ),
      employersLiability: f.group('Employers’ liability', { millions: cover(5) }),
      professionalIndemnity: f.group(
        'Professional indemnity',
        { millions: cover(0.1).optional(), insurer: f.openLine('Insurer') },
        { row: true, help: 'For the connections that we design. The designer of the structure carries their own.' },
      ),
    })
    .meta({ page: '/about' }),
  certificates: f
    .group('Certificates', {
      'BS EN 1090': certificate('BS EN 1090'),
      'ISO 9001': certificate('ISO 9001'),
      'ISO 3834': certificate('ISO 3834'),
      'BS EN ISO 9606-1': certificate('BS EN ISO 9606-1'),
      CHAS: certificate('CHAS'),
      CSCS: certificate('CSCS'),
    })
    .meta({ page: '/about' }),
})

const weekday = z.literal([0, 1, 2, 3, 4, 5, 6])

export const openingHours = f.fields({
  hours: f
    .list(
      'Office hours',
      'line',
      f.fields({
        days: z.array(weekday).min(1).meta({
          title: 'Days',
          widget: 'weekdays',
          description: 'A day without a line is closed. The site names the days, and those that are closed.',
          entry: 'day',
        }),
        ...f.hoursFields,
      }),
      { label: '{days} {opens}–{closes}' },
    )
    .superRefine((lines, { addIssue }) => {
      for (const [index, { days }] of lines.entries())
        if (lines.slice(0, index).some((before) => before.days.some((day) => days.includes(day))))
          addIssue({ code: 'custom', path: [index, 'days'], message: 'Another line has one of these days.' })
    }),
  closed: f.line('Word for closed days'),
  exceptions: f.group(
    'Exceptions',
    {
      closed: f.list('Also closed', 'day', f.date('Day'), { min: 0 }),
      worked: f.list('Open on a bank holiday', 'day', f.date('Day'), { min: 0 }),
    },
    {
      help: 'Bank holidays of England are closed without an entry here. Enter your own, such as the days between Christmas and New Year.',
    },
  ),
})
