import { notAllowed, unavailable } from '../../errors'
import type { NotificationProvider } from '../notification'
import { carriesToken, type MailLinks, mailEvents, writeMail } from './mails'

export interface SmtpOptions {
  /** `smtps://user:password@mail.example.com:465` */
  url: string
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
}
/** What takes mails away: nodemailer, or a test's own box. */
export interface MailTransport {
  sendMail(mail: Outgoing): Promise<unknown>
}

/** Mails by SMTP, as text and HTML, in the language of their reader. */
export function smtpNotifications(options: SmtpOptions, transport?: MailTransport): NotificationProvider {
  let connection: MailTransport | Promise<MailTransport> | undefined = transport
  let silentUntil = 0
  const post = async (to: string, mail: { subject: string; text: string; html: string }) => {
    if (Date.now() < silentUntil) throw away(new Error('it did not a moment ago'))
    connection ??= connect(options.url)
    const sending = (await connection).sendMail({ from: options.from, to, ...mail })
    try {
      await inTime(sending)
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
    async send(event, data) {
      const mail = writeMail(event, data, options.links, options.language)
      if (!mail) return null
      const { to, subject, text, html } = mail
      await post(to, { subject, text, html })
      return { to, data: carriesToken(event) ? { subject } : { subject, text, html } }
    },
    async resend({ event_name, to, data }) {
      const { subject, text, html } = data as { subject?: string; text?: string; html?: string }
      if (!subject || !text || !html)
        throw notAllowed(`A mail about ${event_name} holds a token and is not kept: let a new one be made`)
      await post(to, { subject, text, html })
      return { to, data }
    },
  }
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
async function connect(url: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  } as Parameters<typeof createTransport>[0]) as MailTransport
}
