/** What Mozilla's HTTP Observatory looks at in a page's answer over TLS. */
export type Answer = { headers: Readonly<Record<string, string>>; html: string; host: string }

export type Finding = { rule: string; points: number }

const sixMonths = 15_552_000
const creditFrom = 90
const broadSources = ['*', 'http:', 'https:', 'ftp:']
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function parsePolicy(header: string): Map<string, string[]> {
  return new Map(
    header.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
}

function contentSecurity(header: string | undefined): Finding {
  if (!header) return { rule: 'no content security policy', points: -25 }
  const policy = parsePolicy(header)
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const names = (name: string, unwanted: readonly string[]) => sources(name).some((source) => unwanted.includes(source))
  const unsafe = [...broadSources, "'unsafe-inline'", 'data:']
  if (names('script-src', unsafe) || names('object-src', broadSources)) return { rule: 'unsafe scripts', points: -20 }
  if (/\bhttp:/.test(header)) return { rule: 'insecure scheme', points: -20 }
  if (names('script-src', ["'unsafe-eval'"])) return { rule: 'unsafe eval', points: -10 }
  if (names('style-src', unsafe)) return { rule: 'unsafe styles', points: 0 }
  const nothing = sources('default-src').join() === "'none'"
  return { rule: 'content security policy', points: nothing ? 10 : 5 }
}

function framing({ headers }: Answer): Finding {
  const ancestors = parsePolicy(headers['content-security-policy'] ?? '').get('frame-ancestors')
  const kept = ancestors?.length && !ancestors.some((source) => broadSources.includes(source))
  if (kept || /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')) return { rule: 'framing', points: 5 }
  return { rule: 'may be framed', points: -20 }
}

function transport({ headers }: Answer): Finding {
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return { rule: 'no HSTS', points: -20 }
  return { rule: 'HSTS', points: age < sixMonths ? -10 : 0 }
}

function foreignScripts({ html, host }: Answer): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => new URL(src, `https://${host}`).host !== host)
  const bare = foreign.some(([tag]) => !tag.includes('integrity='))
  return { rule: 'scripts of others without a hash', points: bare ? -5 : 0 }
}

/** The published rules (HTTP Observatory scoring methodology) that can apply to a page which sets no cookie, one finding each. */
export function observatoryFindings(answer: Answer): Finding[] {
  const { headers } = answer
  const referrer = privateReferrers.includes(headers['referrer-policy'] ?? '')
  const ownResources = /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
  const shared =
    headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials'] === 'true'
  return [
    contentSecurity(headers['content-security-policy']),
    { rule: 'a cookie, which these rules do not judge', points: headers['set-cookie'] ? -20 : 0 },
    { rule: 'readable by every site', points: shared ? -50 : 0 },
    { rule: 'referrer policy', points: referrer ? 5 : 0 },
    transport(answer),
    foreignScripts(answer),
    { rule: 'nosniff', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    framing(answer),
    { rule: 'resource policy', points: ownResources ? 10 : 0 },
  ]
}

/** 100 less what is missing; extra credit counts from 90 on. */
export function observatoryScore(answer: Answer): number {
  const points = observatoryFindings(answer).map(({ points }) => points)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const base = 100 + sum(points.filter((value) => value < 0))
  return Math.max(0, base >= creditFrom ? base + sum(points.filter((value) => value > 0)) : base)
}
