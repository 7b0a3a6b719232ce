/** The fields of the two enquiry forms, and the texts that differ between the forms (spec 3, 5, 8 and 9). */

import {
  contactBudgets,
  contactMethods,
  contactServices,
  contactTimelines,
  type Option,
  projectLocations,
  quoteServices,
  quoteTimelines,
} from './enquiry-options.ts'

/** `missing` is shown when nothing was given, so only a required field has it. */
type Necessity = { required: true; missing: string } | { required: false }

/**
 * One field of an enquiry form. The form, its checks, the mail draft, both parts of the emails and the desk view are built from
 * these entries in their order. `limit` counts characters after clean-up. `group` is the title of the group that starts with
 * the field; another one starts with the files, after the text. A `wide` field has a row to itself.
 */
export type EnquiryField = { label: string; hint?: string; group?: string } & (
  | ({ control: 'text' | 'textarea'; limit: number; autocomplete?: string; wide?: true } & Necessity)
  | ({ control: 'email' | 'tel'; limit: number; autocomplete?: string; format: string } & Necessity)
  /** `choose` is the first, empty option. */
  | ({ control: 'select'; choose: string; options: readonly Option[] } & Necessity)
  /** The first option is preselected. */
  | { control: 'radio'; required: false; options: readonly Option[]; missing: string }
  /** The page fills it in; the visitor cannot change it. A longer text is cut. */
  | { control: 'stated'; required: false; limit: number }
  /** The steel list as JSON, or one piece per line without scripts. It is shown only when there is one. */
  | { control: 'steel-list'; required: false; limit: number; hint: string }
)

/** Under an email address that cannot be one. The calculator shows it too. */
export const emailFormat = 'Enter an email address in the correct format, like name@example.com'

const email = {
  label: 'Email Address',
  required: true,
  control: 'email',
  limit: 254,
  autocomplete: 'email',
  missing: 'Enter your email address',
  format: emailFormat,
} as const satisfies EnquiryField

const phone = {
  label: 'Phone Number',
  required: true,
  control: 'tel',
  limit: 40,
  autocomplete: 'tel',
  missing: 'Enter your phone number',
  format: 'Enter a phone number with its area code, like 01632 960 001, 07700 900 982 or +44 808 157 0192',
} as const satisfies EnquiryField

const service = {
  group: 'The job',
  label: 'Service Required',
  required: true,
  control: 'select',
  choose: 'Choose a service',
  missing: 'Choose a service',
} as const

const location = {
  label: 'Project Location',
  required: true,
  control: 'select',
  choose: 'Choose a location',
  options: projectLocations,
  missing: 'Choose a project location',
} as const satisfies EnquiryField

const timeline = {
  label: 'Project Timeline',
  required: false,
  control: 'select',
  choose: 'Choose a timeline',
} as const

/** What the visitor needs, in their own words. */
const description = {
  required: true,
  control: 'textarea',
  limit: 5000,
  hint: 'Tell us what you need, how big and where.',
} as const

/** The keys are the names the form sends. */
const quoteFields = {
  /** The service whose page the form is on. */
  about: { label: 'About', required: false, control: 'stated', limit: 120 },
  name: {
    group: 'You',
    label: 'Full Name',
    required: true,
    control: 'text',
    limit: 100,
    autocomplete: 'name',
    wide: true,
    missing: 'Enter your full name',
  },
  phone,
  email,
  service: { ...service, options: quoteServices },
  location,
  description: { ...description, label: 'Project Description', missing: 'Describe your project' },
  /** With scripts the page fills it in; without scripts the visitor does. */
  steelList: {
    label: 'Steel list',
    required: false,
    control: 'steel-list',
    limit: 80_000,
    hint: 'One piece per line, with its quantity, section and length. For example: 4 no UB 203x133x25, 3300 long, primed. The list is sent with the quote form on this page.',
  },
  contactMethod: {
    label: 'Preferred Contact Method',
    required: false,
    control: 'radio',
    options: contactMethods,
    missing: 'Choose how you would like us to contact you',
  },
  timeline: { ...timeline, options: quoteTimelines },
} as const satisfies Record<string, EnquiryField>

const contactFields = {
  firstName: {
    group: 'You',
    label: 'First Name',
    required: true,
    control: 'text',
    limit: 100,
    autocomplete: 'given-name',
    missing: 'Enter your first name',
  },
  lastName: {
    label: 'Last Name',
    required: true,
    control: 'text',
    limit: 100,
    autocomplete: 'family-name',
    missing: 'Enter your last name',
  },
  email,
  phone,
  company: { label: 'Company', required: false, control: 'text', limit: 120, autocomplete: 'organization', wide: true },
  service: { ...service, options: contactServices },
  location,
  timeline: { ...timeline, options: contactTimelines },
  budget: { label: 'Budget', required: false, control: 'select', choose: 'Choose a budget', options: contactBudgets },
  message: { ...description, label: 'Project Details', missing: 'Enter your project details' },
} as const satisfies Record<string, EnquiryField>

/** `composed` is shown after the mail draft has opened, with `textWithFiles` when files were listed. */
export const enquiryForms = {
  quote: {
    fields: quoteFields,
    submit: 'Send Quote Request',
    submitting: 'Sending Quote Request...',
    subject: 'New Quote Request',
    composed: {
      title: 'Quote Request Composed',
      text: 'Your email app has opened with your quote request. Press send to deliver it to us.',
      textWithFiles: 'Your email app has opened with your quote request. Attach your files, then press send.',
    },
  },
  contact: {
    fields: contactFields,
    submit: 'Send Message',
    submitting: 'Sending Message...',
    subject: 'New Contact Enquiry',
    composed: {
      title: 'Contact Enquiry Composed',
      text: 'Your email app has opened with your enquiry. Press send to deliver it to us.',
      textWithFiles: 'Your email app has opened with your enquiry. Attach your files, then press send.',
    },
  },
} as const

export type EnquiryKind = keyof typeof enquiryForms
