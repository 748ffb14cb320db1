import type { ImportKind } from '../imported-record'
import type { RecordWriter } from '../record-writer'
import { customerWriter } from './customer-writer'
import { discountWriter } from './discount-writer'
import { giftCardWriter } from './gift-card-writer'
import { priceWriter } from './price-writer'
import { productWriter } from './product-writer'
import { stockWriter } from './stock-writer'

/** How records of each kind go into the shop. */
export const recordWriters: { readonly [Kind in ImportKind]: RecordWriter<Kind> } = {
  product: productWriter,
  customer: customerWriter,
  price: priceWriter,
  stock: stockWriter,
  discount: discountWriter,
  gift_card: giftCardWriter,
}
