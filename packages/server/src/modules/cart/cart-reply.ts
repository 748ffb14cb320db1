import type { Cart } from '@cartwright/contract'
import { Reply } from '../../http/ask'
import type { Shop } from '../../shop'
import { withTotals } from '../totals/with-totals'
import { cartFigures } from './cart-figures'
import { type VariantOfLine, variantText } from './line-variants'
import type { LoadedCart } from './load-cart'

/** The whole cart with its figures, from memory. */
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

/**
 * The answer to every call that changes a cart, as text: in a long cart most of it is what all carts say of the same
 * goods, and is not written anew.
 */
export function cartAnswer(
  shop: Pick<Shop, 'flags'>,
  cart: LoadedCart,
  options?: { taxed?: boolean },
): Reply<{ cart: Cart }> {
  return new Reply<{ cart: Cart }>(200, {}, `{"cart":${cartText(cartReply(shop, cart, options))}}`)
}

/** The same with the cart under `data` as well. */
export function cartAnswerWithData(
  shop: Pick<Shop, 'flags'>,
  cart: LoadedCart,
  options?: { taxed?: boolean },
): Reply<{ cart: Cart; data: Cart }> {
  const text = cartText(cartReply(shop, cart, options))
  return new Reply<{ cart: Cart; data: Cart }>(200, {}, `{"cart":${text},"data":${text}}`)
}

function cartText(cart: Cart): string {
  // The reply is made for this answer alone, and so may be taken apart.
  const lines = (cart.items as unknown as { variant?: VariantOfLine | null }[]).map((line) => {
    const variant = variantText(line.variant ?? null)
    line.variant = undefined
    return `${JSON.stringify(line).slice(0, -1)},"variant":${variant}}`
  })
  cart.items = undefined
  return `${JSON.stringify(cart).slice(0, -1)},"items":[${lines.join()}]}`
}
