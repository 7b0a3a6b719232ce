import { listedPages } from '#app/seo/page-seo.ts'
import { pageUrl } from '#app/seo/structured-data.ts'
import { business, openingHours } from '#content/business.ts'
import { home } from '#content/home.ts'
import { spoken } from '#domain/opening-hours.ts'

const { name, address, phone, email } = business

/** A plain summary of the site for language models (llmstxt.org). */
export const GET = () =>
  new Response(`# ${name}

> ${home.seo.description}

- Address: ${address.street}, ${address.town}, ${address.county} ${address.postcode}
- Phone: ${phone.display}
- Email: ${email}
- Hours: ${openingHours.hours.map(({ label, opens, closes }) => `${label} ${spoken(opens)}–${spoken(closes)}`).join(', ')}

## Pages

${listedPages.map(({ path, title, description }) => `- [${title}](${pageUrl(path)}): ${description}`).join('\n')}
`)
