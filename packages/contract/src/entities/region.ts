import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Currency } from './currency'
import { PaymentProvider } from './payment'
import { FulfillmentProvider } from './shipping'
import { TaxProvider, TaxRate } from './tax'

/** The columns of Country, without what hangs on it. */
export const CountryRow = z.object({
  id: z.number(),
  iso_2: z.string(),
  iso_3: z.string(),
  num_code: z.number(),
  name: z.string(),
  display_name: z.string(),
  region_id: z.string().nullable(),
})
/** A country, and the region it belongs to. */
export interface Country extends z.infer<typeof CountryRow> {
  region?: Region | null
}
export const Country: z.ZodType<Country> = CountryRow.extend({
  get region() {
    return Region.nullish()
  },
}).meta({ id: 'Country' })

/** The columns of Region, without what hangs on it. */
export const RegionRow = z.object({
  id: Id,
  name: z.string(),
  currency_code: z.string(),
  tax_rate: z.number(),
  tax_code: z.string().nullable(),
  gift_cards_taxable: z.boolean(),
  automatic_taxes: z.boolean(),
  tax_provider_id: z.string().nullable(),
  includes_tax: z.boolean().optional(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Countries that share a currency, taxes and providers; `tax_rate` in percent. */
export interface Region extends z.infer<typeof RegionRow> {
  currency?: Currency | null
  tax_rates?: TaxRate[]
  countries?: Country[]
  tax_provider?: TaxProvider | null
  payment_providers?: PaymentProvider[]
  fulfillment_providers?: FulfillmentProvider[]
}
export const Region: z.ZodType<Region> = RegionRow.extend({
  get currency() {
    return Currency.nullish()
  },
  get tax_rates() {
    return z.array(TaxRate).optional()
  },
  get countries() {
    return z.array(Country).optional()
  },
  get tax_provider() {
    return TaxProvider.nullish()
  },
  get payment_providers() {
    return z.array(PaymentProvider).optional()
  },
  get fulfillment_providers() {
    return z.array(FulfillmentProvider).optional()
  },
}).meta({ id: 'Region' })
