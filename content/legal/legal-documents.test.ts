import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Every word of the policy in a build of one kind. */
async function policy(directDelivery: boolean): Promise<string> {
  vi.resetModules()
  vi.stubGlobal('__DIRECT_DELIVERY__', directDelivery)
  const { privacyPolicy } = await import('./legal-documents.ts')
  return JSON.stringify(privacyPolicy)
}

describe('the policy describes the site that was built, and no other', () => {
  it('where the visitor’s email app sends the enquiry, no server of ours is mentioned', async () => {
    const words = await policy(false)
    expect(words).toContain('as a draft email to us')
    for (const elsewhere of ['our server', 'this site’s server', 'Number of an enquiry being sent'])
      expect(words).not.toContain(elsewhere)
  })

  it('where our server takes it, what the server keeps is said, and drafts only as the way out', async () => {
    const words = await policy(true)
    expect(words).toContain('send your enquiry to our server')
    expect(words).toContain('Enquiries on this site’s server')
    expect(words).toContain('Number of an enquiry being sent')
    expect(words).toContain('If our server cannot be reached')
    expect(words).not.toContain('as a draft email to us')
  })
})
