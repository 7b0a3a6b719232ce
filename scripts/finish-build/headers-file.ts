import { cacheForever, hashedFolders, securityHeaders, transportSecurity } from '#server/site/headers.ts'

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/** Also covers the 404 page at unknown addresses. Browsers apply it together with the page's own, stricter policy. */
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
