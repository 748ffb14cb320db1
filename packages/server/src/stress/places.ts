import { placesOfEveryShop } from '../modules/store/bootstrap'
import { idOf } from './chance'
import { kinds, shelves } from './goods'
import type { RowSink } from './row-sink'

export interface Region {
  id: string
  currency_code: string
  tax_rate: number
  includes_tax: boolean
  countries: readonly ('de' | 'fr' | 'us')[]
  options: { id: string; amount: number }[]
}

/** What everything else refers to. */
export interface Places {
  channel: string
  location: string
  profile: string
  regions: Region[]
  categories: Map<string, { id: string; name: string }>
  collections: { id: string; title: string }[]
}

const regions = [
  { name: 'Europe', currency_code: 'eur', tax_rate: 20, includes_tax: true, countries: ['de', 'fr'] },
  { name: 'America', currency_code: 'usd', tax_rate: 7.5, includes_tax: false, countries: ['us'] },
] as const
const delivery = [
  { name: 'Standard, 3 to 5 days', amount: 590 },
  { name: 'Express, next working day', amount: 1490 },
]

/** Countries, currencies, the store, two regions with their delivery, a warehouse, departments and collections. */
export function writePlaces(sink: RowSink, seed: number, at: number): Places {
  const made = new Date(at).toISOString()
  const stamps = { created_at: made, updated_at: made }
  let number = 0
  const id = (prefix: string) => idOf(seed, prefix, number, at + number++)
  const world = placesOfEveryShop()
  for (const currency of world.currencies)
    sink.add('currency', { ...currency, includes_tax: currency.code === 'eur' })
  const channel = id('sc')
  sink.add('sales_channel', { id: channel, name: 'Online shop', ...stamps })
  const profile = id('sp')
  sink.add('shipping_profile', { id: profile, name: 'Default Shipping Profile', type: 'default', ...stamps })
  sink.add('shipping_profile', { id: id('sp'), name: 'Gift Card Profile', type: 'gift_card', ...stamps })
  const location = id('sloc')
  sink.add('stock_location', { id: location, name: 'Warehouse', ...stamps })
  sink.add('sales_channel_location', {
    id: id('scloc'),
    sales_channel_id: channel,
    location_id: location,
    ...stamps,
  })
  const store = id('store')
  sink.add('store', {
    id: store,
    name: 'Stress shop',
    default_currency_code: 'eur',
    default_sales_channel_id: channel,
    default_location_id: location,
    ...stamps,
  })
  for (const { currency_code } of regions) sink.add('store_currencies', { store_id: store, currency_code })
  for (const name of ['payment_provider', 'fulfillment_provider'] as const) sink.add(name, { id: 'manual' })
  const sold = regions.map((region): Region => {
    const { countries: _, ...row } = region
    const region_id = id('reg')
    sink.add('region', { id: region_id, ...row, ...stamps })
    sink.add('region_payment_providers', { region_id, provider_id: 'manual' })
    sink.add('region_fulfillment_providers', { region_id, provider_id: 'manual' })
    const options = delivery.map(({ name, amount }) => {
      const option = { id: id('so'), amount }
      sink.add('shipping_option', {
        ...option,
        name,
        region_id,
        profile_id: profile,
        provider_id: 'manual',
        price_type: 'flat_rate',
        includes_tax: region.includes_tax,
        data: { id: 'manual-fulfillment' },
        ...stamps,
      })
      return option
    })
    return { ...region, id: region_id, options }
  })
  for (const [index, country] of world.countries.entries()) {
    const at = regions.findIndex(({ countries }) => (countries as readonly string[]).includes(country.iso_2))
    sink.add('country', { id: index + 1, ...country, region_id: sold[at]?.id ?? null })
  }
  return { channel, location, profile, regions: sold, ...writeShelves(sink, id, stamps) }
}

/** A department for goods of a family, a category in it for each kind, and collections across them. */
function writeShelves(
  sink: RowSink,
  id: (prefix: string) => string,
  stamps: { created_at: string; updated_at: string },
): Pick<Places, 'categories' | 'collections'> {
  const departments = new Map<string, { id: string; children: number }>()
  const categories: Places['categories'] = new Map()
  const shown = { is_active: true, is_internal: false, ...stamps }
  for (const { noun, department } of kinds) {
    let parent = departments.get(department)
    if (!parent) {
      parent = { id: id('pcat'), children: 0 }
      sink.add('product_category', {
        id: parent.id,
        name: department,
        handle: department.toLowerCase(),
        mpath: `${parent.id}.`,
        rank: departments.size,
        ...shown,
      })
      departments.set(department, parent)
    }
    const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`
    const category = { id: id('pcat'), name }
    sink.add('product_category', {
      ...category,
      handle: name.toLowerCase(),
      parent_category_id: parent.id,
      mpath: `${parent.id}.${category.id}.`,
      rank: parent.children++,
      ...shown,
    })
    categories.set(noun, category)
  }
  const collections = shelves.map((title) => {
    const collection = { id: id('pcol'), title }
    sink.add('product_collection', {
      ...collection,
      handle: title.toLowerCase().replaceAll(' ', '-'),
      ...stamps,
    })
    return collection
  })
  return { categories, collections }
}
