import { expect, test } from 'vitest'
import { fillIn } from '#content/fill-in.ts'
import { coverageZones } from '#content/page-content.ts'
import { parseProse } from '#content/prose.ts'
import { listLimits } from '#content/steel-list.ts'
import { attachmentType } from '#domain/attachments.ts'
import { cleanLine, cleanText } from '#domain/clean-text.ts'
import { checkCoverage } from '#domain/coverage.ts'
import { emailPattern } from '#domain/email-address.ts'
import { checkEnquiry } from '#domain/enquiry.ts'
import { textWithDetails } from '#domain/enquiry-details.ts'
import { enquiryText } from '#domain/enquiry-text.ts'
import { choicesFromSearch } from '#domain/estimate.ts'
import { quoteRequest } from '#domain/fixtures/quote-request.ts'
import { splitAtWholes } from '#domain/keep-together.ts'
import { mailDraft } from '#domain/mail-draft.ts'
import { isPhoneNumber } from '#domain/phone-number.ts'
import { postcodeLine } from '#domain/postcode-line.ts'
import { isReference } from '#domain/reference.ts'
import { safeFileName } from '#domain/safe-file-name.ts'
import { listFromLink } from '#domain/steel-list/list-link.ts'
import { answersToLine } from '#domain/steel-list/read-line.ts'
import { readList } from '#domain/steel-list/read-list.ts'
import { readRow, suggestSections } from '#domain/steel-list/read-row.ts'
import { listBlocks, readSentList } from '#domain/steel-list/sent-list.ts'
import { redactMessage } from '#server/crash-reports.ts'
import { contentHtml, escapeHtml } from '#server/enquiries/mail/email-html.ts'
import { redactAnswer } from '#server/enquiries/mail/mailer.ts'
import { suspicionsOf } from '#server/enquiries/receive/spam.ts'
import { withoutTrailingSlash } from '#server/site/routes.ts'
import { isEditable, slugOf } from '../editor/server/files.ts'

const cells = { mark: '', section: 'UB 203x133x25', quantity: '1', length: '3300', grade: '', end1: '', end2: '' }
const details = { firstLine: 'From the drawing', lines: [['Length', '3 m']] } as const
const enquiry = (description: string) => ({ ...quoteRequest, description })

/** Everything that reads what a stranger, a mail server or a file has written. */
const readers: Record<string, (text: string) => unknown> = {
  'a line': cleanLine,
  'a text': cleanText,
  'an email address': (text) => emailPattern.test(text),
  'a phone number': isPhoneNumber,
  'a postcode': (text) => postcodeLine(checkCoverage(text, coverageZones), text),
  'a file name': (text) => [safeFileName(text, 'pdf'), attachmentType({ name: text, type: '' })],
  'a reference': isReference,
  'an estimate in the address': choicesFromSearch,
  'a field of a form': (text) =>
    checkEnquiry('quote', { ...quoteRequest, about: text, name: text, phone: text, email: text, steelList: text }),
  'a description with details': (text) => textWithDetails(text, details),
  'a mail draft': (text) => mailDraft(enquiryText(enquiry(text), [], text)),
  'an email in HTML': (text) => contentHtml(enquiryText(enquiry(text), [], text)),
  spam: (text) => suspicionsOf({}, enquiry(text), 0),
  'text in HTML': escapeHtml,
  'a copy with places': (text) => fillIn(text, {}),
  'words on one line': splitAtWholes,
  'a paragraph with links': parseProse,
  'a pasted steel list': readList,
  'a row of a steel list': (text) =>
    readRow({ ...cells, section: text, length: text, grade: text, mark: text, holes: text, finish: text, note: text }),
  'a section': suggestSections,
  'a steel list in a form': (text) => listBlocks(readSentList(text), 'enclosed'),
  'a steel list in a link': listFromLink,
  'a crash report': redactMessage,
  'an answer of a mail server': redactAnswer,
  'an address of a page': withoutTrailingSlash,
  'a file of the editor': (text) => [isEditable(text), slugOf(text)],
}

const characters = [...'a1x=@ \t\u00a0.-,;/\\%&\'"`#{([<\u2028\n\u200b\ud800梁😀']
const words =
  'total |a |ab-|with |plate |http://|1 |1,|1.|1x|x |= |a@|a.|",|{a|[a|](|<a|"rows":[|row=| \n|S355JR|2 no |1 mm '
const pieces = [...characters, ...words.split('|')]
const lines = pieces.flatMap((piece) => {
  const line = piece.repeat(10_000 / piece.length)
  return [line, `1 ${line}`, `a@${line}!`, `${line}1`]
})

/** Milliseconds of this thread, because the machine may be busy. */
function timeOf(read: () => unknown): number {
  const before = process.threadCpuUsage()
  read()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

test.each(Object.entries(readers))('%s of 10,000 awkward characters is read at once', (_, read) => {
  read('first use')
  // Collecting rubbish may fall into one run, not into three.
  const isSlow = (line: string) => [1, 2, 3].every(() => timeOf(() => read(line)) >= 50)
  const slow = lines.filter(isSlow)
  expect(slow.map((line) => line.slice(0, 20))).toEqual([])
})

const phrases =
  '1x|1 |1,|x |a1|1;|1 total |wt = |1 no |B1 & |3.3m with |each end |£1 |1kg |S355 |2 holes |300x|203x133x25 UB |UB 203x133x26 |M16 bolts |end plate |hot dip |plot 4 |,4,330'

const text = '4 no UB 203x133x25 '.repeat(50_000)

/** Work on much text, which is as slow as the reader where the processor is slow or shared. */
const yardstick = () => text.split(' ').toSorted().join().replace(/[a-z]/g, '-').toUpperCase()

/** 500 lines take less time than this many yardsticks. The dearest take 4.8. */
const slowest = 6

// One sign again and again is above; these part a line into cells, rows and words.
test.each(['\t', ';', '"', '-', ...phrases.split('|')])(
  '500 lines of a steel list of “%s” are read in linear time',
  (piece) => {
    const line = `4 no ${piece.repeat(500)}`.slice(0, listLimits.line)
    const read = (count: number) => () => readList(`${line}\n`.repeat(count)).lines.slice(0, 20).map(answersToLine)
    const none = Number.POSITIVE_INFINITY
    const times = { yardstick: none, half: none, whole: none }
    // Below 20 ms the clock says more than the code.
    const isLinear = () => times.half <= 20 || times.whole / times.half < 2.5
    // The fastest of a few runs is free of other work and of collected rubbish.
    for (let run = 0; run < 20 && !(times.whole < slowest * times.yardstick && isLinear()); run += 1) {
      times.yardstick = Math.min(times.yardstick, timeOf(yardstick))
      times.half = Math.min(times.half, timeOf(read(250)))
      times.whole = Math.min(times.whole, timeOf(read(500)))
    }
    expect(times.whole / times.yardstick).toBeLessThan(slowest)
    expect(isLinear(), JSON.stringify(times)).toBe(true)
  },
)
