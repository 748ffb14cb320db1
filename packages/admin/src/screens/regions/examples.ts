import type { PricedShippingOption, Region, ShippingProfile } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { europe, store } from '../../testing/examples'

// Two regions beside one another, and what is shipped to the first.

export const nordics = {
  ...europe,
  id: 'reg_nordics',
  name: 'Nordics',
  currency_code: 'sek',
  tax_rate: 25,
  countries: [{ iso_2: 'se', display_name: 'Sweden' }],
} as unknown as Region

export const wholeEurope = {
  ...europe,
  automatic_taxes: true,
  gift_cards_taxable: false,
  tax_code: null,
  tax_provider_id: null,
  payment_providers: [{ id: 'manual', is_installed: true }],
  fulfillment_providers: [{ id: 'manual', is_installed: true }],
} as Region

const kept = {
  created_at: europe.created_at,
  updated_at: europe.updated_at,
  deleted_at: null,
  metadata: null,
}

export const standardProfile: ShippingProfile = {
  ...kept,
  id: 'sp_standard',
  name: 'Standard goods',
  type: 'default',
  products: [],
  shipping_options: [],
}
export const freightProfile: ShippingProfile = {
  ...standardProfile,
  id: 'sp_freight',
  name: 'Freight',
  type: 'custom',
}

export const parcel: PricedShippingOption = {
  ...kept,
  id: 'so_parcel',
  name: 'Parcel',
  region_id: europe.id,
  region: wholeEurope,
  profile_id: standardProfile.id,
  profile: standardProfile,
  provider_id: 'manual',
  price_type: 'flat_rate',
  amount: 500,
  is_return: false,
  admin_only: false,
  data: { id: 'manual-fulfillment' },
  requirements: [
    { id: 'sor_min', shipping_option_id: 'so_parcel', type: 'min_subtotal', amount: 2000, deleted_at: null },
  ],
  price_incl_tax: 600,
  tax_amount: 100,
  tax_rates: [{ rate: 20, name: 'default', code: 'default' }],
}

const installed = [{ id: 'manual', is_installed: true }]

/** A shop in which Europe is whole. */
export const regionAnswers: FakeRoutes = {
  'GET /admin/store': {
    store: {
      ...store,
      payment_providers: [...installed, { id: 'stripe', is_installed: true }],
      fulfillment_providers: installed,
    },
  },
  'GET /admin/store/payment-providers': {
    payment_providers: [...installed, { id: 'stripe', is_installed: true }],
  },
  'GET /admin/store/tax-providers': { tax_providers: [{ id: 'avalara', is_installed: true }] },
  'GET /admin/regions': { regions: [wholeEurope, nordics], count: 2, offset: 0, limit: 20 },
  'GET /admin/regions/:id': { region: wholeEurope },
  'GET /admin/regions/:id/fulfillment-options': {
    fulfillment_options: [
      {
        provider_id: 'manual',
        options: [{ id: 'manual-fulfillment' }, { id: 'manual-fulfillment-return', is_return: true }],
      },
    ],
  },
  'GET /admin/shipping-options': ({ query }) => {
    const shipping_options = query.get('is_return') === 'true' ? [] : [parcel]
    return { shipping_options, count: shipping_options.length, offset: 0, limit: 10 }
  },
  'GET /admin/shipping-profiles': { shipping_profiles: [standardProfile, freightProfile] },
}
