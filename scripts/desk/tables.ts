import { sizeText } from '#domain/attachments.ts'
import type { MailView, RefusedFile } from '#server/enquiries/desk-view.ts'

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' })
const when = (at: Date | string | null) => (at ? time.format(new Date(at)) : '-')

const head = ['REFERENCE', 'TO', 'RECEIVED', 'TRIES', 'LAST TRY', 'MAIL SERVER SAID']

export function mailTable(mails: readonly MailView[]): string {
  const rows = mails.map((mail) => [
    mail.reference,
    mail.to,
    when(mail.receivedAt),
    String(mail.tries),
    when(mail.lastTryAt),
    mail.lastAnswer ?? '-',
  ])
  return tableText([head, ...rows])
}

/** Files that the mail server did not take, with the command that saves them. */
export function refusedTable(refused: readonly RefusedFile[]): string {
  const rows = refused.map(({ reference, type, size, receivedAt }) => [
    reference,
    `${type}, ${sizeText(size)}`,
    when(receivedAt),
    `npm run desk -- files ${reference} FOLDER`,
  ])
  return tableText([['REFERENCE', 'REFUSED FILE', 'RECEIVED', 'TO SAVE IT'], ...rows])
}

function tableText(table: readonly string[][]): string {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  ')
  return table.map((row) => line(row).trimEnd()).join('\n')
}
