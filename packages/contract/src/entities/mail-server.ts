import { z } from 'zod'

/** `tls` from the first byte, `starttls` or nothing, or `none` on purpose. */
export const MailSecurity = z.enum(['tls', 'starttls', 'none'])
export type MailSecurity = z.infer<typeof MailSecurity>

/** The mail server of the shop. Its password is written and never told. */
export const MailServer = z
  .object({
    host: z.string(),
    port: z.number(),
    user: z.string().nullable(),
    has_password: z.boolean(),
    from: z.string(),
    security: MailSecurity,
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'MailServer' })
export type MailServer = z.infer<typeof MailServer>
