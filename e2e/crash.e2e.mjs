/** The built server, killed without warning in the middle of a checkout storm, again and again. */
import { describe, expect, it } from 'vitest'
import { address } from '../scripts/bench/buyer.mjs'
import { call } from '../scripts/bench/load.mjs'
import { isFull, isMissing, killableShop, sleep } from './killed-shop.mjs'

const kills = isFull ? 20 : 8

async function checkout({ base, region, option, products }, n) {
  const post = async (path, body) => {
    const reply = await call(base, 'POST', path, body)
    if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}`)
    return reply.json()
  }
  const { cart } = await post('/store/carts', { region_id: region.id })
  await post(`/store/carts/${cart.id}/line-items`, {
    variant_id: products[n % products.length].variants[0].id,
    quantity: 1,
  })
  await post(`/store/carts/${cart.id}`, { email: `storm${n}@example.com`, shipping_address: address })
  await post(`/store/carts/${cart.id}/shipping-methods`, { option_id: option.id })
  await post(`/store/carts/${cart.id}/payment-sessions`)
  const { type, data } = await post(`/store/carts/${cart.id}/complete`)
  return type === 'order' ? data.id : undefined
}

/** Buys in eight lanes until the server is gone; answers the orders it was told of. */
async function storm(shop, counter) {
  const acknowledged = []
  const lane = async () => {
    for (;;) {
      try {
        counter.n += 1
        const id = await checkout(shop, counter.n)
        if (!id) continue
        acknowledged.push(id)
        counter.told()
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return acknowledged
}

async function ordersOf({ base, staff }) {
  const orders = []
  for (let offset = 0; ; offset += 100) {
    const { orders: page, count } = (
      await call(base, 'GET', `/admin/orders?limit=100&offset=${offset}`, undefined, staff)
    ).json()
    orders.push(...page)
    if (orders.length >= count || page.length === 0) return orders
  }
}

for (const database of ['sqlite', 'postgres'])
  describe.skipIf(isMissing(database))(`${kills} kills in a checkout storm (${database})`, () => {
    it('lose no acknowledged order and leave none half written', async () => {
      const shop = await killableShop(database, { products: 12 })
      const acknowledged = []
      const counter = { n: 0, told: () => {} }
      for (let kill = 0; kill < kills; kill++) {
        const enough = new Promise((resolve) => {
          let left = 2 + ((kill * 7) % 5)
          counter.told = () => --left === 0 && resolve()
        })
        const storming = storm(shop, counter)
        // A lane ends when its kept connection still leads to the server that was killed.
        await Promise.race([enough, storming])
        // Orders are told of at the end of a request: the kill comes at any moment of the others.
        await sleep((kill * 37) % 100)
        shop.kill()
        acknowledged.push(...(await storming))
        await shop.restart()
      }
      const orders = await ordersOf(shop)
      const known = new Map(orders.map((order) => [order.id, order]))
      expect(acknowledged.length).toBeGreaterThan(kills)
      expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
      const torn = orders.filter(
        (order) =>
          order.items.length !== 1 ||
          order.payments.length !== 1 ||
          order.payments[0].amount !== order.total ||
          order.shipping_methods.length !== 1 ||
          !order.shipping_address,
      )
      expect(torn.map(({ id }) => id)).toEqual([])
      expect(new Set(orders.map(({ cart_id }) => cart_id)).size).toBe(orders.length)
      expect(new Set(orders.map(({ display_id }) => display_id)).size).toBe(orders.length)
      const stock = (await call(shop.base, 'GET', '/store/products?limit=100')).json().products
      const left = stock.reduce((sum, { variants }) => sum + variants[0].inventory_quantity, 0)
      expect(stock.length * 100_000 - left).toBe(orders.length)
    })
  })
