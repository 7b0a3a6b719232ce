/** What docs/specification.md prescribes, independent of `content/`. */

/** A list of spec 2: under a heading that `heading` matches, at least `entries` of them, with `items` in this order. A section of text has 0. */
export type Block = { heading: string; entries: number; items: readonly string[] }

type PageRules = {
  texts?: readonly string[]
  links?: readonly string[]
  /** Minimum number of elements per CSS selector. */
  counts?: Readonly<Record<string, number>>
  /** Each list stands together below its own heading, open on a phone and on a desktop. */
  blocks?: readonly Block[]
}

const block = (heading: string, entries: number, ...items: string[]): Block => ({ heading, entries, items })

const mainNavigation = ['Home', 'About', 'Gallery', 'Reviews', 'Areas We Serve', 'Calculator', 'Contact']

export const serviceGroups = {
  Core: ['/steel-fabrication-kent', '/structural-steel-london', '/welding-services'],
  Specialized: ['/steel-construction-gravesend', '/onsite-steel-fabrication', '/steel-beam-installation'],
  Technical: ['/3d-modeling-services', '/crane-hire-services', '/emergency-steel-repair'],
  Architectural: ['/architectural-metalwork-london', '/steel-staircase-installation'],
  Construction: ['/industrial-steel-platforms', '/steel-building-extensions-kent'],
}

/** Spec 1 and 2: on every page. */
export const everyPage: PageRules = {
  texts: [
    'Mon-Fri 7:30-17:00',
    'Sat 7:00-13:00',
    'Something went wrong',
    "We're sorry, but something unexpected happened. Our team has been notified.",
    'Try Again',
    'Go Home',
    'Need immediate assistance?',
    ...Object.keys(serviceGroups),
  ],
  links: ['Get Quote', ...mainNavigation],
  counts: { 'footer a[href="/reviews"]': 1, 'footer a[href="/sitemap"]': 1, 'a[href^="https://wa.me/"]': 1 },
}

