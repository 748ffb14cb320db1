import type { Cart, Output } from '@cartwright/contract'
import type { StoreClient } from '../../client'
import { NotFoundError } from '../../errors'
import { type CartRegionChange, cartRegionChange } from './cart-region-change'
import type { CartRequest } from './cart-request'
import { findLine } from './expected-cart'
import { type CartMerge, mergeCarts } from './merge-carts'

/** What a completed cart became. */
export type Completion = Output<'POST /store/carts/:id/complete'>

/** What a change has brought beside the cart. */
export interface CartOutcome {
  /** What the switch of the region did. */
  regionChange?: CartRegionChange
  /** What kind of code was applied. */
  codeKind?: 'discount' | 'gift_card'
  /** What became of the cart; with type `cart` the payment needs more from the shopper. */
  completion?: Completion
  /** What signing in has moved. */
  merge?: CartMerge
}
/** The shop's cart after a change; null once it is an order. */
export interface Sent {
  cart: Cart | null
  outcome?: CartOutcome
}

/** Makes the calls of one change. Throws the `ShopError` of the one that is refused. */
export async function sendChange(client: StoreClient, cart: Cart, change: CartRequest): Promise<Sent> {
  const { carts } = client
  switch (change.type) {
    case 'add_item': {
      const { variant_id, quantity, metadata } = change
      return carts.lineItems.create(cart.id, { variant_id, quantity, metadata })
    }
    case 'set_quantity':
    case 'remove_item': {
      const line = findLine(cart, change.line_id)
      if (!line) return { cart }
      return change.type === 'remove_item' || change.quantity === 0
        ? carts.lineItems.delete(cart.id, line.id)
        : carts.lineItems.update(cart.id, line.id, { quantity: change.quantity })
    }
    case 'set_region': {
      const { region_id, country_code } = change
      const { cart: after } = await carts.update(cart.id, { region_id, country_code })
      return { cart: after, outcome: { regionChange: cartRegionChange(cart, after) } }
    }
    case 'apply_code':
      return applyCode(client, cart, change.code.trim())
    case 'remove_code': {
      const left = cart.gift_cards?.filter(({ code }) => code !== change.code) ?? []
      return left.length < (cart.gift_cards?.length ?? 0)
        ? carts.update(cart.id, { gift_cards: left.map(({ code }) => ({ code })) })
        : carts.deleteDiscount(cart.id, change.code)
    }
    case 'update':
      return carts.update(cart.id, change.body)
    case 'add_shipping_method':
      return carts.addShippingMethod(cart.id, { option_id: change.option_id, data: change.data })
    case 'start_checkout':
      return carts.createPaymentSessions(cart.id)
    case 'set_payment_session':
      return carts.setPaymentSession(cart.id, { provider_id: change.provider_id })
    case 'complete': {
      const completion = await carts.complete(cart.id)
      const isOpen = completion.type === 'cart'
      return { cart: isOpen ? (completion.data as Cart) : null, outcome: { completion } }
    }
    case 'sign_in': {
      const merge = await mergeCarts(client, cart, change)
      return { cart: merge.cart, outcome: { merge } }
    }
  }
}

/** A code is a discount's, or else a gift card's. What is on the cart already stays. */
async function applyCode({ carts }: StoreClient, cart: Cart, code: string): Promise<Sent> {
  const codes = (rows: readonly { code: string }[] = []) => [
    ...rows.map((row) => ({ code: row.code })),
    { code },
  ]
  try {
    const { cart: after } = await carts.update(cart.id, { discounts: codes(cart.discounts) })
    return { cart: after, outcome: { codeKind: 'discount' } }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    const { cart: after } = await carts.update(cart.id, { gift_cards: codes(cart.gift_cards) })
    return { cart: after, outcome: { codeKind: 'gift_card' } }
  }
}
