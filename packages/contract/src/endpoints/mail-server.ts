import { z } from 'zod'
import { deleted, endpoints } from '../endpoint'
import { MailSecurity, MailServer } from '../entities/mail-server'

const State = z.object({
  /** Null while none is set up. */
  mail_server: MailServer.nullable(),
  /** The configuration or the environment names one: it is used, and what is set up here is not. */
  is_fixed: z.boolean(),
  /** What becomes of mails now: they go out, or are only kept and logged. */
  sends: z.boolean(),
})

/** No line breaks: it becomes a header of each mail. */
const Sender = z
  .string()
  .trim()
  .max(400)
  .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
    error: 'must be an e-mail address, or a name with the address in angle brackets',
  })

export const mailServerEndpoints = endpoints({
  'GET /admin/mail-server': {
    access: 'staff',
    tag: 'Mail Server',
    summary: 'Read how mails leave the shop',
    returns: () => State,
  },
  'POST /admin/mail-server': {
    access: 'staff',
    tag: 'Mail Server',
    summary: 'Set up the mail server; it is used at once',
    body: () =>
      z.strictObject({
        host: z
          .string()
          .trim()
          .min(1)
          .max(253)
          .regex(/^[\w.:-]+$/, { error: 'must be the name or address of a server' }),
        port: z.int().min(1).max(65_535),
        user: z.string().max(400).nullish(),
        /** Left out, the one that is kept stays; null forgets it. */
        password: z.string().min(1).max(1000).nullish(),
        from: Sender,
        security: MailSecurity,
      }),
    returns: () => State,
  },
  'DELETE /admin/mail-server': {
    access: 'staff',
    tag: 'Mail Server',
    summary: 'Forget the mail server: mails are kept and logged from then on',
    returns: () => deleted('mail-server'),
  },
  'POST /admin/mail-server/test': {
    access: 'staff',
    tag: 'Mail Server',
    summary: 'Send a test mail and tell what the server said',
    body: () => z.strictObject({ to: z.email().max(320) }),
    returns: () => z.object({ is_sent: z.boolean(), answer: z.string() }),
  },
})
