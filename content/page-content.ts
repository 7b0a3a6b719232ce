import aboutData from './about.json' with { type: 'json' }
import calculatorPageData from './calculator-page.json' with { type: 'json' }
import enquiryGuideData from './enquiry-guide.json' with { type: 'json' }
import everyPageData from './every-page.json' with { type: 'json' }
import faqData from './faq.json' with { type: 'json' }
import galleryData from './gallery.json' with { type: 'json' }
import homeData from './home.json' with { type: 'json' }
import placesData from './places.json' with { type: 'json' }
import { read } from './read.ts'

export const home = read('home', homeData)

export const about = read('about', aboutData)

export type Certification = (typeof about.certifications.list)[number]
export type Milestone = (typeof about.timeline.milestones)[number]

export const calculatorPage = read('calculator-page', calculatorPageData)

export const faq = read('faq', faqData)

export type FaqCategory = (typeof faq.categories)[number]
export type Question = FaqCategory['questions'][number]

export const gallery = read('gallery', galleryData)

export type GalleryItem = (typeof gallery.items)[number]

export const { kentTowns, serviceAreas } = read('places', placesData)

/** What the footer and the emergency band say. Labels are in site-copy.ts, which the browser downloads. */
export const everyPage = read('every-page', everyPageData)

/** Next to the enquiry forms: who reads an enquiry, how soon, and what to attach. */
export const enquiryGuide = read('enquiry-guide', enquiryGuideData)
