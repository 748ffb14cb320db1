import type { Customer, Order, PricedProduct, User } from '@cartwright/contract'

/** Where widgets can stand, and what each of them is handed there. `before` is above the content of a screen, `after` below. */
export interface Zones {
  'login.before': object
  'login.after': object
  'home.before': { user: User | undefined }
  'home.after': { user: User | undefined }
  'order.list.before': object
  'order.list.after': object
  'order.details.before': { order: Order }
  'order.details.after': { order: Order }
  'order.details.side': { order: Order }
  'product.list.before': object
  'product.list.after': object
  'product.details.before': { product: PricedProduct }
  'product.details.after': { product: PricedProduct }
  'product.details.side': { product: PricedProduct }
  'customer.list.before': object
  'customer.list.after': object
  'customer.details.before': { customer: Customer }
  'customer.details.after': { customer: Customer }
  'customer.details.side': { customer: Customer }
}
export type ZoneName = keyof Zones
