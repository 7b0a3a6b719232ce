import { cacheForever, hashedFolders, securityHeaders, transportSecurity } from '#server/site/headers.ts'

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * Sent with every answer, because an unknown address has no line of its own: static hosts send the 404 page for it. Browsers obey
 * this policy and the page's own, which is stricter.
 */
const policyEverywhere = "form-action 'self' mailto:; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"

/** The server's headers in the `_headers` format of Netlify and Cloudflare Pages. Static hosts always serve TLS. */
export function headersFile(policies: Readonly<Record<string, string>>): string {
  const everywhere = block('/*', {
    ...securityHeaders,
    'strict-transport-security': transportSecurity,
    'content-security-policy': policyEverywhere,
  })
  const hashed = hashedFolders.map((folder) => block(`/${folder}/*`, { 'cache-control': cacheForever }))
  const pages = Object.entries(policies).map(([path, policy]) =>
    block(path, { 'content-security-policy': policy, 'cache-control': 'no-cache' }),
  )
  return `${[everywhere, ...hashed, ...pages].join('\n')}\n`
}
