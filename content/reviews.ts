// None of these reviews was written by a customer. The law (DMCC Act 2024) forbids publishing invented reviews, so replace
// them with the firm's own Google reviews, word for word, and set `samples.reviews` to false before launch.
import { business } from './business.ts'
import type { PictureId } from './pictures.ts'
import { samples } from './samples.ts'

export type Review = {
  name: string
  rating: 1 | 2 | 3 | 4 | 5
  /** The kind of work that it is about, shown next to it. */
  work: PictureId
  /** As the listing shows it: "3 months ago". */
  date: string
  text: string
}

/** While the reviews are samples, the rules are a promise for later. */
const fromLaunch = samples.reviews ? 'Once the sample reviews above have been replaced, the reviews' : 'The reviews'

export const reviewsPage = {
  seo: {
    title: 'Reviews of our steel fabrication and installation',
    description:
      'What homeowners, builders and site managers say about our beams, frames, stairs and repairs, and our rules for showing reviews.',
    keywords: [
      'steel fabricator reviews',
      'steel fabrication Kent reviews',
      'beam installation reviews',
      'structural steel company rating',
    ],
  },
  hero: {
    tag: `Google reviews · ${business.rating.value} from ${business.rating.count}`,
    title: 'What people say once the props are out',
    lead: `Read whether the steel fitted, whether we came on the agreed day and how we left the site. The picture next to each review shows the same kind of work, not the job itself.${samples.gallery ? ' The pictures are 3D renders.' : ''}`,
  },
  /** Newest first; the home page shows the first six. */
  reviews: [
    {
      name: 'Sample review · homeowner, Dartford',
      rating: 5,
      work: 'beam-fitter',
      date: '2\u00a0weeks ago',
      text: 'Measured on the Tuesday, goalpost frame in by the following Monday. It sat on the padstones exactly where the engineer had drawn it, and the dust sheets were down before the wall was.',
    },
    {
      name: 'Sample review · builder, Gravesend',
      rating: 5,
      work: 'steel-stack',
      date: '1\u00a0month ago',
      text: 'Eleven beams for two plots, each with its piece mark and every hole where the drawing said. Off-loaded with their own crane in the order we needed them.',
    },
    {
      name: 'Sample review · warehouse manager, Northfleet',
      rating: 5,
      work: 'emergency-bolting',
      date: '2\u00a0months ago',
      text: 'A forklift took out a column on a Sunday night. A crew was here within two hours, it was propped before midnight and the new length was spliced in by Thursday.',
    },
    {
      name: 'Sample review · homeowner, Sevenoaks',
      rating: 5,
      work: 'staircase-treads',
      date: '3\u00a0months ago',
      text: 'Straight staircase in black plate with oak treads. They templated the opening, showed us the model and fitted it in three days. Nothing moves and nothing creaks.',
    },
    {
      name: 'Sample review · project manager, Bexley',
      rating: 5,
      work: 'london-decks',
      date: '4\u00a0months ago',
      text: 'Four-storey frame on a tight street. Delivery slots kept, lift plan agreed beforehand, and the connection drawings came back approved with two comments.',
    },
    {
      name: 'Sample review · factory owner, Rochester',
      rating: 5,
      work: 'mezzanine-stair',
      date: '5\u00a0months ago',
      text: 'Mezzanine over a packing line that had to keep running. They worked in bays, screened off each one and left the floor swept every evening.',
    },
    {
      name: 'Sample review · architect, Greenwich',
      rating: 5,
      work: 'balcony-rail',
      date: '6\u00a0months ago',
      text: 'Balconies with flat-bar balustrades, galvanised and then powder-coated. They questioned one drainage detail on our drawing, and they were right to.',
    },
    {
      name: 'Sample review · homeowner, Tonbridge',
      rating: 5,
      work: 'extension-measuring',
      date: '8\u00a0months ago',
      text: 'I did not know an engineer had to size the beam. They said so before taking an order, waited for the calculations and then quoted to the drawing.',
    },
    {
      name: 'Sample review · site manager, Maidstone',
      rating: 5,
      work: 'onsite-grinder',
      date: '10\u00a0months ago',
      text: 'Fin plate in the wrong place, and it was our own setting out. They agreed the fix with the engineer, came with the mobile unit the next morning and welded the new one where it had to go.',
    },
    {
      name: 'Sample review · farmer, Meopham',
      rating: 5,
      work: 'riverside-eaves',
      date: '1\u00a0year ago',
      text: 'Portal frame for a machinery shed. The bases were ours and one was 20\u00a0mm out; they found it on the site measure and made the plate to suit.',
    },
    {
      name: 'Sample review · landlord, Chatham',
      rating: 5,
      work: 'fire-escape',
      date: '1\u00a0year ago',
      text: 'New fire escape at the back of a converted house, hot-dip galvanised. The old one came down and the new one went up in the same week.',
    },
    {
      name: 'Sample review · builder, Bromley',
      rating: 5,
      work: 'connection',
      date: '2\u00a0years ago',
      text: 'Loft beams in two pieces with a bolted splice so that they would go up the stairs. Priced the same day, and the bolts came bagged and labelled by splice.',
    },
  ],
  leave: {
    title: 'Have we worked for you?',
    text: 'Say what was good and what was not, so that other people know what to expect.',
    review: { label: 'Leave a Review', href: business.googleReview },
    listing: { label: 'See Our Google Listing', href: business.googleListing },
  },
  rules: {
    title: 'Our rules for reviews',
    entries: [
      `${fromLaunch} here come from Google, where our customers left them. We do not write, buy or reward reviews.`,
      'We ask every customer for a review, not only those who seem pleased.',
      'We show reviews in full, good and bad, and never change the words.',
      [
        'If you think that a review is not genuine, ',
        { text: 'write to us', href: `mailto:${business.email}` },
        '. We check it against our job records. If it is not genuine, we remove it from this page and report it to Google.',
      ],
    ],
  },
} as const
