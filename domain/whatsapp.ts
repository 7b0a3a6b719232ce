import { business } from '#content/business.ts'

const { number, greeting } = business.whatsapp
const text = encodeURIComponent(greeting)

/** The firm's chat on the web, with the greeting typed already; and in the app (spec 4). */
export const chatAddress = `https://wa.me/${number}?text=${text}`
export const chatInApp = `whatsapp://send?phone=${number}&text=${text}`
