import type { GiftCard, PricedProduct } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { europe, jug, order, variant } from '../../testing/examples'

// Gift cards of the small named world, for tests and stories.

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const kept = { ...times, deleted_at: null, metadata: null }

export const card: GiftCard = {
  ...kept,
  id: 'gift_1',
  code: 'ABCD-EFGH-JKLM-4F2K',
  value: 5000,
  balance: 3200,
  region_id: europe.id,
  region: europe,
  order_id: null,
  order: null,
  is_disabled: false,
  ends_at: null,
  tax_rate: 20,
}

const fifty = { ...variant('variant_fifty', '€50.00', '', 0, 5000), product_id: 'prod_card' }
export const cardProduct: PricedProduct = {
  ...jug,
  id: 'prod_card',
  title: 'Gift card',
  subtitle: null,
  handle: 'gift-card',
  is_giftcard: true,
  status: 'draft',
  variants: [fifty],
}

/** Answers for all screens of gift cards. */
export const giftCardAnswers: FakeRoutes = {
  'GET /admin/gift-cards': { gift_cards: [card], count: 1, offset: 0, limit: 20 },
  'GET /admin/gift-cards/:id': { gift_card: card },
  'GET /admin/gift-cards/:id/transactions': {
    transactions: [
      {
        id: 'gct_1',
        gift_card_id: card.id,
        order_id: order.id,
        order,
        amount: 1300,
        created_at: '2026-11-20T10:00:00.000Z',
        is_taxable: true,
        tax_rate: 20,
      },
    ],
    count: 1,
    offset: 0,
    limit: 200,
  },
  'GET /admin/audit-log': {
    audit_log: [
      {
        id: 'aud_1',
        position: 1,
        created_at: '2026-11-21T10:00:00.000Z',
        actor_type: 'user',
        actor_id: 'usr_grace',
        actor_name: 'Grace Hopper',
        address: null,
        action: 'POST /admin/gift-cards/:id',
        entity: 'gift_card',
        entity_id: card.id,
        request_id: null,
        before: { balance: 3700 },
        after: { balance: 3200 },
        changes: null,
        is_whole: true,
        prev_hash: '',
        hash: '',
      },
    ],
    count: 1,
    offset: 0,
    limit: 200,
  },
  'GET /admin/products': { products: [cardProduct], count: 1, offset: 0, limit: 1 },
}
