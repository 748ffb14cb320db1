import { z } from 'zod'
import { Id } from '../common'
import { MoneyAmountRow, PriceListRow } from './pricing'
import { PricedVariantCalculatedPriceType } from './product'
import { TaxServiceRate } from './tax'

/** What became of a price: shoppers pay it, see it struck through beside what they pay, or neither. */
export const PriceOutcome = z.enum(['won', 'original', 'lost'])
export type PriceOutcome = z.infer<typeof PriceOutcome>

/**
 * Why a price won or did not. `not_comparable`: one of it and the winner includes tax, the other does not, and no tax rates
 * are known there; then the price that was made first counts. `list_missing`: its price list was deleted.
 * `quantity_unknown`: it is for a quantity from some number on, and no quantity was asked.
 */
export const PriceReason = z.enum([
  'only_one',
  'lowest',
  'dearer',
  'equal_later',
  'not_comparable',
  'other_region',
  'other_currency',
  'list_missing',
  'list_draft',
  'list_not_started',
  'list_ended',
  'list_other_groups',
  'quantity_unknown',
  'below_min_quantity',
  'above_max_quantity',
])
export type PriceReason = z.infer<typeof PriceReason>

/** One of a variant's prices, and what became of it. */
export const ExplainedPrice = MoneyAmountRow.pick({
  id: true,
  amount: true,
  currency_code: true,
  region_id: true,
  min_quantity: true,
  max_quantity: true,
})
  .extend({
    /** The list it belongs to; null for a price of the variant itself, and where the list was deleted. */
    price_list: PriceListRow.pick({
      id: true,
      name: true,
      type: true,
      status: true,
      starts_at: true,
      ends_at: true,
    }).nullable(),
    /** Absent without tax-inclusive pricing. */
    includes_tax: z.boolean().nullish(),
    outcome: PriceOutcome,
    reason: PriceReason,
  })
  .meta({ id: 'ExplainedPrice' })
export type ExplainedPrice = z.infer<typeof ExplainedPrice>

/** What tax makes of the price shoppers pay, in minor units. The figures are null where there is no price. */
export const ExplainedTax = z
  .object({
    /** Whether the price includes tax; null without a price, absent without tax-inclusive pricing. */
    includes_tax: z.boolean().nullish(),
    rates: z.array(TaxServiceRate),
    tax: z.number().nullable(),
    price_excl_tax: z.number().nullable(),
    price_incl_tax: z.number().nullable(),
  })
  .meta({ id: 'ExplainedTax' })
export type ExplainedTax = z.infer<typeof ExplainedTax>

/** Why shoppers see the price of a variant that they see, in one place, for one customer, for a quantity. */
export const PriceExplanation = z
  .object({
    variant_id: Id,
    /** What the price is in. */
    currency_code: z.string(),
    /** Null where a currency alone was asked. */
    region_id: z.string().nullable(),
    /** Null for a guest. */
    customer_id: z.string().nullable(),
    /** Null for the price that stands on the page of a product. */
    quantity: z.number().nullable(),
    /** Minor units; null where the variant has no price there. */
    original_price: z.number().nullable(),
    calculated_price: z.number().nullable(),
    calculated_price_type: PricedVariantCalculatedPriceType.nullable(),
    /** Every price the variant has, in the order of their making. */
    candidates: z.array(ExplainedPrice),
    /** Null where prices are shown without tax: for a currency alone, and in regions that do not work out taxes by themselves. */
    tax: ExplainedTax.nullable(),
  })
  .meta({ id: 'PriceExplanation' })
export type PriceExplanation = z.infer<typeof PriceExplanation>
