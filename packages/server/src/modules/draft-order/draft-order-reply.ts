import type { DraftOrder } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { type Shape, withRelations } from '../../store/reading/shape'
import { askShownTaxes } from '../cart/ask-taxes'
import { loadCart } from '../cart/load-cart'
import { shapedCart } from '../cart/read-cart'

/** What the figures of a cart are made of comes along with it. */
const ofFigures = [
  'discounts.rule',
  'gift_cards',
  'items.adjustments',
  'items.tax_lines',
  'items.variant.product.profiles',
  'region.tax_rates',
  'shipping_address',
  'shipping_methods.tax_lines',
]

/** A draft with its cart and the cart's figures. @throws not_found, unavailable when its taxes cannot be asked for */
export async function readDraftOrder(shop: Shop, id: string, shape: Shape): Promise<DraftOrder> {
  const relations = new Map(shape.relations)
  const ofCart = relations.get('cart')
  relations.delete('cart')
  const columns = shape.columns && new Set([...shape.columns, 'cart_id'])
  const draft = await findOne<DraftOrder>(shop.db, 'draft_order', id, { columns, relations })
  if (!draft) throw notFound('Draft order', id)
  if (!ofCart || !draft.cart_id) return draft
  const cart = await askShownTaxes(shop, await loadCart(shop.db, draft.cart_id))
  const shown = await shapedCart(shop, cart, withRelations(ofCart, ofFigures))
  const selected = cart.payment_sessions.find((session) => session.is_selected)
  if (selected && ofCart.relations.has('payment_sessions')) shown.payment_session = selected
  return { ...draft, cart: shown }
}
