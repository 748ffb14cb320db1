import { z } from 'zod'
import { Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { Region } from '../entities/region'
import { ProviderFulfillmentOptions } from '../entities/shipping'
import { dateRange, paging, shape, text } from '../query'

const storeRegionListReply = {
  fields: [
    'id',
    'name',
    'currency_code',
    'tax_rate',
    'tax_code',
    'gift_cards_taxable',
    'automatic_taxes',
    'tax_provider_id',
    'metadata',
    'created_at',
    'updated_at',
    'deleted_at',
    'includes_tax',
  ],
  relations: ['countries', 'currency', 'fulfillment_providers', 'payment_providers'],
  always: ['payment_providers', 'fulfillment_providers'],
  allowedRelations: ['countries', 'currency', 'fulfillment_providers', 'payment_providers'],
} as const

const adminRegionListReply = {
  fields: [
    'id',
    'name',
    'automatic_taxes',
    'gift_cards_taxable',
    'tax_provider_id',
    'currency_code',
    'tax_rate',
    'tax_code',
    'created_at',
    'updated_at',
    'deleted_at',
    'metadata',
    'includes_tax',
  ],
  relations: ['countries', 'currency', 'fulfillment_providers', 'payment_providers'],
  always: ['fulfillment_providers', 'payment_providers'],
  allowedRelations: ['countries', 'currency', 'fulfillment_providers', 'payment_providers'],
} as const

const adminRegionReply = {
  fields: [
    'id',
    'name',
    'automatic_taxes',
    'gift_cards_taxable',
    'tax_provider_id',
    'currency_code',
    'tax_rate',
    'tax_code',
    'created_at',
    'updated_at',
    'deleted_at',
    'metadata',
    'includes_tax',
  ],
  relations: ['countries', 'currency', 'fulfillment_providers', 'payment_providers'],
  always: ['fulfillment_providers', 'payment_providers'],
} as const

export const regionEndpoints = endpoints({
  'GET /store/regions': {
    access: 'anyone',
    tag: 'Regions',
    summary: 'List regions with their countries and providers',
    query: () =>
      z.strictObject({
        ...paging(100),
        ...shape,
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        order: text.optional(),
      }),
    returns: () => page('regions', Region),
    reply: storeRegionListReply,
  },
  'GET /store/regions/:id': {
    access: 'anyone',
    tag: 'Regions',
    summary: 'Read a region',
    query: () =>
      z.strictObject({
        ...paging(100),
        ...shape,
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        order: text.optional(),
      }),
    returns: () => z.object({ region: Region }),
    reply: storeRegionListReply,
  },
  'GET /admin/regions': {
    access: 'staff',
    tag: 'Regions',
    summary: 'List regions',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        q: text.optional(),
        order: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
      }),
    returns: () => page('regions', Region),
    reply: adminRegionListReply,
  },
  'POST /admin/regions': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Create a region',
    body: () =>
      z.strictObject({
        name: z.string(),
        currency_code: z.string(),
        tax_code: z.string().nullish(),
        tax_rate: z.number().min(0).max(100),
        payment_providers: z.array(z.string()),
        fulfillment_providers: z.array(z.string()),
        countries: z.array(z.string()),
        metadata: Metadata.nullish(),
        includes_tax: z.boolean().nullish(),
      }),
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
  'GET /admin/regions/:id': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Read a region',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ region: Region }),
    reply: adminRegionListReply,
  },
  'POST /admin/regions/:id': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Change a region',
    body: () =>
      z.strictObject({
        name: z.string().nullish(),
        currency_code: z.string().nullish(),
        tax_code: z.string().nullish(),
        tax_rate: z.number().min(0).max(100).nullish(),
        gift_cards_taxable: z.boolean().nullish(),
        automatic_taxes: z.boolean().nullish(),
        tax_provider_id: z.string().nullish(),
        payment_providers: z.array(z.string()).nullish(),
        fulfillment_providers: z.array(z.string()).nullish(),
        countries: z.array(z.string()).nullish(),
        metadata: Metadata.nullish(),
        includes_tax: z.boolean().nullish(),
      }),
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
  'DELETE /admin/regions/:id': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Remove a region; its countries are free again',
    returns: () => deleted('region'),
  },
  'POST /admin/regions/:id/countries': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Add a country to a region',
    body: () =>
      z.strictObject({
        country_code: z.string(),
      }),
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
  'DELETE /admin/regions/:id/countries/:country_code': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Take a country out of a region',
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
  'GET /admin/regions/:id/fulfillment-options': {
    access: 'staff',
    tag: 'Regions',
    summary: 'List what the providers of a region can be asked to do',
    returns: () => z.object({ fulfillment_options: z.array(ProviderFulfillmentOptions) }),
  },
  'POST /admin/regions/:id/fulfillment-providers': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Let a region be sent to by a provider',
    body: () =>
      z.strictObject({
        provider_id: z.string(),
      }),
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
  'DELETE /admin/regions/:id/fulfillment-providers/:provider_id': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Stop sending to a region by a provider',
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
  'POST /admin/regions/:id/payment-providers': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Let a region pay through a provider',
    body: () =>
      z.strictObject({
        provider_id: z.string(),
      }),
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
  'DELETE /admin/regions/:id/payment-providers/:provider_id': {
    access: 'staff',
    tag: 'Regions',
    summary: 'Stop a region paying through a provider',
    returns: () => z.object({ region: Region }),
    reply: adminRegionReply,
  },
})
