import { listedPages } from '#app/seo/site-pages.ts'
import { business, openingHours } from '#content/business.ts'
import { home } from '#content/page-content.ts'
import { pageUrl } from '#content/site.ts'
import { hoursCopy } from '#content/week.ts'
import { weekLine } from '#domain/opening-hours.ts'

const { name, address, phone, email } = business

/** A plain summary of the site for language models (llmstxt.org). */
export const GET = () =>
  new Response(`# ${name}

> ${home.seo.description}

- Address: ${address.street}, ${address.town}, ${address.county} ${address.postcode}
- Phone: ${phone.display}
- Email: ${email}
- Hours: ${weekLine(openingHours)}. ${hoursCopy.emergencyLine}: ${phone.display}

## Pages

${listedPages.map(({ path, seo }) => `- [${seo.title}](${pageUrl(path)}): ${seo.description}`).join('\n')}
`)
