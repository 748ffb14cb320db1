import {
  type PricedProduct,
  PricedShippingOption,
  type PricedVariant,
  percentOf,
  percentWithin,
  type Region,
  type ShippingOption,
} from '@cartwright/contract'
import { variantAmount } from '../../rules/variant-price'
import type { Memory } from './memory'

interface ForWhom {
  cart_id?: string
  region_id?: string
  currency_code?: string
}

/** A product as shoppers see it: with the price in their region, and whether there is any. */
export function priced(
  memory: Memory,
  product: PricedProduct,
  { cart_id, region_id, currency_code }: ForWhom,
): PricedProduct {
  const cart = cart_id ? memory.carts.get(cart_id) : undefined
  const region = memory.regions.get(region_id ?? cart?.region_id ?? '')
  const currency = region?.currency_code ?? currency_code
  return { ...product, variants: product.variants.map((one) => pricedVariant(one, region, currency)) }
}

function pricedVariant(variant: PricedVariant, region?: Region, currency = ''): PricedVariant {
  const purchasable = !variant.manage_inventory || variant.allow_backorder || variant.inventory_quantity > 0
  if (!variant.prices?.some(({ currency_code }) => currency_code === currency))
    return { ...variant, purchasable }
  const amount = variantAmount(variant, { currency_code: currency })
  const { net, tax } = taxed(amount, region)
  const inclusive = net + tax
  return {
    ...variant,
    original_price: amount,
    calculated_price: amount,
    calculated_price_type: 'default',
    original_price_incl_tax: inclusive,
    calculated_price_incl_tax: inclusive,
    original_tax: tax,
    calculated_tax: tax,
    purchasable,
  }
}

/** A delivery with its tax. */
export const pricedWay = (memory: Memory, option: ShippingOption): PricedShippingOption => {
  const region = memory.regions.get(option.region_id)
  const { net, tax } = taxed(option.amount ?? 0, region)
  return {
    ...memory.filled<PricedShippingOption>(PricedShippingOption, option),
    price_incl_tax: net + tax,
    tax_amount: tax,
  }
}

/** An amount without its tax, and the tax, in minor units: the region says the rate and whether its prices hold it. */
export function taxed(amount: number, region?: Region): { net: number; tax: number } {
  const rate = region?.tax_rate ?? 0
  if (!region?.includes_tax) return { net: amount, tax: percentOf(amount, rate) }
  const tax = percentWithin(amount, rate)
  return { net: amount - tax, tax }
}
