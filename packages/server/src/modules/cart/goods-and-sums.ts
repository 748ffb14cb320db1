import type { Cart } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { cartReply } from './cart-reply'
import type { LoadedCart } from './load-cart'

/** What is said of an account's cart to somebody who has not signed in to it. Named one by one: what is new stays in. */
const shown = [
  'object',
  'id',
  'type',
  'region_id',
  'sales_channel_id',
  'created_at',
  'updated_at',
  'completed_at',
  'deleted_at',
  'region',
  'sales_channel',
  'items',
  'subtotal',
  'discount_total',
  'raw_discount_total',
  'item_tax_total',
  'shipping_total',
  'shipping_tax_total',
  'tax_total',
  'gift_card_total',
  'gift_card_tax_total',
  'total',
] as const satisfies readonly (keyof Cart | 'object')[]

/**
 * The cart of an account for those who know no more than its id: goods and sums, whatever is asked for. No e-mail, no
 * address, nothing of customer and payment, and no codes, which are worth money; what is left out is empty, not absent.
 */
export function goodsAndSums(shop: Pick<Shop, 'flags'>, cart: LoadedCart): Cart {
  const whole = cartReply(shop, cart) as Cart & { object: string }
  const kept = Object.fromEntries(shown.flatMap((key) => (key in whole ? [[key, whole[key]]] : [])))
  return {
    ...(kept as Pick<Cart, (typeof shown)[number] & keyof Cart>),
    email: null,
    customer_id: null,
    billing_address_id: null,
    billing_address: null,
    shipping_address_id: null,
    shipping_address: null,
    payment_id: null,
    payment: null,
    payment_session: null,
    payment_sessions: [],
    payment_authorized_at: null,
    idempotency_key: null,
    context: null,
    metadata: null,
    discounts: [],
    gift_cards: [],
    // Where the parcel goes may stand in what the provider was told.
    shipping_methods: (whole.shipping_methods ?? []).map((method) => ({ ...method, data: {} })),
  }
}
