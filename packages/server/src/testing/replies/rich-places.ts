import type { Region } from '@cartwright/contract'
import { first, type Teller } from './teller'

/** Where the rich shop sells, from where and under which names. */
export interface Places {
  region: Region
  channel: string
  location: string
  profile: string
  option: string
  returnOption: string
  key: string
  reasons: { parent: string; child: string }
  rate: string
}

const countries = ['de', 'fr']

/** Store, currencies, regions, channels, locations, keys, shipping: everything is set up, changed and read. */
export async function openPlaces({ ask }: Teller): Promise<Places> {
  const { store } = await ask('GET /admin/store')
  const channel = store.default_sales_channel_id ?? ''
  await ask('POST /admin/store/:currency_code', { currency_code: 'eur' })
  await ask('POST /admin/store/currencies/:code', { code: 'gbp' })
  await ask('POST /admin/store', null, { body: { name: 'Rich', metadata: { a: 'b' } } })
  await ask('DELETE /admin/store/currencies/:code', { code: 'gbp' })
  await ask('POST /admin/currencies/:code', { code: 'gbp' }, { body: { includes_tax: false } })
  await ask('GET /admin/currencies', null, { query: { limit: 200 } })
  await ask('GET /admin/store/payment-providers')
  await ask('GET /admin/store/tax-providers')
  const region = await makeRegion(ask)
  const location = await makeLocation(ask, channel)
  await makeChannel(ask, location)
  const key = await makeKey(ask, channel)
  const reasons = await makeReasons(ask)
  const profile = first((await ask('GET /admin/shipping-profiles')).shipping_profiles).id
  const { option, returnOption } = await makeOptions(ask, region.id)
  const rate = await makeRate(ask, region.id)
  return { region, channel, location, profile, option, returnOption, key, reasons, rate }
}

type Ask = Teller['ask']

async function makeRegion(ask: Ask): Promise<Region> {
  const base = { currency_code: 'eur', tax_rate: 20, payment_providers: ['manual', 'test'] }
  const body = { ...base, name: 'Europe', fulfillment_providers: ['manual'], countries }
  const { region } = await ask('POST /admin/regions', null, { body })
  const params = { id: region.id }
  await ask('POST /admin/regions/:id', params, { body: { tax_code: 'vat', metadata: { a: 'b' } } })
  await ask('POST /admin/regions/:id/countries', params, { body: { country_code: 'it' } })
  await ask('DELETE /admin/regions/:id/countries/:country_code', { ...params, country_code: 'it' })
  await ask('POST /admin/regions/:id/payment-providers', params, { body: { provider_id: 'other' } })
  await ask('DELETE /admin/regions/:id/payment-providers/:provider_id', { ...params, provider_id: 'other' })
  await ask('POST /admin/regions/:id/fulfillment-providers', params, { body: { provider_id: 'other' } })
  await ask('DELETE /admin/regions/:id/fulfillment-providers/:provider_id', {
    ...params,
    provider_id: 'other',
  })
  await ask('GET /admin/regions/:id/fulfillment-options', params)
  const spare = { ...body, name: 'Nowhere', countries: ['es'] }
  const { region: gone } = await ask('POST /admin/regions', null, { body: spare })
  await ask('DELETE /admin/regions/:id', { id: gone.id })
  return (await ask('GET /admin/regions/:id', params)).region
}

async function makeLocation(ask: Ask, channel: string): Promise<string> {
  const address = { address_1: '1 Dock Road', country_code: 'de', city: 'Bremen', postal_code: '28195' }
  const body = { name: 'Warehouse', address }
  const { stock_location: made } = await ask('POST /admin/stock-locations', null, { body })
  const params = { id: made.id }
  await ask('POST /admin/stock-locations/:id', params, { body: { metadata: { a: 'b' } } })
  await ask(
    'POST /admin/sales-channels/:id/stock-locations',
    { id: channel },
    { body: { location_id: made.id } },
  )
  const spare = await ask('POST /admin/stock-locations', null, { body: { name: 'Spare', address } })
  await ask('DELETE /admin/stock-locations/:id', { id: spare.stock_location.id })
  return made.id
}

async function makeChannel(ask: Ask, location_id: string): Promise<void> {
  const body = { name: 'Market', description: 'On Saturdays' }
  const { sales_channel } = await ask('POST /admin/sales-channels', null, { body })
  const params = { id: sales_channel.id }
  await ask('POST /admin/sales-channels/:id', params, { body: { description: 'On Sundays' } })
  await ask('POST /admin/sales-channels/:id/stock-locations', params, { body: { location_id } })
  await ask('DELETE /admin/sales-channels/:id/stock-locations', params, { body: { location_id } })
  const spare = await ask('POST /admin/sales-channels', null, { body: { name: 'Spare' } })
  await ask('DELETE /admin/sales-channels/:id', { id: spare.sales_channel.id })
}

