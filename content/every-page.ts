import data from './every-page.json' with { type: 'json' }
import { read } from './read.ts'

/** What the footer and the emergency band say. Labels are in site-copy.ts, which the browser downloads. */
export const everyPage = read('every-page', data)
