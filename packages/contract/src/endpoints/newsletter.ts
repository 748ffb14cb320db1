import { z } from 'zod'
import { Email } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { NewsletterState, NewsletterSubscriber } from '../entities/newsletter'
import { RestockNotification } from '../entities/restock'
import { dateRange, listOf, paging, shape, text } from '../query'
import { mailToken, readerPlace } from './restock'

export const newsletterEndpoints = endpoints({
  'POST /store/newsletter': {
    access: 'anyone',
    tag: 'Newsletter',
    summary:
      'Ask for the newsletter: a mail with a link to confirm goes out; the same answer whoever is subscribed',
    body: () =>
      z.strictObject({
        email: Email,
        ...readerPlace,
        /** Where it was asked for. */
        source: z.string().max(100).nullish(),
      }),
    returns: () => z.object({ email: z.string() }),
    status: 202,
  },
  'POST /store/newsletter/confirm': {
    access: 'anyone',
    tag: 'Newsletter',
    summary: 'Confirm an address by the link of the mail; once more does nothing',
    body: () => z.strictObject({ token: mailToken }),
    returns: () => z.object({ email: z.string(), state: NewsletterState }),
  },
  'POST /store/newsletter/unsubscribe': {
    access: 'anyone',
    tag: 'Newsletter',
    summary: 'Leave the newsletter by the link that every letter has; once more does nothing',
    body: () => z.strictObject({ token: mailToken }),
    returns: () => z.object({ state: NewsletterState }),
  },
  'GET /store/customers/me/mailings': {
    access: 'customer',
    tag: 'Customers',
    summary:
      'What a customer asked to be written about while signed in: the newsletter, and pieces that are sold out',
    returns: () =>
      z.object({
        newsletter: NewsletterSubscriber.nullable(),
        restock_notifications: z.array(RestockNotification),
      }),
    reply: { relations: [] },
  },
  'GET /admin/newsletter-subscribers': {
    access: 'staff',
    tag: 'Newsletter',
    summary: 'List who asked for the newsletter, with how far they are',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        q: text.optional(),
        state: listOf(NewsletterState).optional(),
        order: text.optional(),
        created_at: dateRange.optional(),
        confirmed_at: dateRange.optional(),
      }),
    returns: () => page('newsletter_subscribers', NewsletterSubscriber),
  },
  'DELETE /admin/newsletter-subscribers/:id': {
    access: 'staff',
    tag: 'Newsletter',
    summary: 'Take somebody off the list for good',
    returns: () => deleted('newsletter_subscriber'),
  },
})
