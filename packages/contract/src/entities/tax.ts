import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Product, ProductType } from './product'
import { Region } from './region'
import { ShippingOption } from './shipping'

/** The columns of TaxRate, without what hangs on it. */
export const TaxRateRow = z.object({
  id: Id,
  rate: z.number().nullable(),
  code: z.string().nullable(),
  name: z.string(),
  region_id: z.string(),
  product_count: z.number().optional(),
  product_type_count: z.number().optional(),
  shipping_option_count: z.number().optional(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A rate, in percent, of some products, types or ways to send in a region. */
export interface TaxRate extends z.infer<typeof TaxRateRow> {
  region?: Region | null
  products?: Product[]
  product_types?: ProductType[]
  shipping_options?: ShippingOption[]
}
export const TaxRate: z.ZodType<TaxRate> = TaxRateRow.extend({
  get region() {
    return Region.nullish()
  },
  get products() {
    return z.array(Product).optional()
  },
  get product_types() {
    return z.array(ProductType).optional()
  },
  get shipping_options() {
    return z.array(ShippingOption).optional()
  },
}).meta({ id: 'TaxRate' })

/** The columns of TaxLine, without what hangs on it. */
export const TaxLineRow = z.object({
  id: Id,
  code: z.string().nullable(),
  name: z.string(),
  rate: z.number(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A rate that a sale kept, in percent. */
export interface TaxLine extends z.infer<typeof TaxLineRow> {}
export const TaxLine: z.ZodType<TaxLine> = TaxLineRow.meta({ id: 'TaxLine' })

/** The columns of TaxServiceRate, without what hangs on it. */
export const TaxServiceRateRow = z.object({
  rate: z.number().nullable(),
  name: z.string(),
  code: z.string().nullable(),
})
/** A rate as it is worked out for a sale, in percent. */
export interface TaxServiceRate extends z.infer<typeof TaxServiceRateRow> {}
export const TaxServiceRate: z.ZodType<TaxServiceRate> = TaxServiceRateRow.meta({ id: 'TaxServiceRate' })

/** A rate as priced variants tell it: a row of the shop with all its columns, or a region's own, which is none. */
export const VariantTaxRateRow = TaxRateRow.omit({
  product_count: true,
  product_type_count: true,
  shipping_option_count: true,
})
  .partial()
  .extend(TaxServiceRateRow.shape)
/** A rate of tax on a variant, in percent. */
export interface VariantTaxRate extends z.infer<typeof VariantTaxRateRow> {}
export const VariantTaxRate: z.ZodType<VariantTaxRate> = VariantTaxRateRow.meta({ id: 'VariantTaxRate' })

/** The columns of TaxProvider, without what hangs on it. */
export const TaxProviderRow = z.object({
  id: Id,
  is_installed: z.boolean(),
})
/** Who works out taxes. */
export interface TaxProvider extends z.infer<typeof TaxProviderRow> {}
export const TaxProvider: z.ZodType<TaxProvider> = TaxProviderRow.meta({ id: 'TaxProvider' })

/** The columns of ProductTaxRate, without what hangs on it. */
export const ProductTaxRateRow = z.object({
  product_id: z.string(),
  rate_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A product that a rate is for. */
export interface ProductTaxRate extends z.infer<typeof ProductTaxRateRow> {
  product?: Product | null
  tax_rate?: TaxRate | null
}
export const ProductTaxRate: z.ZodType<ProductTaxRate> = ProductTaxRateRow.extend({
  get product() {
    return Product.nullish()
  },
  get tax_rate() {
    return TaxRate.nullish()
  },
}).meta({ id: 'ProductTaxRate' })

/** The columns of ProductTypeTaxRate, without what hangs on it. */
export const ProductTypeTaxRateRow = z.object({
  product_type_id: z.string(),
  rate_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A type of products that a rate is for. */
export interface ProductTypeTaxRate extends z.infer<typeof ProductTypeTaxRateRow> {
  product_type?: ProductType | null
  tax_rate?: TaxRate | null
}
export const ProductTypeTaxRate: z.ZodType<ProductTypeTaxRate> = ProductTypeTaxRateRow.extend({
  get product_type() {
    return ProductType.nullish()
  },
  get tax_rate() {
    return TaxRate.nullish()
  },
}).meta({ id: 'ProductTypeTaxRate' })

/** The columns of ShippingTaxRate, without what hangs on it. */
export const ShippingTaxRateRow = z.object({
  shipping_option_id: z.string(),
  rate_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A way to send that a rate is for. */
export interface ShippingTaxRate extends z.infer<typeof ShippingTaxRateRow> {
  shipping_option?: ShippingOption | null
  tax_rate?: TaxRate | null
}
export const ShippingTaxRate: z.ZodType<ShippingTaxRate> = ShippingTaxRateRow.extend({
  get shipping_option() {
    return ShippingOption.nullish()
  },
  get tax_rate() {
    return TaxRate.nullish()
  },
}).meta({ id: 'ShippingTaxRate' })
