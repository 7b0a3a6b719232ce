import { Readable } from 'node:stream'
import { attachmentTypes } from '#domain/attachments.ts'
import { loadParts, noteParts, type PartState, readAttachment } from '#server/enquiries/store/inbox.ts'
import type { Delivery, NumberedFile } from '#server/enquiries/store/stored-enquiry.ts'
import { fileEmail, type Mail, officeEmail, refusedFilesEmail, steelListFile, visitorName } from './enquiry-email.ts'
import { type DeliveryTools, type MailRefused, mailboxOf, mailSize, messageId, trySending } from './mailer.ts'

const textPart = 0
const partOf = ({ position }: NumberedFile) => position + 1

/**
 * Sends an enquiry to every office address that is set now and has not had it yet. Throws the first failure once each address
 * has been tried. What was taken is remembered by address and part, and not sent again.
 */
export async function sendToOffice(delivery: Delivery, tools: DeliveryTools): Promise<void> {
  const failures: unknown[] = []
  for (const address of tools.config.to.map(mailboxOf)) {
    await sendTo(address, delivery, tools).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function sendTo(address: string, delivery: Delivery, tools: DeliveryTools): Promise<void> {
  const { database, siteUrl } = tools
  const { attachments: files, enquiryId } = delivery
  const parts = await loadParts(database.sql, enquiryId, address)
  const filesIn = (state: PartState | undefined) => files.filter((file) => parts.get(partOf(file)) === state)

  async function note(states: readonly (readonly [part: number, state: PartState])[]): Promise<void> {
    await noteParts(database, delivery, address, states)
    for (const [part, state] of states) parts.set(part, state)
  }

  /** In one mail with the files, or alone if the server does not take that. */
  async function sendText(enclosed: readonly NumberedFile[]): Promise<void> {
    const email = officeEmail(delivery, siteUrl, enclosed)
    const name = enclosed.length === files.length ? '' : '.text.'
    const refusal = await sendPart(email, { address, name, enclosed, list: true }, delivery, tools)
    if (!refusal) return note([textPart, ...enclosed.map(partOf)].map((part) => [part, 'taken']))
    if (!refusal.ofContent || enclosed.length === 0) throw refusal
    return sendText([])
  }

  if (!parts.has(textPart)) await sendText(files)
  let failure: MailRefused | undefined
  for (const file of filesIn(undefined)) {
    const email = fileEmail(delivery, file)
    const refusal = await sendPart(email, { address, name: `.${partOf(file)}`, enclosed: [file] }, delivery, tools)
    if (!refusal) await note([[partOf(file), 'taken']])
    else if (refusal.ofContent && refusal.permanent) await note([[partOf(file), 'refused']])
    else failure ??= refusal
  }
  const refused = filesIn('refused')
  if (refused.length > 0) {
    const name = `.refused.${refused.map(partOf).join('.')}`
    const refusal = await sendPart(refusedFilesEmail(delivery, refused), { address, name }, delivery, tools)
    if (!refusal) await note(refused.map((file) => [partOf(file), 'named']))
    failure ??= refusal
  }
  if (failure) throw failure
}

type PartOptions = { address: string; name: string; enclosed?: readonly NumberedFile[]; list?: boolean }

/** Sends one mail to one address. Resolves with the refusal if the mail server did not take it. */
async function sendPart(
  mail: Mail,
  { address, name, enclosed = [], list = false }: PartOptions,
  delivery: Delivery,
  tools: DeliveryTools,
): Promise<MailRefused | undefined> {
  const { config, database } = tools
  const { enquiry } = delivery.content
  const steelList = list ? steelListFile(delivery.content) : undefined
  let [begun, read] = [0, 0]
  async function* content(position: number) {
    begun += 1
    yield* readAttachment(database.sql, delivery.enquiryId, position)
    read += 1
  }
  const size = mailSize([mail.text, mail.html, steelList?.content ?? ''], enclosed)
  const message = {
    ...mail,
    to: config.to,
    envelope: { from: config.from, to: address, size },
    replyTo: { name: visitorName(enquiry), address: enquiry.email },
    messageId: messageId(delivery, name, config.from),
    attachments: [
      ...(steelList ? [steelList] : []),
      ...enclosed.map(({ name: filename, type, position }) => ({
        filename,
        contentType: attachmentTypes[type].mime,
        content: Readable.from(content(position)),
      })),
    ],
  }
  const refusal = await trySending(message, delivery, address, tools)
  // A server that hung up before the last file was read has not taken the mail.
  if (refusal && begun > 0 && read < enclosed.length) refusal.ofContent = true
  return refusal
}
