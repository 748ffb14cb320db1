import { notAllowed, unavailable } from '../../errors'
import type { NotificationProvider } from '../notification'
import type { Mail } from './mail-layout'
import { keptOf, type MailLinks, mailEvents, writeMail } from './mails'

/** A mail server in parts, as staff set it up. */
export interface SmtpServer {
  host: string
  port: number
  user?: string | null
  password?: string | null
  /** `tls` from the first byte, `starttls` or no mail, `none` without encryption. */
  security: 'tls' | 'starttls' | 'none'
}

export interface SmtpOptions {
  /** `smtps://user:password@mail.example.com:465`, or the same in parts. */
  url: string | SmtpServer
  /** `Mugs <shop@example.com>` */
  from: string
  /** For readers who have not chosen a language. Default: English. */
  language?: string
  /** The pages mails lead to: `https://shop.example.com/reset?token={token}&email={email}`. */
  links?: MailLinks
  /** The events to write about; by default all that mails exist for. */
  events?: readonly string[]
}

interface Outgoing {
  from: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
/** What takes mails away: nodemailer, or a test's own box. */
export interface MailTransport {
  sendMail(mail: Outgoing): Promise<unknown>
}

/** Mails by SMTP, as text and HTML, in the language of their reader. */
export function smtpNotifications(options: SmtpOptions, transport?: MailTransport): NotificationProvider {
  let connection: MailTransport | Promise<MailTransport> | undefined = transport
  let silentUntil = 0
  const post = async (to: string, mail: Mail): Promise<unknown> => {
    if (Date.now() < silentUntil) throw away(new Error('it did not a moment ago'))
    connection ??= connect(options.url)
    const sending = (await connection).sendMail({ from: options.from, to, ...mail })
    try {
      return await inTime(sending)
    } catch (error) {
      if (!isAway(error)) throw error
      // Whoever has more mails does not wait as long for each of them.
      silentUntil = Date.now() + restMs
      throw away(error)
    }
  }
  return {
    id: 'smtp',
    events: options.events ?? mailEvents,
    write: (event, data) => writeMail(event, data, options.links, options.language),
    async send(event, data) {
      const mail = await writeMail(event, data, options.links, options.language)
      if (!mail) return null
      const { to, subject, text, html, headers } = mail
      await post(to, { subject, text, html, ...(headers && { headers }) })
      return { to, data: keptOf(event, mail) }
    },
    async resend({ event_name, to, data }) {
      await post(to, keptMail(event_name, data))
      return { to, data }
    },
    async test(to) {
      silentUntil = 0
      const subject = 'Mails from your shop arrive'
      const text = 'This mail was sent from the back office to try the mail server.'
      const answer = (await post(to, { subject, text, html: `<p>${text}</p>` })) as {
        response?: string
      } | null
      return answer?.response ?? 'sent'
    },
  }
}

/** A mail as it was kept. @throws not_allowed for one that was not, as it held a token */
export function keptMail(event: string, data: Record<string, unknown>): Mail {
  const { subject, text, html } = data
  if (typeof subject !== 'string' || typeof text !== 'string' || typeof html !== 'string')
    throw notAllowed(`A mail about ${event} holds a token and is not kept: let a new one be made`)
  return { subject, text, html }
}

/** How long one mail may take in all, and how long a server that failed is left alone then, in ms. */
const mailMs = 12_000
const restMs = 10_000

const away = (cause: unknown) =>
  unavailable(`The mail server does not answer: ${(cause as Error).message}`, cause)

/** What the mailer calls a server that it cannot work with, whatever the mail. */
const isAway = (error: unknown) =>
  /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|EAUTH|ETLS|ECONNREFUSED|ECONNRESET)$/.test(
    String((error as { code?: unknown }).code),
  )

async function inTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), mailMs)
  })
  try {
    return await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Encrypted whenever the server offers it; a server that does not answer is given up after some seconds. */
async function connect(server: string | SmtpServer): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...(typeof server === 'string' ? { url: server } : inParts(server)),
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  } as Parameters<typeof createTransport>[0]) as MailTransport
}

const inParts = ({ host, port, user, password, security }: SmtpServer) => ({
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  ...(user ? { auth: { user, pass: password ?? '' } } : {}),
})
