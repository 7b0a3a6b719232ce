import { hasDramaNumber } from './drama-numbers.ts'

export type StandIn = { file: string; line: number; what: string }

type Rule = { what: string; matches: (line: string) => boolean }

const businessRules: readonly Rule[] = [
  { what: 'telephone number that is never assigned', matches: hasDramaNumber },
  { what: '.example address: can never be registered', matches: (line) => /\.example\b/.test(line) },
  { what: 'name of the stand-in firm', matches: (line) => /estuary\W*steelworks/i.test(line) },
  { what: 'company number of zeros', matches: (line) => /companyNumber: '0*'/.test(line) },
  { what: 'VAT number of zeros', matches: (line) => /vatNumber: '(GB)?[ 0]*'/.test(line) },
  { what: 'address of the stand-in firm', matches: (line) => /Basin Yard|DA12 2ZZ/.test(line) },
  { what: 'position of the stand-in yard', matches: (line) => /51\.4432|0\.3801/.test(line) },
  {
    what: 'certificate without its number, issuing body or expiry',
    matches: (line) => /\b(number|body|expires): ''/.test(line),
  },
  { what: 'insurance without its insurer or cover', matches: (line) => /\b(insurer|cover): ''/.test(line) },
]

function isComment(line: string): boolean {
  return /^\s*(\/\/|\/?\*)/.test(line)
}

export function standInFacts(file: string, text: string): StandIn[] {
  return text.split('\n').flatMap((line, index) => {
    const rule = isComment(line) ? undefined : businessRules.find(({ matches }) => matches(line))
    return rule ? [{ file, line: index + 1, what: `${rule.what}: ${line.trim().replace(/,$/, '')}` }] : []
  })
}

/** The first comment that marks a file as sample content. */
export function sampleContent(file: string, text: string): StandIn[] {
  const lines = text.split('\n')
  const note = lines.findIndex((line) => isComment(line) && /\bsample (content|figures)\b/i.test(line))
  if (note < 0) return []
  return [{ file, line: note + 1, what: 'sample content: write the firm’s own, then delete this comment' }]
}

/** Safety texts, each marked by a comment "Safety text: …", which the owner deletes once the text is checked. */
export function safetyTexts(file: string, text: string): StandIn[] {
  return text.split('\n').flatMap((line, index) => {
    const topic = /^\s*\/\/ Safety text: (.+)$/.exec(line)?.[1]
    return topic ? [{ file, line: index + 1, what: `safety text, to be checked by a competent person: ${topic}` }] : []
  })
}

/** Flags of `content/samples.ts` that are still true, with the comment above each. */
export function sampleKinds(file: string, text: string): StandIn[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const kind = /^\s*(\w+): true,/.exec(line)?.[1]
    if (!kind) return []
    const explained = /^\s*\/\*\* (.*) \*\/$/.exec(lines[index - 1] ?? '')?.[1]
    const what = `sample ${kind}: write the firm’s own, then \`${kind}: false\``
    return [{ file, line: index + 1, what: explained ? `${what}. ${explained}` : what }]
  })
}

/** Pictures of `content/pictures.ts` without `photograph: true`. */
export function renderedPictures(file: string, text: string): StandIn[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const picture = /^\s*file: '([^']+)'/.exec(line)?.[1]
    const facts = lines.slice(index, lines.indexOf('  },', index))
    if (!picture || facts.some((fact) => fact.trim() === 'photograph: true,')) return []
    return [
      { file, line: index + 1, what: `pictures/${picture} is a 3D render: replace it, then add \`photograph: true\`` },
    ]
  })
}

/** Build settings that are still placeholders. `text` is `content/site.ts`. */
export function standInSettings(
  file: string,
  text: string,
  { siteUrl, analyticsId }: { siteUrl: string; analyticsId: string },
): StandIn[] {
  const found = (name: string, what: string) => {
    const index = text.split('\n').findIndex((line) => line.includes(`export const ${name}`))
    return { file, line: index + 1, what }
  }
  const { protocol, hostname } = new URL(siteUrl)
  const unpublished = protocol !== 'https:' || /(\.example|\.test|^localhost)$/.test(hostname)
  return [
    ...(unpublished ? [found('defaultSiteUrl', `site address ${siteUrl}: set SITE_URL in .env`)] : []),
    ...(/^G-X+$/.test(analyticsId)
      ? [found('placeholderAnalyticsId', 'no analytics id: set GA_MEASUREMENT_ID in .env, or --without-analytics')]
      : []),
  ]
}