async function makeKey(ask: Ask, channel: string): Promise<string> {
  const make = async (title: string) =>
    (await ask('POST /admin/publishable-api-keys', null, { body: { title } })).publishable_api_key.id
  const id = await make('Web')
  const body = { sales_channel_ids: [{ id: channel }] }
  await ask('POST /admin/publishable-api-keys/:id', { id }, { body: { title: 'Web shop' } })
  await ask('POST /admin/publishable-api-keys/:id/sales-channels/batch', { id }, { body })
  await ask('DELETE /admin/publishable-api-keys/:id/sales-channels/batch', { id }, { body })
  await ask('POST /admin/publishable-api-keys/:id/sales-channels/batch', { id }, { body })
  const spare = await make('Spare')
  await ask('POST /admin/publishable-api-keys/:id/revoke', { id: spare })
  await ask('DELETE /admin/publishable-api-keys/:id', { id: await make('Gone') })
  return id
}

async function makeReasons(ask: Ask): Promise<Places['reasons']> {
  const make = async (value: string, parent_return_reason_id?: string) => {
    const body = { value, label: value, description: value, parent_return_reason_id, metadata: { a: 'b' } }
    return (await ask('POST /admin/return-reasons', null, { body })).return_reason.id
  }
  const parent = await make('size')
  const child = await make('too-small', parent)
  for (const id of [parent, child])
    await ask('POST /admin/return-reasons/:id', { id }, { body: { description: 'It does not fit' } })
  await ask('DELETE /admin/return-reasons/:id', { id: await make('gone') })
  return { parent, child }
}

async function makeOptions(ask: Ask, region_id: string) {
  const base = { region_id, provider_id: 'manual', price_type: 'flat_rate' as const, data: {} }
  const requirements = [{ type: 'min_subtotal' as const, amount: 1 }]
  const make = async (name: string, is_return: boolean, amount: number) => {
    const body = { ...base, name, is_return, amount, requirements: is_return ? [] : requirements }
    return (await ask('POST /admin/shipping-options', null, { body })).shipping_option.id
  }
  const option = await make('Post', false, 500)
  const returnOption = await make('Return', true, 200)
  const spare = await make('Spare', false, 100)
  await ask(
    'POST /admin/shipping-options/:id',
    { id: option },
    { body: { name: 'Parcel post', requirements } },
  )
  await ask('DELETE /admin/shipping-options/:id', { id: spare })
  return { option, returnOption }
}

async function makeRate(ask: Ask, region_id: string): Promise<string> {
  const make = async (name: string) =>
    (await ask('POST /admin/tax-rates', null, { body: { name, code: name, region_id, rate: 7 } })).tax_rate.id
  const id = await make('reduced')
  await ask('POST /admin/tax-rates/:id', { id }, { body: { rate: 8 } })
  await ask('DELETE /admin/tax-rates/:id', { id: await make('gone') })
  return id
}

/** Reads all of it, when it is in use. */
export async function readPlaces({ ask }: Teller, places: Places): Promise<void> {
  const { region, channel, location, key, reasons, option, rate } = places
  await ask('GET /admin/store')
  await ask('GET /admin/regions')
  await ask('GET /store/regions')
  await ask('GET /store/regions/:id', { id: region.id })
  await ask('GET /admin/stock-locations')
  await ask('GET /admin/stock-locations/:id', { id: location })
  await ask('GET /admin/sales-channels')
  await ask('GET /admin/sales-channels/:id', { id: channel })
  await ask('GET /admin/publishable-api-keys')
  await ask('GET /admin/publishable-api-keys/:id', { id: key })
  await ask('GET /admin/publishable-api-keys/:id/sales-channels', { id: key })
  for (const language of ['de', 'fr']) {
    const [reason, way] = [
      { id: reasons.child, language },
      { id: option, language },
    ]
    await ask('POST /admin/return-reasons/:id/translations/:language', reason, {
      body: { label: 'Zu klein' },
    })
    await ask('POST /admin/shipping-options/:id/translations/:language', way, { body: { name: 'Paket' } })
    if (language === 'fr') {
      await ask('DELETE /admin/return-reasons/:id/translations/:language', reason)
      await ask('DELETE /admin/shipping-options/:id/translations/:language', way)
    }
  }
  await ask('GET /admin/return-reasons/:id/translations', { id: reasons.child })
  await ask('GET /admin/shipping-options/:id/translations', { id: option })
  await ask('GET /admin/return-reasons')
  await ask('GET /store/return-reasons')
  for (const id of [reasons.parent, reasons.child]) {
    await ask('GET /admin/return-reasons/:id', { id })
    await ask('GET /store/return-reasons/:id', { id })
  }
  await ask('GET /admin/shipping-options')
  await ask('GET /admin/shipping-options/:id', { id: option })
  await ask('GET /store/shipping-options', null, { query: { region_id: region.id } })
  await ask('GET /admin/tax-rates')
  await ask('GET /admin/tax-rates/:id', { id: rate })
}
