import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

type ReceivedMail = { to: string[]; email: Email; raw: Buffer }

/**
 * `largest`: bytes a message may have. `dieAfter`: bytes to take of a message before the connection dies; `refuse`, `later`: an
 * address there is no mailbox for, or one that is full; `no sender`: ours may not send; `no answer`: takes a mail, and the
 * connection dies before it can say so.
 */
type Behaviour =
  | 'accept'
  | 'refuse'
  | 'later'
  | 'silent'
  | 'no sender'
  | 'no answer'
  | { dieAfter: number }
  | { refuse: string }
  | { later: string }
  | { largest: number }

/** A mail server on loopback, that can be told to misbehave; `received` holds what it has taken. */
export type MailServer = {
  url: string
  received: ReceivedMail[]
  attempts: number
  behave: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

function smtpError(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** Starts one; `port` 0 is any free port; `statedLimit` is the size it says a message may have. */
export async function startMailServer(port = 0, statedLimit?: number): Promise<MailServer> {
  let behaviour: Behaviour = 'accept'
  const received: ReceivedMail[] = []
  const state = { attempts: 0 }

  function refusal(address: string): Error | undefined {
    const told = typeof behaviour === 'object' ? behaviour : {}
    if (behaviour === 'refuse' || ('refuse' in told && told.refuse === address)) return smtpError(554, 'No mail here')
    if (behaviour === 'later' || ('later' in told && told.later === address)) return smtpError(451, 'Try again later')
  }

  const server = new SMTPServer({
    authOptional: true,
    ...(statedLimit && { size: statedLimit }),
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom(_address, _session, done) {
      if (behaviour === 'no sender') state.attempts += 1
      done(behaviour === 'no sender' ? smtpError(553, 'Sender not allowed') : undefined)
    },
    onRcptTo({ address }, _session, done) {
      state.attempts += 1
      if (behaviour !== 'silent') done(refusal(address))
    },
    onData(stream, session: SMTPServerSession, done) {
      const chunks: Buffer[] = []
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (typeof behaviour === 'object' && 'dieAfter' in behaviour && size > behaviour.dieAfter) {
          hangUp(session)
        }
      })
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        if (typeof behaviour === 'object' && 'largest' in behaviour && size > behaviour.largest) {
          return done(smtpError(552, 'Too large'))
        }
        const email = await PostalMime.parse(raw)
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email, raw })
        if (behaviour === 'no answer') hangUp(session)
        else done()
      })
    },
  })
  /** The other mails that are on their way go on. */
  function hangUp({ id }: SMTPServerSession) {
    for (const connection of server.connections) if (connection.session.id === id) connection.close()
  }

  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    get attempts() {
      return state.attempts
    },
    behave: (next) => {
      behaviour = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
