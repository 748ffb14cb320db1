import type { NewsletterState } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const newsletterTables = (k: Kit) => ({
  /** Everybody who ever asked for the newsletter, a row an address, until they are taken off the list. */
  newsletter_subscriber: k.table(
    'newsletter_subscriber',
    {
      id: k.id('nlsub'),
      email: k.text().notNull(),
      language: k.text(),
      country_code: k.text(),
      state: k.text<NewsletterState>().notNull().default('pending'),
      source: k.text(),
      customer_id: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      asked_at: k.time(),
      confirmed_at: k.time(),
      left_at: k.time(),
      /** SHA-256 of the token in the mail that was sent last, and until when it counts. */
      token_hash: k.text(),
      token_expires_at: k.time(),
    },
    (t) => [
      k.unique('newsletter_subscriber_email_unique', [t.email]),
      k.unique('newsletter_subscriber_token_unique', [t.token_hash]),
      k.index('newsletter_subscriber_created_at', t.created_at, t.id),
      k.index('newsletter_subscriber_confirmed_at', t.confirmed_at, t.id),
      k.index('newsletter_subscriber_state_created_at', t.state, t.created_at, t.id),
      k.index('newsletter_subscriber_customer_id', t.customer_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const newsletterFacts = {
  newsletter_subscriber: {
    entities: ['NewsletterSubscriber'],
    records: [{ path: '/admin/newsletter-subscribers' }],
  },
} satisfies FactsOf<typeof newsletterTables>
