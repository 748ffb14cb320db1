import type { Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import type { TestShop } from '../test-shop'
import { createRegion, post } from '../world'

/** A shop with what money and stock can trip over: tax on top and within, goods at two places, in pairs, counted by themselves. */
export interface LifeShop {
  regions: { region: Region; option: string; returnOption: string; country: string }[]
  /** Places goods are sent from; the second holds less. */
  locations: string[]
  /** In the order in which `wares` names them. */
  variants: string[]
  discounts: string[]
}

/** How each ware is counted: by location, two pieces a pair, by its own quantity, or not at all. */
const wares = [
  { title: 'Small shirt', eur: 1999, counted: 'levels', required: 1 },
  { title: 'Large shirt', eur: 2505, counted: 'levels', required: 1 },
  { title: 'Pair of socks', eur: 333, counted: 'levels', required: 2 },
  { title: 'Mug', eur: 800, counted: 'own', required: 1 },
  { title: 'Card', eur: 101, counted: 'none', required: 1 },
] as const

/** Pieces put on the shelves for each sequence: few enough that they run out. */
const shelf = [7, 5]
const own = 6

export async function openLifeShop(t: TestShop): Promise<LifeShop> {
  const outside = await createRegion(t, {
    name: 'Tax on top',
    currency_code: 'eur',
    tax_rate: 20,
    countries: ['de'],
  })
  const within = await createRegion(t, {
    name: 'Tax within',
    currency_code: 'usd',
    tax_rate: 7.7,
    countries: ['ch'],
    includes_tax: true,
  })
  const locations = [await createLocation(t, 'North'), await createLocation(t, 'South')]
  const variants: string[] = []
  for (const ware of wares) variants.push(await createWare(t, ware, within, locations))
  const regions = []
  for (const region of [outside, within])
    regions.push({
      region,
      option: (await post(t, region, { amount: 495, includes_tax: region === within })).id,
      returnOption: await returnOption(t, region),
      country: region.countries?.[0]?.iso_2 ?? '',
    })
  const discounts = ['PERCENT', 'FIXED', 'FREE']
  const rules = [
    { type: 'percentage', value: 15, allocation: 'total' },
    { type: 'fixed', value: 1000, allocation: 'total' },
    { type: 'free_shipping', value: 0, allocation: 'total' },
  ] as const
  for (const [index, rule] of rules.entries())
    await t.call('POST /admin/discounts', {
      headers: t.staff,
      body: {
        code: discounts[index] as string,
        rule,
        regions: rule.type === 'fixed' ? [outside.id] : [outside.id, within.id],
      },
    })
  return { regions, locations, variants, discounts }
}

async function createLocation(t: TestShop, name: string): Promise<string> {
  const headers = t.staff
  const { stock_location } = await t.call('POST /admin/stock-locations', { headers, body: { name } })
  const { store } = await t.call('GET /admin/store', { headers })
  await t.call('POST /admin/sales-channels/:id/stock-locations', {
    headers,
    params: { id: store.default_sales_channel_id ?? '' },
    body: { location_id: stock_location.id },
  })
  return stock_location.id
}

async function createWare(
  t: TestShop,
  { title, eur, counted, required }: (typeof wares)[number],
  within: Region,
  locations: readonly string[],
): Promise<string> {
  const headers = t.staff
  const { product } = await t.call('POST /admin/products', {
    headers,
    body: {
      title,
      status: 'published',
      options: [{ title: 'Size' }],
      variants: [
        {
          title,
          manage_inventory: counted !== 'none',
          inventory_quantity: own,
          options: [{ value: 'one' }],
          prices: [
            { currency_code: 'eur', amount: eur },
            { region_id: within.id, amount: eur },
          ],
        },
      ],
    },
  })
  const variant = product.variants[0]?.id ?? ''
  if (counted !== 'levels') return variant
  const { product_variant_inventory_item: link, inventory_level: level } = t.shop.db.t
  await t.shop.transaction(async (tx) => {
    const [item] = await tx
      .update(link)
      .set({ required_quantity: required })
      .where(eq(link.variant_id, variant))
      .returning({ id: link.inventory_item_id })
    for (const location_id of locations)
      await tx.insert(level).values({ inventory_item_id: item?.id ?? '', location_id })
  })
  return variant
}

async function returnOption(t: TestShop, region: Region): Promise<string> {
  const { id } = await post(t, region, { amount: 250, name: 'Return' })
  const { shipping_option: option } = t.shop.db.t
  await t.shop.transaction((tx) => tx.update(option).set({ is_return: true }).where(eq(option.id, id)))
  return id
}

/** Fills the shelves again: beside what earlier sequences keep for themselves. */
export async function fillShelves(t: TestShop, shop: LifeShop): Promise<void> {
  await t.shop.transaction(async (tx) => {
    const { inventory_level: level, product_variant: variant } = tx.t
    for (const [index, location] of shop.locations.entries())
      for (const row of await tx.select().from(level).where(eq(level.location_id, location)))
        await tx
          .update(level)
          .set({ stocked_quantity: row.reserved_quantity + (shelf[index] ?? 0) })
          .where(eq(level.id, row.id))
    for (const id of shop.variants)
      await tx.update(variant).set({ inventory_quantity: own }).where(eq(variant.id, id))
  })
}
