import type { ImportKind } from '../imported-record'
import type { RecordWriter } from '../record-writer'
import { customerWriter } from './customer-writer'
import { discountWriter } from './discount-writer'
import { giftCardWriter } from './gift-card-writer'
import { priceWriter } from './price-writer'
import { stockWriter } from './stock-writer'

/** How records of each kind go into the shop, besides products. */
export const recordWriters: { readonly [Kind in Exclude<ImportKind, 'product'>]: RecordWriter<Kind> } = {
  customer: customerWriter,
  price: priceWriter,
  stock: stockWriter,
  discount: discountWriter,
  gift_card: giftCardWriter,
}
