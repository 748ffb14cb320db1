import { variantAmount } from '../rules/variant-price'

/** The part of a variant that the cart needs; it keeps whatever else is there. */
export interface SessionVariant {
  id: string
  prices?: readonly { currency_code: string; amount: number }[]
  inventory_quantity?: number | null
}

export interface SessionRegion {
  currency_code: string
  tax_rate?: number
}

export interface SessionItem {
  variant: SessionVariant
  quantity: number
  /** The price of one in the currency of the region, in minor units. */
  total?: number
}

export interface SessionCart {
  region?: SessionRegion
  items: readonly SessionItem[]
  /** In minor units. */
  total: number
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

export const emptySessionCart: SessionCart = { items: [], total: 0, totalItems: 0 }

/** The same cart with every line priced and everything added up. */
function priced(cart: SessionCart): SessionCart {
  const items = cart.items.map((item) => ({
    ...item,
    total: cart.region ? variantAmount(item.variant, cart.region) : 0,
  }))
  return {
    ...cart,
    items,
    total: items.reduce((sum, item) => sum + item.quantity * item.total, 0),
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
  }
}

/** At least one, at most what is in stock. A variant of unknown stock has no upper bound. */
export function allowedQuantity(variant: SessionVariant, quantity: number): number {
  const wanted = quantity <= 0 ? 1 : quantity
  return variant.inventory_quantity == null ? wanted : Math.min(wanted, variant.inventory_quantity)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** The cart after a change. Pure; wrong input is refused with the message of the v1 client. */
export function changeSessionCart(cart: SessionCart, change: SessionCartChange): SessionCart {
  const withItem = (id: string, edit: (item: SessionItem) => SessionItem) =>
    priced({ ...cart, items: cart.items.map((item) => (item.variant.id === id ? edit(item) : item)) })

  switch (change.type) {
    case 'setRegion':
      if (!isObject(change.region)) throw new Error('region must be a non-empty object')
      return priced({ ...cart, region: change.region })
    case 'addItem': {
      if (!isObject(change.item)) throw new Error('item must be a non-empty object')
      const others = cart.items.filter((item) => item.variant.id !== change.item.variant.id)
      return priced({ ...cart, items: [...others, change.item] })
    }
    case 'updateItem':
      return withItem(change.id, (item) => ({ ...item, ...change.item }))
    case 'updateItemQuantity':
      return withItem(change.id, (item) => ({
        ...item,
        quantity: allowedQuantity(item.variant, change.quantity),
      }))
    case 'incrementItemQuantity':
      return withItem(change.id, (item) => ({
        ...item,
        quantity: allowedQuantity(item.variant, item.quantity + 1),
      }))
    case 'decrementItemQuantity':
      // The one way to nought: the line stays, and waits to be removed or raised.
      return withItem(change.id, (item) => ({ ...item, quantity: Math.max(0, item.quantity - 1) }))
    case 'removeItem':
      return priced({ ...cart, items: cart.items.filter((item) => item.variant.id !== change.id) })
    case 'setItems':
      if (!Array.isArray(change.items)) throw new Error('items must be an array of items')
      return priced({ ...cart, items: change.items })
    case 'clearItems':
      return { ...cart, items: [], total: 0, totalItems: 0 }
  }
}
