import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const port = 1025
const folder = join('.cache', 'mail')
const rule = '─'.repeat(72)

function summary({ subject, from, to, replyTo, text, attachments }: Email, file: string): string {
  const people = (list: Email['to']) => list?.map(({ name, address }) => `${name} <${address}>`.trim()).join(', ')
  return [
    rule,
    `Subject:  ${subject}`,
    `From:     ${from?.name} <${from?.address}>`,
    `To:       ${people(to)}`,
    `Reply-To: ${people(replyTo)}`,
    ...attachments.map(
      ({ filename, content }) => `File:     ${filename} (${(content as ArrayBuffer).byteLength} bytes)`,
    ),
    `Kept as:  ${file}`,
    '',
    text ?? '',
  ].join('\n')
}

/** `npm run dev:mail`: a mail server that shows every mail, stores it as a file and forwards nothing. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      const raw = Buffer.concat(chunks)
      const file = join(folder, `${Date.now()}.eml`)
      await writeFile(file, raw)
      console.log(summary(await PostalMime.parse(raw), file))
      done()
    })
  },
})

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: is another dev:mail running?` : error.message)
  process.exit(1)
})
await mkdir(folder, { recursive: true })
server.listen(port, '127.0.0.1', () => {
  console.log(`Mail for smtp://localhost:${port} is shown here. For the site, in .env or the environment:

SMTP_URL=smtp://localhost:${port}
ENQUIRIES_TO=office@firm.example
ENQUIRIES_FROM=Firm website <website@firm.example>
`)
})
process.once('SIGINT', () => server.close(() => process.exit()))
