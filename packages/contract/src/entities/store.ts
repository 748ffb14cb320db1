import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Currency } from './currency'
import { PaymentProvider } from './payment'
import { SalesChannel } from './sales-channel'
import { FulfillmentProvider } from './shipping'

/** The columns of Store, without what hangs on it. */
export const StoreRow = z.object({
  id: Id,
  name: z.string(),
  default_currency_code: z.string(),
  /** Whose days sales are counted by: a name of the IANA database, `Europe/Berlin`. */
  time_zone: z.string(),
  swap_link_template: z.string().nullable(),
  payment_link_template: z.string().nullable(),
  invite_link_template: z.string().nullable(),
  default_location_id: z.string().nullable(),
  default_sales_channel_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** The shop itself: its name, currencies and defaults. */
export interface Store extends z.infer<typeof StoreRow> {
  default_currency?: Currency | null
  currencies?: Currency[]
  default_sales_channel?: SalesChannel | null
}
export const Store: z.ZodType<Store> = StoreRow.extend({
  get default_currency() {
    return Currency.nullish()
  },
  get currencies() {
    return z.array(Currency).optional()
  },
  get default_sales_channel() {
    return SalesChannel.nullish()
  },
}).meta({ id: 'Store' })

/** The columns of FeatureFlag, without what hangs on it. */
export const FeatureFlagRow = z.object({
  key: z.string(),
  value: z.boolean(),
})
/** Something that is on or off. */
export interface FeatureFlag extends z.infer<typeof FeatureFlagRow> {}
export const FeatureFlag: z.ZodType<FeatureFlag> = FeatureFlagRow.meta({ id: 'FeatureFlag' })

/** The columns of LoadedModule, without what hangs on it. */
export const LoadedModuleRow = z.object({
  module: z.string(),
  resolution: z.string(),
})
/** A part of v1 that clients look for. */
export interface LoadedModule extends z.infer<typeof LoadedModuleRow> {}
export const LoadedModule: z.ZodType<LoadedModule> = LoadedModuleRow.meta({ id: 'LoadedModule' })

/** The columns of StoreDetails, without what hangs on it. */
export const StoreDetailsRow = StoreRow.extend({})
/** The shop with its providers, flags and modules. */
export interface StoreDetails
  extends Omit<
      Store,
      'payment_providers' | 'fulfillment_providers' | 'feature_flags' | 'modules' | 'default_sales_channel'
    >,
    Pick<z.infer<typeof StoreDetailsRow>, never> {
  payment_providers: PaymentProvider[]
  fulfillment_providers: FulfillmentProvider[]
  feature_flags: FeatureFlag[]
  modules: LoadedModule[]
  default_sales_channel?: SalesChannel | null
}
export const StoreDetails: z.ZodType<StoreDetails> = StoreDetailsRow.extend({
  get default_currency() {
    return Currency.nullish()
  },
  get currencies() {
    return z.array(Currency).optional()
  },
  get payment_providers() {
    return z.array(PaymentProvider)
  },
  get fulfillment_providers() {
    return z.array(FulfillmentProvider)
  },
  get feature_flags() {
    return z.array(FeatureFlag)
  },
  get modules() {
    return z.array(LoadedModule)
  },
  get default_sales_channel() {
    return SalesChannel.nullish()
  },
}).meta({ id: 'StoreDetails' })
