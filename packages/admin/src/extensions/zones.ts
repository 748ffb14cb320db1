import type {
  Customer,
  CustomerGroup,
  Discount,
  GiftCard,
  InventoryItem,
  Order,
  PricedProduct,
  PriceList,
  ProductCollection,
  Region,
  User,
} from '@cartwright/contract'

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
  'customer_group.details.after': { customer_group: CustomerGroup }
  'collection.details.after': { collection: ProductCollection }
  'discount.details.after': { discount: Discount }
  'discount.details.side': { discount: Discount }
  'gift_card.details.after': { gift_card: GiftCard }
  'gift_card.details.side': { gift_card: GiftCard }
  'inventory_item.details.after': { inventory_item: InventoryItem }
  'price_list.details.after': { price_list: PriceList }
  'region.details.after': { region: Region }
  'settings.after': object
}
export type ZoneName = keyof Zones
