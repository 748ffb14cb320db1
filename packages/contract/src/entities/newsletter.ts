import { z } from 'zod'
import { Id, Time } from '../common'

/** `pending` until the link of the mail is confirmed, `left` from when they want no more letters. */
export const NewsletterState = z.enum(['pending', 'confirmed', 'left'])
export type NewsletterState = z.infer<typeof NewsletterState>

/** The columns of NewsletterSubscriber, without what hangs on it. */
export const NewsletterSubscriberRow = z.object({
  id: Id,
  email: z.string(),
  /** What letters to them are written in, and where their links lead: `de` and `at`. */
  language: z.string().nullable(),
  country_code: z.string().nullable(),
  state: NewsletterState,
  /** Where they asked, as the page says it: `footer`. */
  source: z.string().nullable(),
  /** The account they were signed in to, under the same address, when they asked or confirmed. */
  customer_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  /** When the mail with the link was sent last. */
  asked_at: Time.nullable(),
  confirmed_at: Time.nullable(),
  left_at: Time.nullable(),
})
/** Who asked for the newsletter, and whether they confirmed it. */
export interface NewsletterSubscriber extends z.infer<typeof NewsletterSubscriberRow> {}
export const NewsletterSubscriber: z.ZodType<NewsletterSubscriber> = NewsletterSubscriberRow.meta({
  id: 'NewsletterSubscriber',
})
