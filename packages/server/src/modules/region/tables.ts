import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const regionTables = (k: Kit) => ({
  region: k.table('region', {
    id: k.id('reg'),
    name: k.text().notNull(),
    currency_code: k.text().notNull(),
    tax_rate: k.real().notNull(),
    tax_code: k.text(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
    metadata: k.json<Record<string, unknown>>(),
    gift_cards_taxable: k.bool().notNull().default(true),
    automatic_taxes: k.bool().notNull().default(true),
    tax_provider_id: k.text(),
    includes_tax: k.bool().notNull().default(false),
  }),
  country: k.table(
    'country',
    {
      id: k.serial(),
      iso_2: k.text().notNull(),
      iso_3: k.text().notNull(),
      num_code: k.int().notNull(),
      name: k.text().notNull(),
      display_name: k.text().notNull(),
      region_id: k.text(),
    },
    (t) => [k.index('country_region_id', t.region_id), k.unique('country_iso_2_unique', [t.iso_2])],
  ),
  region_payment_providers: k.table(
    'region_payment_providers',
    {
      region_id: k.text().notNull(),
      provider_id: k.text().notNull(),
    },
    (t) => [k.pk(t.region_id, t.provider_id), k.index('region_payment_providers_provider_id', t.provider_id)],
  ),
  region_fulfillment_providers: k.table(
    'region_fulfillment_providers',
    {
      region_id: k.text().notNull(),
      provider_id: k.text().notNull(),
    },
    (t) => [
      k.pk(t.region_id, t.provider_id),
      k.index('region_fulfillment_providers_provider_id', t.provider_id),
    ],
  ),
  payment_provider: k.table('payment_provider', {
    id: k.key(),
    is_installed: k.bool().notNull().default(true),
  }),
  fulfillment_provider: k.table('fulfillment_provider', {
    id: k.key(),
    is_installed: k.bool().notNull().default(true),
  }),
  tax_provider: k.table('tax_provider', {
    id: k.key(),
    is_installed: k.bool().notNull().default(true),
  }),
  notification_provider: k.table('notification_provider', {
    id: k.key(),
    is_installed: k.bool().notNull().default(true),
  }),
})

/** What each of these tables is to the rest of the shop. */
export const regionFacts = {
  region: {
    entities: ['Region'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/regions' }],
    relations: {
      currency: one('currency', 'currency_code', 'code'),
      tax_rates: many('tax_rate', 'region_id'),
      countries: many('country', 'region_id'),
      tax_provider: one('tax_provider', 'tax_provider_id'),
      payment_providers: through('payment_provider', 'region_payment_providers', 'region_id', 'provider_id'),
      fulfillment_providers: through(
        'fulfillment_provider',
        'region_fulfillment_providers',
        'region_id',
        'provider_id',
      ),
    },
  },
  country: {
    entities: ['Country'],
    isWatched: true,
    relations: {
      region: one('region', 'region_id'),
    },
  },
  region_payment_providers: {
    isWatched: true,
  },
  region_fulfillment_providers: {
    isWatched: true,
  },
  payment_provider: {
    entities: ['PaymentProvider'],
    isWatched: true,
  },
  fulfillment_provider: {
    entities: ['FulfillmentProvider'],
    isWatched: true,
  },
  tax_provider: {
    entities: ['TaxProvider'],
  },
  notification_provider: {
    entities: ['NotificationProvider'],
  },
} satisfies FactsOf<typeof regionTables>
