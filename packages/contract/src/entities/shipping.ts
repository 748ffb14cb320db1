import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Cart } from './cart'
import { ClaimOrder } from './claim'
import { Order } from './order'
import { Product } from './product'
import { Region } from './region'
import { Return } from './return'
import { Swap } from './swap'
import { TaxServiceRate } from './tax'

/** Whether an option costs the same always, or what its provider works out. */
export const ShippingOptionPriceType = z.enum(['flat_rate', 'calculated'])
export type ShippingOptionPriceType = z.infer<typeof ShippingOptionPriceType>

/** Which end of the goods' worth a requirement bounds. */
export const ShippingOptionRequirementType = z.enum(['min_subtotal', 'max_subtotal'])
export type ShippingOptionRequirementType = z.infer<typeof ShippingOptionRequirementType>

/** What a profile is for. */
export const ShippingProfileType = z.enum(['default', 'gift_card', 'custom'])
export type ShippingProfileType = z.infer<typeof ShippingProfileType>

/** The columns of CustomShippingOption, without what hangs on it. */
export const CustomShippingOptionRow = z.object({
  id: Id,
  price: z.number(),
  shipping_option_id: z.string(),
  cart_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A way to send at a price of its own, for one cart; in minor units. */
export interface CustomShippingOption extends z.infer<typeof CustomShippingOptionRow> {
  shipping_option?: ShippingOption | null
  cart?: Cart | null
}
export const CustomShippingOption: z.ZodType<CustomShippingOption> = CustomShippingOptionRow.extend({
  get shipping_option() {
    return ShippingOption.nullish()
  },
  get cart() {
    return Cart.nullish()
  },
}).meta({ id: 'CustomShippingOption' })

/** The columns of ShippingMethod, without what hangs on it. */
export const ShippingMethodRow = z.object({
  id: Id,
  shipping_option_id: z.string(),
  order_id: z.string().nullable(),
  claim_order_id: z.string().nullable(),
  cart_id: z.string().nullable(),
  swap_id: z.string().nullable(),
  return_id: z.string().nullable(),
  price: z.number(),
  data: Metadata,
  includes_tax: z.boolean().optional(),
  subtotal: z.number().optional(),
  total: z.number().optional(),
  tax_total: z.number().optional(),
  original_total: z.number().optional(),
  original_tax_total: z.number().optional(),
})
/** The way a cart or an order is sent, and what it costs, in minor units. */
export interface ShippingMethod extends z.infer<typeof ShippingMethodRow> {
  order?: Order | null
  claim_order?: ClaimOrder | null
  cart?: Cart | null
  swap?: Swap | null
  return_order?: Return | null
  shipping_option?: ShippingOption | null
  tax_lines?: ShippingMethodTaxLine[]
}
export const ShippingMethod: z.ZodType<ShippingMethod> = ShippingMethodRow.extend({
  get order() {
    return Order.nullish()
  },
  get claim_order() {
    return ClaimOrder.nullish()
  },
  get cart() {
    return Cart.nullish()
  },
  get swap() {
    return Swap.nullish()
  },
  get return_order() {
    return Return.nullish()
  },
  get shipping_option() {
    return ShippingOption.nullish()
  },
  get tax_lines() {
    return z.array(ShippingMethodTaxLine).optional()
  },
}).meta({ id: 'ShippingMethod' })

/** The columns of ShippingMethodTaxLine, without what hangs on it. */
export const ShippingMethodTaxLineRow = z.object({
  id: Id,
  code: z.string().nullable(),
  name: z.string(),
  rate: z.number(),
  shipping_method_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A rate of tax on shipping, in percent. */
export interface ShippingMethodTaxLine extends z.infer<typeof ShippingMethodTaxLineRow> {
  shipping_method?: ShippingMethod | null
}
export const ShippingMethodTaxLine: z.ZodType<ShippingMethodTaxLine> = ShippingMethodTaxLineRow.extend({
  get shipping_method() {
    return ShippingMethod.nullish()
  },
}).meta({ id: 'ShippingMethodTaxLine' })

/** The columns of ShippingOption, without what hangs on it. */
export const ShippingOptionRow = z.object({
  id: Id,
  name: z.string(),
  region_id: z.string(),
  profile_id: z.string(),
  provider_id: z.string(),
  price_type: ShippingOptionPriceType,
  amount: z.number().nullable(),
  is_return: z.boolean(),
  admin_only: z.boolean(),
  data: Metadata,
  includes_tax: z.boolean().optional(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A way to send that a region offers; its amount in minor units. */
export interface ShippingOption extends z.infer<typeof ShippingOptionRow> {
  region?: Region | null
  profile?: ShippingProfile | null
  provider?: FulfillmentProvider | null
  requirements?: ShippingOptionRequirement[]
}
export const ShippingOption: z.ZodType<ShippingOption> = ShippingOptionRow.extend({
  get region() {
    return Region.nullish()
  },
  get profile() {
    return ShippingProfile.nullish()
  },
  get provider() {
    return FulfillmentProvider.nullish()
  },
  get requirements() {
    return z.array(ShippingOptionRequirement).optional()
  },
}).meta({ id: 'ShippingOption' })

/** The columns of ShippingOptionRequirement, without what hangs on it. */
export const ShippingOptionRequirementRow = z.object({
  id: Id,
  shipping_option_id: z.string(),
  type: ShippingOptionRequirementType,
  amount: z.number(),
  deleted_at: Time.nullable(),
})
/** How much the goods must be worth for an option, in minor units. */
export interface ShippingOptionRequirement extends z.infer<typeof ShippingOptionRequirementRow> {
  shipping_option?: ShippingOption | null
}
export const ShippingOptionRequirement: z.ZodType<ShippingOptionRequirement> =
  ShippingOptionRequirementRow.extend({
    get shipping_option() {
      return ShippingOption.nullish()
    },
  }).meta({ id: 'ShippingOptionRequirement' })

/** The columns of ShippingProfile, without what hangs on it. */
export const ShippingProfileRow = z.object({
  id: Id,
  name: z.string(),
  type: ShippingProfileType,
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Goods that are sent alike. */
export interface ShippingProfile extends z.infer<typeof ShippingProfileRow> {
  products?: Product[]
  shipping_options?: ShippingOption[]
}
export const ShippingProfile: z.ZodType<ShippingProfile> = ShippingProfileRow.extend({
  get products() {
    return z.array(Product).optional()
  },
  get shipping_options() {
    return z.array(ShippingOption).optional()
  },
}).meta({ id: 'ShippingProfile' })

/** The columns of FulfillmentProvider, without what hangs on it. */
export const FulfillmentProviderRow = z.object({
  id: Id,
  is_installed: z.boolean(),
})
/** Who sends goods. */
export interface FulfillmentProvider extends z.infer<typeof FulfillmentProviderRow> {}
export const FulfillmentProvider: z.ZodType<FulfillmentProvider> = FulfillmentProviderRow.meta({
  id: 'FulfillmentProvider',
})

/** The columns of ProviderFulfillmentOptions, without what hangs on it. */
export const ProviderFulfillmentOptionsRow = z.object({
  provider_id: z.string(),
  options: z.array(z.unknown()),
})
/** What a provider can be asked to do. */
export interface ProviderFulfillmentOptions extends z.infer<typeof ProviderFulfillmentOptionsRow> {}
export const ProviderFulfillmentOptions: z.ZodType<ProviderFulfillmentOptions> =
  ProviderFulfillmentOptionsRow.meta({ id: 'ProviderFulfillmentOptions' })

/** The columns of PricedShippingOption, without what hangs on it. */
export const PricedShippingOptionRow = ShippingOptionRow.extend({
  price_incl_tax: z.number(),
  tax_amount: z.number(),
})
/** An option with the tax on it, in minor units. */
export interface PricedShippingOption
  extends Omit<ShippingOption, 'tax_rates' | 'price_incl_tax' | 'tax_amount'>,
    Pick<z.infer<typeof PricedShippingOptionRow>, 'price_incl_tax' | 'tax_amount'> {
  tax_rates: TaxServiceRate[]
}
export const PricedShippingOption: z.ZodType<PricedShippingOption> = PricedShippingOptionRow.extend({
  get region() {
    return Region.nullish()
  },
  get profile() {
    return ShippingProfile.nullish()
  },
  get provider() {
    return FulfillmentProvider.nullish()
  },
  get requirements() {
    return z.array(ShippingOptionRequirement).optional()
  },
  get tax_rates() {
    return z.array(TaxServiceRate)
  },
}).meta({ id: 'PricedShippingOption' })
