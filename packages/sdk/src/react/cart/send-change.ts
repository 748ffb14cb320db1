import type { Cart, Output } from '@cartwright/contract'
import { applyCode, type CodeKind, removeCode } from '../../cart-codes'
import type { StoreClient } from '../../client'
import { type CartRegionChange, cartRegionChange } from '../../rules/region-change'
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
  codeKind?: CodeKind
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
    case 'apply_code': {
      const { cart: after, kind } = await applyCode(client, cart, change.code.trim())
      return { cart: after, outcome: { codeKind: kind } }
    }
    case 'remove_code':
      return removeCode(client, cart, change.code)
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
