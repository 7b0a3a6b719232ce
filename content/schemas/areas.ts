import * as z from 'zod'
import * as f from './fields.ts'

const regionName = z.enum(['Kent', 'London', 'South East']).meta({ title: 'Region' })

export const areas = f.fields({
  seo: f.seo,
  hero: f.hero,
  price: f.prose('Below the postcode check', { max: 300 }),
  findYourArea: f.group('Postcode check', {
    title: f.spoken('Name'),
    result: f.group('Answer', {
      response: f.line('Label of the response time'),
      outside: f.line('Shown in place of a region for a postcode outside all three'),
      quote: f.action,
      formHref: f.href('Quote form that the postcode is taken to'),
    }),
    noScript: f.text('Shown to browsers without JavaScript', { max: 300 }),
  }),
  regions: f.group('Regions', {
    ...f.leadFields,
    labels: f.group(
      'Labels',
      {
        response: f.line('Response'),
        projects: f.line('Projects'),
        coverage: f.line('Coverage'),
        places: f.line('Places'),
      },
      { more: true },
    ),
  }),
  times: f.foldedTable('What our times mean'),
  services: f.group('Services in every area', {
    title: f.heading,
    footnote: f.text('Below the list', { max: 400 }),
  }),
  map: f.group('Map', {
    notice: f.text('Notice below the map', { max: 300 }),
    alt: f.alt('What the map shows', 250),
    zones: f.list('Zones', 'zone', f.fields({ region: regionName, role: f.line('Role') }, { row: true }), {
      label: '{region} · {role}',
      count: 3,
      unique: ['region'],
    }),
  }),
  contact: f.closing('Below the services'),
})

/** The three regions and what is promised there (spec 2 and 9). */
export const regions = f.fields({
  regions: f.list(
    'Regions',
    'region',
    f.fields({
      id: f.anchor,
      region: regionName,
      mainCities: f
        .list('Places', 'place', f.line('Place'), {
          help: 'Kent has none here: its towns are in places.json.',
        })
        .optional(),
      coverage: f.text('What is covered', { max: 300 }),
      responseTime: f.line('Response time'),
      responseNote: f.line('Where it applies').optional(),
      description: f.text('Description', { max: 600 }),
      projects: f.line('Projects', { help: 'stats.json explains how they are counted' }),
    }),
    { label: '{region}', count: 3, unique: ['region'] },
  ),
})

const place = f.line('Place', { max: 40 })

export const places = f.fields({
  kentTowns: f.list('Towns in Kent that pages name', 'town', place, { count: 10 }),
  serviceAreas: f.list('Places in the footer', 'place', place),
})

const zone = (title: string) =>
  f.group(title, {
    region: regionName,
    responseTime: f.line('Response time'),
    meaning: f.text('What it means for the job', { max: 400 }),
  })

/** One field for each zone of the postcode check. */
export const byZone = <Field extends z.ZodType>(field: (title: string) => Field) => ({
  kentNear: field('Kent, near the yard'),
  kentFar: field('Kent, further away'),
  london: field('London'),
  southEast: field('South East'),
})

export const coverageZones = f.fields(byZone(zone), { row: true })

/** Roughly where the districts of each postcode area are. content/interactive/postcode.ts explains how they are written. */
export const postcodePlaces = z.strictObject({ places: z.record(z.string(), z.string()) })

/** content/interactive/postcode.ts explains it. */
export const coverage = z.strictObject({
  /** Lists such as "1-4 8 10-12", by postcode area. */
  districts: z.record(z.string(), z.strictObject(byZone(() => z.string().optional()))),
  letteredAreas: z.string(),
  otherAreas: z.string(),
})
