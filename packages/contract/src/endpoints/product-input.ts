import { z } from 'zod'
import { Amount, Measure, Quantity } from '../bounds'
import { Metadata, Name, WebAddress } from '../common'
import { ProductRow } from '../entities/product'

/** Rows that are named by their id: categories, sales channels. */
export const named = z.array(z.strictObject({ id: z.string() }))

/** A tag or a type is named by its value and made at need. */
export const label = z.strictObject({ id: z.string().nullish(), value: Name })

/** What a parcel and its customs form need to know, in grams and millimetres. */
export const goods = {
  weight: Measure.nullish(),
  length: Measure.nullish(),
  height: Measure.nullish(),
  width: Measure.nullish(),
  hs_code: Name.nullish(),
  origin_country: Name.nullish(),
  mid_code: Name.nullish(),
  material: Name.nullish(),
}

/** A price in minor units, for a currency or for a region. */
const price = {
  region_id: z.string().nullish(),
  currency_code: z.string().nullish(),
  amount: Amount,
  min_quantity: Quantity.min(0).nullish(),
  max_quantity: Quantity.min(0).nullish(),
}
const newPrices = z.array(z.strictObject(price))
const changedPrices = z.array(z.strictObject({ id: z.string().nullish(), ...price }))

const article = {
  sku: Name.nullish(),
  ean: Name.nullish(),
  upc: Name.nullish(),
  barcode: Name.nullish(),
  allow_backorder: z.boolean().nullish(),
  manage_inventory: z.boolean().nullish(),
  ...goods,
  metadata: Metadata.nullish(),
}
const chosen = z
  .array(z.strictObject({ value: Name, option_id: z.string() }))
  .nullable()
  .default([])

/** A variant of a product that is made with it: options are named by their order. */
export const variantOfNewProduct = z.strictObject({
  ...article,
  title: Name,
  inventory_quantity: Quantity.nullable().default(0),
  prices: newPrices,
  options: z
    .array(z.strictObject({ value: Name }))
    .nullable()
    .default([]),
})

/** A variant for a product that is there. */
export const newVariant = z.strictObject({
  ...article,
  title: Name,
  inventory_quantity: Quantity.nullable().default(0),
  manage_inventory: z.boolean().nullable().default(true),
  prices: newPrices,
  options: chosen,
})

const changes = {
  ...article,
  title: Name.nullish(),
  inventory_quantity: Quantity.nullish(),
  prices: changedPrices.nullish(),
  options: chosen,
}
/** What of a variant may be changed; prices in the smallest unit of their currency. */
export const variantChanges = z.strictObject(changes)

/** All variants a product is to have: those with an id are changed, the others made. */
export const variantsOfProduct = z.array(z.strictObject({ id: z.string().nullish(), ...changes }))

/** What a product is given, new or old. */
export const productText = {
  subtitle: Name.nullish(),
  description: z.string().nullish(),
  images: z.array(WebAddress).nullish(),
  thumbnail: WebAddress.nullish(),
  handle: Name.nullish(),
  type: label.nullish(),
  collection_id: z.string().nullish(),
  tags: z.array(label).nullish(),
  categories: named.nullish(),
  sales_channels: named.nullish(),
  ...goods,
  metadata: Metadata.nullish(),
}

/** Told to whoever asks for them alone. */
const onDemand = new Set(['profile_id', 'collection_position'])

/** The columns of a product that a reply holds unless it names its own: what the entity has, so that a new one is told. */
export const productColumns: readonly string[] = Object.keys(ProductRow.shape).filter(
  (name) => !onDemand.has(name),
)
