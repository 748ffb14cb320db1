import { z } from 'zod'
import { Id, Time } from '../common'
import { Currency } from './currency'
import { CustomerGroup } from './customer'
import { ProductVariant } from './product'
import { Region } from './region'

/** Whether a list is a sale or sets prices aside. */
export const PriceListType = z.enum(['sale', 'override'])
export type PriceListType = z.infer<typeof PriceListType>

/** Whether a list counts. */
export const PriceListStatus = z.enum(['active', 'draft'])
export type PriceListStatus = z.infer<typeof PriceListStatus>

/** The columns of MoneyAmount, without what hangs on it. */
export const MoneyAmountRow = z.object({
  id: Id,
  currency_code: z.string(),
  amount: z.number(),
  min_quantity: z.number().nullable(),
  max_quantity: z.number().nullable(),
  price_list_id: z.string().nullable(),
  variant_id: z.string().nullish(),
  region_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** A price in minor units, in a currency or a region, for a quantity or a list. */
export interface MoneyAmount extends z.infer<typeof MoneyAmountRow> {
  currency?: Currency | null
  price_list?: PriceList | null
  variant?: ProductVariant | null
  region?: Region | null
  variants?: ProductVariant[]
}
export const MoneyAmount: z.ZodType<MoneyAmount> = MoneyAmountRow.extend({
  get currency() {
    return Currency.nullish()
  },
  get price_list() {
    return PriceList.nullish()
  },
  get variant() {
    return ProductVariant.nullish()
  },
  get region() {
    return Region.nullish()
  },
  get variants() {
    return z.array(ProductVariant).optional()
  },
}).meta({ id: 'MoneyAmount' })

/** The columns of PriceList, without what hangs on it. */
export const PriceListRow = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: PriceListType,
  status: PriceListStatus,
  starts_at: Time.nullable(),
  ends_at: Time.nullable(),
  includes_tax: z.boolean().optional(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** Prices that count for a while or for some customers. */
export interface PriceList extends z.infer<typeof PriceListRow> {
  customer_groups?: CustomerGroup[]
  prices?: MoneyAmount[]
}
export const PriceList: z.ZodType<PriceList> = PriceListRow.extend({
  get customer_groups() {
    return z.array(CustomerGroup).optional()
  },
  get prices() {
    return z.array(MoneyAmount).optional()
  },
}).meta({ id: 'PriceList' })

/** The columns of ProductVariantMoneyAmount, without what hangs on it. */
export const ProductVariantMoneyAmountRow = z.object({
  id: Id.optional(),
  created_at: Time.optional(),
  updated_at: Time.optional(),
  deleted_at: Time.nullish(),
  money_amount_id: z.string().optional(),
  variant_id: z.string().optional(),
})
/** Which variant a price is of. */
export interface ProductVariantMoneyAmount extends z.infer<typeof ProductVariantMoneyAmountRow> {}
export const ProductVariantMoneyAmount: z.ZodType<ProductVariantMoneyAmount> =
  ProductVariantMoneyAmountRow.meta({ id: 'ProductVariantMoneyAmount' })