export const pages: Readonly<Record<string, PageRules>> = {
  '/': {
    texts: ['20+ years', '1000+', '24/7', '100%', '5.0', '12 Google reviews', 'Free quote within 24 hours'],
    links: ['Get Free Quote', 'View All 12 Reviews'],
    counts: { 'a[href="#get-quote"]': 1, 'main blockquote': 6 },
    blocks: [
      block('services', 6),
      block('reviews', 6),
      block('why', 3),
      block('team|who does the work|people', 3),
      block('crane hire.+', 0),
    ],
  },
  '/about': {
    texts: ['20+ years', '1000+'],
    blocks: [block('certifi', 6), block('milestones|timeline|history', 8)],
  },
  '/gallery': { counts: { 'main ul picture': 15 } },
  '/reviews': { links: ['Leave a Review', 'See Our Google Listing'], counts: { 'main blockquote': 12 } },
  '/areas-we-serve': {
    texts: [
      '500+',
      '300+',
      '200+',
      'Same day within 30 miles',
      '24-48 hours',
      '48 hours',
      'interactive map is coming soon',
    ],
    counts: { 'main form button[type="submit"]': 1, 'main a[href^="tel:"]': 1 },
    blocks: [block('services available|in all areas', 10), block('region', 3)],
  },
  '/calculator': { blocks: [block('figure means|how it works|estimate', 3)] },
  '/contact': {
    texts: ['Sun', 'closed', 'Head office', 'Service areas', '24/7 emergency'],
    blocks: [block('where to find us|office', 4)],
  },
  '/faq': {
    texts: [
      ...[
        'General Services',
        'Pricing & Quotes',
        'Project Timelines',
        'Technical & Quality',
        'Installation & Site Work',
      ],
      ...['24-48 hours', '3-5 days', '12 months', 'S235', 'S275', 'S355', 'S420'],
    ],
  },
  '/privacy-policy': { texts: ['7 years', 'Last updated'] },
  '/terms-of-service': { texts: ['30 days', '12 months', 'Last updated'] },
  '/accessibility-statement': {},
  '/sitemap': { texts: ['Main', 'Steel Fabrication Services', 'Specialized Services', 'Legal', 'XML sitemap'] },
  '/thank-you': { counts: { 'main a[href="/#services"]': 1, 'main a[href^="tel:"]': 1, 'main a[href^="mailto:"]': 1 } },
  '/steel-fabrication-kent': {
    blocks: [
      block('what we make|capabilities', 5),
      block('steps', 4, 'Consultation', 'Design & Quote', 'Fabrication', 'Installation'),
      block('towns', 10),
    ],
  },
  '/structural-steel-london': {
    texts: ['£10M'],
    blocks: [
      block('london expertise', 4),
      block('delivery hours', 1, '7:00-17:00'),
      block('project', 3, 'Residential extensions', 'Commercial buildings', 'Industrial projects'),
      block('boroughs', 15),
    ],
  },
  '/welding-services': {
    texts: ['24/7'],
    blocks: [
      block('welding types|types of welding', 4, 'MIG', 'TIG', 'ARC', 'Gas'),
      block('what we weld|capabilities', 5),
      block('process', 4, 'Choose', 'Prepare', 'Weld', 'Inspect'),
      block('emergency', 2, 'under 2 hours'),
      block('coverage|areas', 4),
    ],
  },
  '/steel-construction-gravesend': {
    blocks: [block('benefits', 4), block('phases', 3, 'Planning', 'Construction', 'Completion'), block('guarantee', 2)],
  },
  '/onsite-steel-fabrication': { blocks: [block('equipment', 5), block('advantages', 4), block('emergency', 0)] },
  '/crane-hire-services': {
    texts: ['20', '100'],
    blocks: [block('fleet', 5), block('services', 4), block('safety', 3)],
  },
  '/3d-modeling-services': {
    texts: ['24'],
    blocks: [block('software', 3), block('services', 4), block('design process', 4)],
  },
  '/emergency-steel-repair': {
    texts: ['under 2 hours', 'average'],
    blocks: [
      block('failure types', 4),
      block('capabilit|what we bring', 4),
      block('steps', 4, 'Call', 'Assess', 'Secure', 'Repair'),
    ],
  },
  '/steel-beam-installation': {
    texts: ['500+', '24-48 hours', '1-2 days', '10 year', '15+ years', '100% certified'],
    blocks: [block('beam types', 4), block('service stages', 4), block('projects', 3)],
  },
  '/architectural-metalwork-london': {
    texts: ['200+', '25+ years', '£50k+', '25 year'],
    blocks: [
      block('services', 4),
      block('finishes', 4, '50+ years', '15-20 years', '5-10 years', 'Permanent'),
      block('projects', 3),
      block('design process', 4),
    ],
  },
  '/industrial-steel-platforms': {
    texts: ['300+', '15-25 years', '1-4 weeks'],
    blocks: [
      block('platform types', 4, ...['500', '750', '1000', '2000'].map((load) => `up to ${load} kg/m²`)),
      block('safety features', 4),
      block('industries', 4),
      block('process', 5),
      block('maintenance', 3),
    ],
  },
  '/steel-staircase-installation': {
    texts: ['300+', '20+ years', '2-5 days', '£3k-£15k', '25 year', 'structural warranty'],
    blocks: [
      block('staircase types|stair types', 4),
      block('design options', 4),
      block('regulation', 3),
      block('projects', 3),
      block('process', 4),
    ],
  },
  '/steel-building-extensions-kent': {
    texts: ['150+', '50% faster', '20 m', '£25k+', '35%'],
    blocks: [
      block('extension types', 4, '4-8 weeks', '8-12 weeks', '10-16 weeks', '6-12 weeks'),
      block('benefits', 4),
      block('areas', 5),
      block('planning', 2),
      block('journey', 5),
    ],
  },
  '/no-such-page': { texts: ['Page Not Found', 'moved', 'deleted'] },
}
