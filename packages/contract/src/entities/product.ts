import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { ProductCategory } from './category'
import { ProductCollection } from './collection'
import { ProductVariantInventoryItem } from './inventory'
import { MoneyAmount } from './pricing'
import { SalesChannel } from './sales-channel'
import { ShippingProfile } from './shipping'
import { VariantTaxRate } from './tax'

/** Where the price came from: the variant itself, or a kind of list. */
export const PricedVariantCalculatedPriceType = z.enum(['default', 'sale', 'override'])
export type PricedVariantCalculatedPriceType = z.infer<typeof PricedVariantCalculatedPriceType>

/** Whether shoppers see a product. */
export const ProductStatus = z.enum(['draft', 'proposed', 'published', 'rejected'])
export type ProductStatus = z.infer<typeof ProductStatus>

/** What a product may lack that shoppers or staff look for: a picture, a price of its own for each variant, an SKU for each. */
export const MissingOfProduct = z.enum(['image', 'price', 'sku'])
export type MissingOfProduct = z.infer<typeof MissingOfProduct>

/** The columns of Image, without what hangs on it. */
export const ImageRow = z.object({
  id: Id,
  url: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A picture, by its address. */
export interface Image extends z.infer<typeof ImageRow> {}
export const Image: z.ZodType<Image> = ImageRow.meta({ id: 'Image' })

/** The columns of Product, without what hangs on it. */
export const ProductRow = z.object({
  id: Id,
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  handle: z.string().nullable(),
  is_giftcard: z.boolean(),
  status: ProductStatus,
  thumbnail: z.string().nullable(),
  profile_id: z.string().optional(),
  weight: z.number().nullable(),
  length: z.number().nullable(),
  height: z.number().nullable(),
  width: z.number().nullable(),
  hs_code: z.string().nullable(),
  origin_country: z.string().nullable(),
  mid_code: z.string().nullable(),
  material: z.string().nullable(),
  collection_id: z.string().nullable(),
  /** Its place among the products of its collection, from 0; null for one that was given none, which comes last. */
  collection_position: z.int().nullish(),
  type_id: z.string().nullable(),
  discountable: z.boolean(),
  external_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** What is sold, in one or more variants. */
export interface Product extends z.infer<typeof ProductRow> {
  images?: Image[]
  options?: ProductOption[]
  variants?: ProductVariant[]
  categories?: ProductCategory[]
  profile?: ShippingProfile | null
  profiles?: ShippingProfile[] | null
  collection?: ProductCollection | null
  type?: ProductType | null
  tags?: ProductTag[]
  sales_channels?: SalesChannel[]
}
export const Product: z.ZodType<Product> = ProductRow.extend({
  get images() {
    return z.array(Image).optional()
  },
  get options() {
    return z.array(ProductOption).optional()
  },
  get variants() {
    return z.array(ProductVariant).optional()
  },
  get categories() {
    return z.array(ProductCategory).optional()
  },
  get profile() {
    return ShippingProfile.nullish()
  },
  get profiles() {
    return z.array(ShippingProfile).nullish()
  },
  get collection() {
    return ProductCollection.nullish()
  },
  get type() {
    return ProductType.nullish()
  },
  get tags() {
    return z.array(ProductTag).optional()
  },
  get sales_channels() {
    return z.array(SalesChannel).optional()
  },
}).meta({ id: 'Product' })

/** The columns of ProductOption, without what hangs on it. */
export const ProductOptionRow = z.object({
  id: Id,
  title: z.string(),
  product_id: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** What the variants of a product differ in. */
export interface ProductOption extends z.infer<typeof ProductOptionRow> {
  values?: ProductOptionValue[]
  product?: Product | null
}
export const ProductOption: z.ZodType<ProductOption> = ProductOptionRow.extend({
  get values() {
    return z.array(ProductOptionValue).optional()
  },
  get product() {
    return Product.nullish()
  },
}).meta({ id: 'ProductOption' })

/** The columns of ProductOptionValue, without what hangs on it. */
export const ProductOptionValueRow = z.object({
  id: Id,
  value: z.string(),
  option_id: z.string(),
  variant_id: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** What a variant is of an option. */
export interface ProductOptionValue extends z.infer<typeof ProductOptionValueRow> {
  option?: ProductOption | null
  variant?: ProductVariant | null
}
export const ProductOptionValue: z.ZodType<ProductOptionValue> = ProductOptionValueRow.extend({
  get option() {
    return ProductOption.nullish()
  },
  get variant() {
    return ProductVariant.nullish()
  },
}).meta({ id: 'ProductOptionValue' })

/** The columns of ProductTag, without what hangs on it. */
export const ProductTagRow = z.object({
  id: Id,
  value: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A word that products are found by. */
export interface ProductTag extends z.infer<typeof ProductTagRow> {}
export const ProductTag: z.ZodType<ProductTag> = ProductTagRow.meta({ id: 'ProductTag' })

/** The columns of ProductType, without what hangs on it. */
export const ProductTypeRow = z.object({
  id: Id,
  value: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A kind of products, that taxes and discounts may be for. */
export interface ProductType extends z.infer<typeof ProductTypeRow> {}
export const ProductType: z.ZodType<ProductType> = ProductTypeRow.meta({ id: 'ProductType' })

/** The columns of ProductVariant, without what hangs on it. */
export const ProductVariantRow = z.object({
  id: Id,
  title: z.string(),
  product_id: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  ean: z.string().nullable(),
  upc: z.string().nullable(),
  variant_rank: z.number().nullable(),
  inventory_quantity: z.number(),
  allow_backorder: z.boolean(),
  manage_inventory: z.boolean(),
  hs_code: z.string().nullable(),
  origin_country: z.string().nullable(),
  mid_code: z.string().nullable(),
  material: z.string().nullable(),
  weight: z.number().nullable(),
  length: z.number().nullable(),
  height: z.number().nullable(),
  width: z.number().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
  purchasable: z.boolean().optional(),
})
/** What can be put into a cart. */
export interface ProductVariant extends z.infer<typeof ProductVariantRow> {
  product?: Product | null
  prices?: MoneyAmount[]
  options?: ProductOptionValue[]
  inventory_items?: ProductVariantInventoryItem[]
}
export const ProductVariant: z.ZodType<ProductVariant> = ProductVariantRow.extend({
  get product() {
    return Product.nullish()
  },
  get prices() {
    return z.array(MoneyAmount).optional()
  },
  get options() {
    return z.array(ProductOptionValue).optional()
  },
  get inventory_items() {
    return z.array(ProductVariantInventoryItem).optional()
  },
}).meta({ id: 'ProductVariant' })

/** The columns of ProductSalesChannel, without what hangs on it. */
export const ProductSalesChannelRow = z.object({
  id: Id.optional(),
  created_at: Time.optional(),
  updated_at: Time.optional(),
  sales_channel_id: z.string().optional(),
  product_id: z.string().optional(),
})
/** Which channel sells a product. */
export interface ProductSalesChannel extends z.infer<typeof ProductSalesChannelRow> {}
export const ProductSalesChannel: z.ZodType<ProductSalesChannel> = ProductSalesChannelRow.meta({
  id: 'ProductSalesChannel',
})

/** The columns of TagUsage, without what hangs on it. */
export const TagUsageRow = z.object({
  id: Id,
  value: z.string(),
  usage_count: z.string(),
})
/** A tag, and how many products have it, as text. */
export interface TagUsage extends z.infer<typeof TagUsageRow> {}
export const TagUsage: z.ZodType<TagUsage> = TagUsageRow.meta({ id: 'TagUsage' })

/** The columns of PricedProduct, without what hangs on it. */
export const PricedProductRow = ProductRow.extend({})
/** A product whose variants have prices for a shopper. */
export interface PricedProduct
  extends Omit<Product, 'variants'>,
    Pick<z.infer<typeof PricedProductRow>, never> {
  variants: PricedVariant[]
}
export const PricedProduct: z.ZodType<PricedProduct> = PricedProductRow.extend({
  get images() {
    return z.array(Image).optional()
  },
  get options() {
    return z.array(ProductOption).optional()
  },
  get categories() {
    return z.array(ProductCategory).optional()
  },
  get profile() {
    return ShippingProfile.nullish()
  },
  get profiles() {
    return z.array(ShippingProfile).nullish()
  },
  get collection() {
    return ProductCollection.nullish()
  },
  get type() {
    return ProductType.nullish()
  },
  get tags() {
    return z.array(ProductTag).optional()
  },
  get sales_channels() {
    return z.array(SalesChannel).optional()
  },
  get variants() {
    return z.array(PricedVariant)
  },
}).meta({ id: 'PricedProduct' })

/** The columns of PricedVariant, without what hangs on it. */
export const PricedVariantRow = ProductVariantRow.extend({
  original_price: z.number().nullable(),
  calculated_price: z.number().nullable(),
  calculated_price_type: PricedVariantCalculatedPriceType.nullable(),
  original_price_incl_tax: z.number().nullable(),
  calculated_price_incl_tax: z.number().nullable(),
  original_price_includes_tax: z.boolean().nullish(),
  calculated_price_includes_tax: z.boolean().nullish(),
  original_tax: z.number().nullable(),
  calculated_tax: z.number().nullable(),
  purchasable: z.boolean().optional(),
})
/** A variant with its price for a shopper, in minor units: the lowest that counts, and the one without a sale. */
export interface PricedVariant
  extends Omit<
      ProductVariant,
      | 'tax_rates'
      | 'original_price'
      | 'calculated_price'
      | 'calculated_price_type'
      | 'original_price_incl_tax'
      | 'calculated_price_incl_tax'
      | 'original_price_includes_tax'
      | 'calculated_price_includes_tax'
      | 'original_tax'
      | 'calculated_tax'
      | 'purchasable'
    >,
    Pick<
      z.infer<typeof PricedVariantRow>,
      | 'original_price'
      | 'calculated_price'
      | 'calculated_price_type'
      | 'original_price_incl_tax'
      | 'calculated_price_incl_tax'
      | 'original_price_includes_tax'
      | 'calculated_price_includes_tax'
      | 'original_tax'
      | 'calculated_tax'
      | 'purchasable'
    > {
  tax_rates?: VariantTaxRate[] | null
}
export const PricedVariant: z.ZodType<PricedVariant> = PricedVariantRow.extend({
  get product() {
    return Product.nullish()
  },
  get prices() {
    return z.array(MoneyAmount).optional()
  },
  get options() {
    return z.array(ProductOptionValue).optional()
  },
  get inventory_items() {
    return z.array(ProductVariantInventoryItem).optional()
  },
  get tax_rates() {
    return z.array(VariantTaxRate).nullish()
  },
}).meta({ id: 'PricedVariant' })
