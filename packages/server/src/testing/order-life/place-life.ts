import type { TestShop } from '../test-shop'
import { adasAddress } from '../world'
import type { LifeShop } from './life-shop'

/** How the order of a sequence comes to be. Numbers choose, whatever they are: modulo what there is. */
export interface Placing {
  region: number
  /** Which wares, how many of each. */
  lines: { ware: number; quantity: number }[]
  /** Bits: percentage, fixed amount, free shipping. */
  discounts: number
  /** What a gift card pays, in minor units; 0 for none. */
  card: number
  draft: boolean
  /** Whether its life begins when it is paid and on its way: most of what can go wrong comes after that. */
  sent: boolean
}

/** Places an order as shoppers or staff do. Undefined when it was refused: the shelves do not hold that much. */
export async function placeLife(t: TestShop, shop: LifeShop, placing: Placing): Promise<string | undefined> {
  const place = shop.regions[placing.region % shop.regions.length]
  if (!place) throw new Error('The shop sells nowhere')
  const wanted = new Map<string, number>()
  for (const { ware, quantity } of placing.lines) {
    const id = shop.variants[ware % shop.variants.length] ?? ''
    wanted.set(id, quantity)
  }
  const items = [...wanted].map(([variant_id, quantity]) => ({ variant_id, quantity }))
  const discounts = shop.discounts
    .filter((_, bit) => (placing.discounts >> bit) & 1)
    .filter((code) => code !== 'FIXED' || placing.region % shop.regions.length === 0)
    .map((code) => ({ code }))
  const address = adasAddress(place.country)
  const email = 'ada@example.com'
  const region_id = place.region.id
  if (placing.draft) {
    const { draft_order } = await t.call('POST /admin/draft-orders', {
      headers: t.staff,
      body: {
        email,
        region_id,
        items,
        discounts,
        shipping_address: address,
        billing_address: address,
        shipping_methods: [{ option_id: place.option }],
      },
    })
    const paid = await t.call('POST /admin/draft-orders/:id/pay', {
      headers: t.staff,
      params: { id: draft_order.id },
    })
    return paid.order.id
  }
  const made = await t.try('POST /store/carts', { body: { region_id, items } })
  if (made.status >= 400) return undefined
  const params = { id: made.body.cart.id as string }
  const gift_cards = placing.card > 0 ? [{ code: await giftCard(t, region_id, placing.card) }] : []
  await t.call('POST /store/carts/:id', {
    params,
    body: { email, shipping_address: address, billing_address: address, discounts, gift_cards },
  })
  await t.call('POST /store/carts/:id/shipping-methods', { params, body: { option_id: place.option } })
  await t.call('POST /store/carts/:id/payment-sessions', { params })
  const done = await t.try('POST /store/carts/:id/complete', { params })
  return done.status === 200 && done.body.type === 'order' ? done.body.data.id : undefined
}

async function giftCard(t: TestShop, region_id: string, value: number): Promise<string> {
  const { gift_card } = await t.call('POST /admin/gift-cards', {
    headers: t.staff,
    body: { region_id, value },
  })
  return gift_card.code
}
