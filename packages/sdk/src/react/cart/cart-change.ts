import type { Input, LineItem } from '@cartwright/contract'

/** What is known of a variant before the shop has answered; with it the new line is shown at once. */
export interface LinePreview extends Pick<LineItem, 'title' | 'unit_price'> {
  /** The title of the variant. */
  description?: string | null
  thumbnail?: string | null
}

/** What can happen to a cart in the shop. */
export type CartChange =
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
export const lineOf = (change: CartChange): string | undefined =>
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
