import type { Input, LineItem } from '@cartwright/contract'
import type { CartChange } from '../../rules/cart-change'

/** What is known of a variant before the shop has answered; with it the new line is shown at once. */
export interface LinePreview extends Pick<LineItem, 'title' | 'unit_price'> {
  /** The title of the variant. */
  description?: string | null
  thumbnail?: string | null
}

/** What can be asked of a cart in the shop. */
export type CartRequest =
  | {
      type: 'add_item'
      variant_id: string
      quantity: number
      metadata?: Record<string, unknown>
      preview?: LinePreview
    }
  | { type: 'set_quantity'; line_id: string; quantity: number }
  | { type: 'remove_item'; line_id: string }
  | { type: 'set_region'; region_id: string; country_code?: string }
  | { type: 'apply_code'; code: string }
  | { type: 'remove_code'; code: string }
  | { type: 'update'; body: Input<'POST /store/carts/:id'>['body'] }
  | { type: 'add_shipping_method'; option_id: string; data?: Record<string, unknown> }
  | { type: 'start_checkout' }
  | { type: 'set_payment_session'; provider_id: string }
  | { type: 'complete' }
  | { type: 'sign_in'; customer_id: string; account_cart_id?: string }

/** The line that a change is about; undefined where it is about the whole cart. */
export const lineOf = (change: CartRequest): string | undefined =>
  'line_id' in change
    ? change.line_id
    : change.type === 'add_item'
      ? pendingLineId(change.variant_id)
      : undefined

/** How a line is called until the shop has named it. */
export const pendingLineId = (variantId: string): string => `pending_${variantId}`

/** A quantity the shop can be asked for: whole, 0 or more. */
export const wholeQuantity = (quantity: number): number =>
  Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 1

/** What a form of the components asks for, as a request. A form without a variant must have been given one by then. */
export function requestOf(change: CartChange): CartRequest {
  switch (change.type) {
    case 'add':
      return { type: 'add_item', variant_id: change.variant_id ?? '', quantity: change.quantity }
    case 'quantity':
      return { type: 'set_quantity', line_id: change.line, quantity: change.quantity }
    case 'remove':
      return { type: 'remove_item', line_id: change.line }
    case 'code':
      return { type: 'apply_code', code: change.code }
    case 'uncode':
      return { type: 'remove_code', code: change.code }
  }
}
