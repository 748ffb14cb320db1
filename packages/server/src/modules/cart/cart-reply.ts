import type { Cart } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { withTotals } from '../totals/with-totals'
import { cartFigures } from './cart-figures'
import type { LoadedCart } from './load-cart'

/** The answer to every call that changes a cart: the whole of it with its figures, from memory. */
export function cartReply(
  shop: Pick<Shop, 'flags'>,
  cart: LoadedCart,
  options: { taxed?: boolean } = {},
): Cart {
  const { authorizing_key: _key, authorizing_at: _at, ...row } = cart.row
  // Where the region leaves taxes until payment they are not told before.
  const shown = options.taxed || cart.region.automatic_taxes || row.completed_at !== null
  const whole = {
    object: 'cart',
    ...row,
    billing_address: cart.billing_address,
    shipping_address: cart.shipping_address,
    region: cart.region,
    sales_channel: cart.channel,
    items: shown ? cart.items : untaxed(cart.items),
    shipping_methods: shown ? cart.shipping_methods : untaxed(cart.shipping_methods),
    discounts: cart.discounts,
    gift_cards: cart.gift_cards,
    payment: cart.payment,
    ...(cart.customer === undefined ? {} : { customer: cart.customer }),
    payment_sessions: cart.payment_sessions,
    payment_session: cart.payment_sessions.find((session) => session.is_selected) ?? null,
  }
  return withTotals(whole, cartFigures(shop, cart, options)) as unknown as Cart
}

const untaxed = <Part extends object>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, tax_lines: [] }))
