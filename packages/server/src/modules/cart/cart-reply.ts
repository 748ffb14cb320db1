import type { Cart } from '@cartwright/contract'
import { Reply } from '../../http/request'
import type { Shop } from '../../shop'
import { shownOf } from '../../store/reading/shape'
import { withTotals } from '../totals/with-totals'
import { cartFigures } from './cart-figures'
import { type VariantOfLine, variantParts } from './line-variants'
import type { LoadedCart } from './load-cart'

/** The whole cart with its figures, from memory. */
export function cartReply(
  shop: Pick<Shop, 'flags'>,
  cart: LoadedCart,
  options: { taxed?: boolean } = {},
): Cart {
  const row = shownOf('cart', cart.row)
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
    customer: row.customer_id === null ? null : cart.customer,
    payment_sessions: cart.payment_sessions,
    payment_session: cart.payment_sessions.find((session) => session.is_selected) ?? null,
  }
  return withTotals(whole, cartFigures(shop, cart, options)) as unknown as Cart
}

const untaxed = <Part extends object>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, tax_lines: [] }))

/**
 * The answer to every call that changes a cart, as JSON: in a long cart most of it is what all carts say of the same
 * goods, and is not written anew.
 */
export function cartAnswer(
  shop: Pick<Shop, 'flags'>,
  cart: LoadedCart,
  options?: { taxed?: boolean },
): Reply<{ cart: Cart }> {
  const parts = cartParts(cartReply(shop, cart, options))
  return new Reply<{ cart: Cart }>(200, {}, joined(['{"cart":', ...parts, '}']))
}

/** The same with the cart under `data` as well. */
export function cartAnswerWithData(
  shop: Pick<Shop, 'flags'>,
  cart: LoadedCart,
  options?: { taxed?: boolean },
): Reply<{ cart: Cart; data: Cart }> {
  const parts = cartParts(cartReply(shop, cart, options))
  const json = joined(['{"cart":', ...parts, ',"data":', ...parts, '}'])
  return new Reply<{ cart: Cart; data: Cart }>(200, {}, json)
}

type Part = string | Buffer

const joined = (parts: readonly Part[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))

/** A cart as JSON, in parts: one text of a hundred lines would be put together and encoded at twice the cost. */
function cartParts(cart: Cart): Part[] {
  const { items, ...own } = cart as unknown as { items: { variant?: VariantOfLine | null }[] }
  const parts: Part[] = [`${JSON.stringify(own).slice(0, -1)},"items":[`]
  for (const [index, line] of items.entries()) {
    const variant = variantParts(line.variant ?? null)
    // The reply is made for this answer alone, and so may be taken apart.
    line.variant = undefined
    parts.push(`${index > 0 ? ',' : ''}${JSON.stringify(line).slice(0, -1)},"variant":`, ...variant, '}')
  }
  parts.push(']}')
  return parts
}
