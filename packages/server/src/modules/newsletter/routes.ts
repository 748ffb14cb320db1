import type { NewsletterSubscriber, RestockNotification } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, mentions, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { shapeOf } from '../../store/reading/shape'
import { me } from '../customer/routes'
import { confirmSubscription, unsubscribe } from './confirm'
import { deleteSubscriber } from './queries'
import { announceLeaving, subscribe } from './subscribe'

/** As many pieces as anybody waits for. */
const mostMailings = 1000

export const newsletterRoutes = routes({
  'POST /store/newsletter': async (shop, ask) => {
    await subscribe(shop, ask.body, ask)
    return { email: ask.body.email }
  },
  'POST /store/newsletter/confirm': (shop, { body, caller }) => confirmSubscription(shop, body.token, caller),
  'POST /store/newsletter/unsubscribe': (shop, { body }) => unsubscribe(shop, body.token),
  'GET /store/customers/me/mailings': (shop, ask) => mailingsOf(shop, me(ask)),
  'GET /admin/newsletter-subscribers': async (shop, { query, shape }) => {
    const { newsletter_subscriber: t } = shop.db.t
    const { limit, offset, order = '-created_at', q } = query
    const { rows, count } = await list<NewsletterSubscriber>(shop.db, 'newsletter_subscriber', shape, {
      limit: Math.min(limit, 1000),
      offset,
      order,
      orderable: ['created_at', 'confirmed_at'],
      filters: [
        mentions(shop.db, q, [t.email]),
        equals(t.state, query.state),
        within(t.created_at, query.created_at),
        within(t.confirmed_at, query.confirmed_at),
      ],
    })
    return { newsletter_subscribers: rows, count, offset, limit }
  },
  'DELETE /admin/newsletter-subscribers/:id': async (shop, { params: { id } }) => {
    await shop.transaction(async (tx) => {
      const [row] = await deleteSubscriber(tx, id)
      if (!row) throw notFound('Newsletter subscriber', id)
      await announceLeaving(tx, row)
    })
    return { id, object: 'newsletter_subscriber' as const, deleted: true }
  },
})

/**
 * What a customer asked for while signed in. What was asked for with the same address by somebody who was not, is not told: an
 * account is opened without a proof of its address.
 */
async function mailingsOf({ db }: Shop, customerId: string) {
  const { newsletter_subscriber: newsletter, restock_notification: restock } = db.t
  const plain = shapeOf([])
  const { rows: subscribers } = await list<NewsletterSubscriber>(db, 'newsletter_subscriber', plain, {
    limit: 1,
    filters: [equals(newsletter.customer_id, customerId)],
  })
  const { rows } = await list<RestockNotification>(db, 'restock_notification', plain, {
    limit: mostMailings,
    order: '-created_at',
    filters: [equals(restock.customer_id, customerId)],
  })
  return { newsletter: subscribers[0] ?? null, restock_notifications: rows }
}
