import type { Client } from '@cartwright/sdk'
import { backdateOrders, type Shop } from '@cartwright/server'
import type { Sellable } from './pieces'
import type { Places } from './places'
import type { Random } from './random'

const firstNames = [
  'Ada',
  'Bruno',
  'Chiara',
  'David',
  'Edda',
  'Farid',
  'Greta',
  'Hana',
  'Ines',
  'Jonas',
  'Keiko',
  'Lena',
  'Mats',
  'Noor',
  'Olive',
  'Petr',
  'Rosa',
  'Samir',
  'Tove',
  'Yusuf',
]
const lastNames = [
  'Albrecht',
  'Bianchi',
  'Carter',
  'Duarte',
  'Eriksen',
  'Fischer',
  'Green',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowal',
  'Lindqvist',
  'Moreau',
  'Novak',
  'Okafor',
  'Price',
  'Rossi',
  'Suzuki',
  'Tanaka',
  'Weber',
]
const streets = [
  'Mill Lane',
  'Station Road',
  'Church Street',
  'Harbour Row',
  'Orchard Way',
  'Bridge Street',
  'Garden Terrace',
  'Market Square',
]
const towns: Record<string, [city: string, postal_code: string][]> = {
  at: [
    ['Graz', '8010'],
    ['Linz', '4020'],
  ],
  gb: [
    ['Bristol', 'BS1 4ST'],
    ['Leeds', 'LS1 4AP'],
  ],
  us: [
    ['Portland', '97205'],
    ['Hudson', '12534'],
  ],
  jp: [
    ['Kyoto', '604-8001'],
    ['Kanazawa', '920-0858'],
  ],
  ae: [
    ['Dubai', '00000'],
    ['Sharjah', '00000'],
  ],
}

const day = 86_400_000

/** Past orders as a small shop has them: a few a day, more at weekends, older ones captured and shipped. */
export async function seedOrders(
  shop: Shop,
  client: Client,
  {
    places,
    sellable,
    days,
    random,
    until,
  }: { places: Places; sellable: Sellable[]; days: number; random: Random; until: number },
): Promise<number> {
  const dates: { id: string; created_at: string }[] = []
  for (let ago = days; ago >= 0; ago--) {
    const weekday = new Date(until - ago * day).getUTCDay()
    const count = random.below(weekday === 0 || weekday === 6 ? 4 : 3)
    for (let n = 0; n < count; n++) {
      const at = until - ago * day - random.below(day / 2)
      const id = await order(client, places, sellable, random)
      if (!id) continue
      dates.push({ id, created_at: new Date(at).toISOString() })
      await progress(client, places, id, ago, random)
    }
  }
  await backdateOrders(shop, dates)
  return dates.length
}

async function order(
  client: Client,
  { regions }: Places,
  sellable: Sellable[],
  random: Random,
): Promise<string | undefined> {
  const region = random.pick(
    [regions[0], regions[0], regions[0], ...regions].filter((one) => one !== undefined),
  )
  const { cart } = await client.carts.create({ region_id: region.id, country_code: region.country })
  const lines = 1 + random.below(3)
  for (let n = 0; n < lines; n++) {
    const shelf = sellable.filter(({ left }) => left > 0)
    if (shelf.length === 0) return undefined
    const piece = random.pick(shelf)
    piece.left -= 1
    await client.carts.lineItems.create(cart.id, { variant_id: piece.variant_id, quantity: 1 })
  }
  const first_name = random.pick(firstNames)
  const last_name = random.pick(lastNames)
  const [city, postal_code] = random.pick(towns[region.country] ?? [['Town', '0000']])
  await client.carts.update(cart.id, {
    email: `${first_name}.${last_name}@example.com`.toLowerCase(),
    shipping_address: {
      first_name,
      last_name,
      address_1: `${1 + random.below(90)} ${random.pick(streets)}`,
      city,
      postal_code,
      country_code: region.country,
    },
  })
  await client.carts.addShippingMethod(cart.id, { option_id: random.pick(region.options) })
  await client.carts.createPaymentSessions(cart.id)
  const completed = await client.carts.complete(cart.id)
  if (completed.type !== 'order') return undefined
  const customer = 'customer_id' in completed.data ? completed.data.customer_id : null
  if (customer) await client.admin.customers.update(customer, { first_name, last_name })
  return completed.data.id
}

async function progress(
  client: Client,
  { location }: Places,
  id: string,
  ago: number,
  random: Random,
): Promise<void> {
  const { orders } = client.admin
  if (ago < 1 || (ago < 4 && random.chance(0.4))) return
  if (random.chance(0.03)) {
    await orders.cancel(id)
    return
  }
  const { order: captured } = await orders.capturePayment(id)
  if (ago < 2 && random.chance(0.5)) return
  const items = (captured.items ?? []).map((item) => ({ item_id: item.id, quantity: item.quantity }))
  const { order: fulfilled } = await orders.createFulfillment(id, { items, location_id: location })
  const fulfillment = fulfilled.fulfillments?.[0]
  if (!fulfillment || (ago < 3 && random.chance(0.5))) return
  const number = `KL${100_000_000 + random.below(899_999_999)}`
  await orders.createShipment(id, { fulfillment_id: fulfillment.id, tracking_numbers: [number] })
  if (ago > 20) await orders.complete(id)
}
