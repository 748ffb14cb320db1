import { variantAmount } from '../rules/variant-price'
import { allowedQuantity, oneLess, oneMore } from './quantity'

/** The part of a variant that the cart needs; it keeps whatever else is there. */
export interface SessionVariant {
  id: string
  prices?: readonly { currency_code: string; amount: number }[]
  /** Bounds the quantity; leave it out where stock is not counted. */
  inventory_quantity?: number | null
}

/** The region that prices the cart. */
export interface SessionRegion {
  currency_code: string
  /** Percent. The totals of the cart are without it. */
  tax_rate?: number
}

/** A line of the cart; there is one a variant. */
export interface SessionItem {
  variant: SessionVariant
  quantity: number
  /** The price of one in the currency of the region, in minor units; computed, whatever is given. */
  total?: number
}

/** The cart as it stands. */
export interface SessionCart {
  region?: SessionRegion
  items: readonly SessionItem[]
  /** The sum of quantity times price, in minor units. */
  total: number
  /** The sum of the quantities. */
  totalItems: number
}

/** What can happen to the cart. */
export type SessionCartChange =
  | { type: 'setRegion'; region: SessionRegion }
  | { type: 'addItem'; item: SessionItem }
  | { type: 'updateItem'; id: string; item: Partial<SessionItem> }
  | { type: 'updateItemQuantity'; id: string; quantity: number }
  | { type: 'incrementItemQuantity'; id: string }
  | { type: 'decrementItemQuantity'; id: string }
  | { type: 'removeItem'; id: string }
  | { type: 'setItems'; items: readonly SessionItem[] }
  | { type: 'clearItems' }

/** A cart with nothing in it, of no region. */
export const emptySessionCart: SessionCart = { items: [], total: 0, totalItems: 0 }

/**
 * The cart after a change. Pure. Every quantity that comes in is held within its bounds; input of the wrong shape is refused
 * with an error in the words that v1 clients know, and an id that is in no line changes nothing.
 */
export function changeSessionCart(cart: SessionCart, change: SessionCartChange): SessionCart {
  const withItem = (edit: (item: SessionItem) => SessionItem, id: string) =>
    pricedCart(
      cart.region,
      cart.items.map((item) => (item.variant.id === id ? edit(item) : item)),
    )

  switch (change.type) {
    case 'setRegion':
      if (!isObject(change.region)) throw new Error('region must be a non-empty object')
      return pricedCart(change.region, cart.items)
    case 'addItem': {
      const added = checkedItem(change.item)
      const others = cart.items.filter((item) => item.variant.id !== added.variant.id)
      return pricedCart(cart.region, [...others, added])
    }
    case 'updateItem':
      if (!isObject(change.item)) throw new Error('item must be a non-empty object')
      return withItem((item) => checkedItem({ ...item, ...change.item }), change.id)
    case 'updateItemQuantity':
      return withItem(
        (item) => ({ ...item, quantity: allowedQuantity(item.variant, change.quantity) }),
        change.id,
      )
    case 'incrementItemQuantity':
      return withItem((item) => ({ ...item, quantity: oneMore(item.variant, item.quantity) }), change.id)
    case 'decrementItemQuantity':
      return withItem((item) => ({ ...item, quantity: oneLess(item.quantity) }), change.id)
    case 'removeItem':
      return pricedCart(
        cart.region,
        cart.items.filter((item) => item.variant.id !== change.id),
      )
    case 'setItems':
      if (!Array.isArray(change.items) || !change.items.every(isItem))
        throw new Error('items must be an array of items')
      return pricedCart(cart.region, change.items.map(checkedItem))
    case 'clearItems':
      return pricedCart(cart.region, [])
  }
}

/** The cart of these lines: each priced, one a variant (the last that names it stays), everything added up. */
export function pricedCart(region: SessionRegion | undefined, lines: readonly SessionItem[]): SessionCart {
  const byVariant = new Map(lines.map((item) => [item.variant.id, item]))
  const items = [...byVariant.values()].map((item) => ({ ...item, total: priceOf(item.variant, region) }))
  return {
    ...(region && { region }),
    items,
    total: items.reduce((sum, item) => sum + item.quantity * item.total, 0),
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
  }
}

/** Prices may come out of the storage of a stranger's page, so what is no price is passed over. */
function priceOf({ prices }: SessionVariant, region: SessionRegion | undefined): number {
  if (typeof region?.currency_code !== 'string' || !Array.isArray(prices)) return 0
  const sound = prices.filter(
    (price) => typeof price?.currency_code === 'string' && Number.isFinite(price.amount),
  )
  return variantAmount({ prices: sound }, region)
}

function checkedItem(item: SessionItem): SessionItem {
  if (!isItem(item)) throw new Error('item must be a non-empty object')
  return { ...item, quantity: allowedQuantity(item.variant, item.quantity) }
}

/** Whether something has what a line needs: a variant with an id. */
export const isItem = (value: unknown): value is SessionItem =>
  isObject(value) &&
  isObject(value.variant) &&
  typeof value.variant.id === 'string' &&
  value.variant.id !== ''

/** Whether something is an object with anything in it. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
