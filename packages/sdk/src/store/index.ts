import type { Call } from '../call'
import type { Tokens } from '../tokens'
import { auth } from './auth'
import { carts } from './carts'
import { collections } from './collections'
import { customers } from './customers'
import { giftCards } from './gift-cards'
import { newsletter } from './newsletter'
import { orderEdits } from './order-edits'
import { orders } from './orders'
import { paymentCollections } from './payment-collections'
import { productCategories } from './product-categories'
import { productTags } from './product-tags'
import { productTypes } from './product-types'
import { products } from './products'
import { regions } from './regions'
import { restockNotifications } from './restock-notifications'
import { returnReasons } from './return-reasons'
import { returns } from './returns'
import { shippingOptions } from './shipping-options'
import { swaps } from './swaps'

/** What shoppers may call, by area. */
export const storeAreas = (call: Call, tokens: Tokens) => {
  const areas = {
    auth: auth(call, tokens),
    carts: carts(call),
    collections: collections(call),
    customers: customers(call),
    giftCards: giftCards(call),
    newsletter: newsletter(call),
    orderEdits: orderEdits(call),
    orders: orders(call),
    paymentCollections: paymentCollections(call),
    productCategories: productCategories(call),
    productTags: productTags(call),
    productTypes: productTypes(call),
    products: products(call),
    regions: regions(call),
    restockNotifications: restockNotifications(call),
    returnReasons: returnReasons(call),
    returns: returns(call),
    shippingOptions: shippingOptions(call),
    swaps: swaps(call),
  }
  return {
    ...areas,
    /** The same as `customers.paymentMethods`. */
    paymentMethods: areas.customers.paymentMethods,
  }
}
