import type { Logger } from 'pino'
import type { NotificationProvider } from '../notification'
import { keptOf, type MailLinks, mailEvents, writeMail } from './mails'
import { keptMail, type SmtpServer, smtpNotifications } from './smtp'

export interface MailSettings {
  server: string | SmtpServer
  from: string
}
interface Options {
  /** Where mails go now; asked for each, so that what staff set up counts at once and on every instance. */
  settings(): Promise<MailSettings | undefined>
  links: MailLinks
  log: Logger
}

/** Mails of a shop whose mail server is set up in the back office; until there is one they are kept, and logged. */
export function shopMails({ settings, links, log }: Options): NotificationProvider {
  let last: { key: string; provider: NotificationProvider } | undefined
  const server = async () => {
    const found = await settings()
    if (!found) return undefined
    const key = JSON.stringify(found)
    if (last?.key !== key)
      last = { key, provider: smtpNotifications({ url: found.server, from: found.from, links }) }
    return last.provider
  }
  return {
    id: 'mail',
    events: mailEvents,
    write: (event, data) => writeMail(event, data, links),
    async send(event, data) {
      const smtp = await server()
      if (smtp) return smtp.send(event, data)
      const mail = await writeMail(event, data, links)
      if (!mail) return null
      log.info(
        { to: mail.to, subject: mail.subject, text: mail.text },
        'a mail is kept: no mail server is set up',
      )
      return { to: mail.to, data: keptOf(event, mail) }
    },
    async resend(message) {
      const smtp = await server()
      if (smtp) return smtp.resend(message)
      const { subject, text } = keptMail(message.event_name, message.data)
      log.info({ to: message.to, subject, text }, 'a mail is kept: no mail server is set up')
      return { to: message.to, data: message.data }
    },
    async test(to) {
      const smtp = await server()
      if (!smtp?.test) throw new Error('no mail server is set up')
      return smtp.test(to)
    },
    sends: async () => (await settings()) !== undefined,
  }
}
