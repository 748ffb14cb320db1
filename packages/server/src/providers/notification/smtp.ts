import { notAllowed } from '../../errors'
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
  const post = async (to: string, mail: { subject: string; text: string; html: string }) => {
    connection ??= connect(options.url)
    await (await connection).sendMail({ from: options.from, to, ...mail })
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

/** Encrypted whenever the server offers it; a server that does not answer is given up after ten seconds. */
async function connect(url: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as Parameters<typeof createTransport>[0]) as MailTransport
}
