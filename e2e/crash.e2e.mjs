/** The built server, killed without warning in the middle of a checkout storm, again and again. */
import { rmSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { call } from '../scripts/bench/load.mjs'
import { openShop, serve } from '../scripts/bench/shop.mjs'

const kills = 20
const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Mill Lane',
  city: 'Hudson',
  country_code: 'us',
  postal_code: '12534',
}

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
        if (id) acknowledged.push(id)
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

const databases = { sqlite: 19_310, postgres: 19_320 }
for (const [database, port] of Object.entries(databases))
  describe.skipIf(database === 'postgres' && !inject('templates').postgres?.url)(
    `${kills} kills in a checkout storm (${database})`,
    () => {
      it('lose no acknowledged order and leave none half written', async () => {
        const name = `cartwright_crash_${process.pid}`
        const url = inject('templates').postgres?.url
        const admin = async (text) => {
          const client = new pg.Client({ connectionString: url })
          await client.connect()
          await client.query(text)
          await client.end()
        }
        if (database === 'postgres') await admin(`create database ${name}`)
        const databaseUrl =
          database === 'postgres' ? Object.assign(new URL(url), { pathname: `/${name}` }).href : undefined
        const shop = await openShop({ products: 12, databaseUrl, port })
        let { pid, stop } = shop
        onTestFinished(async () => {
          await stop()
          rmSync(shop.data, { recursive: true, force: true })
          if (database === 'postgres') await admin(`drop database ${name} with (force)`)
        })
        const acknowledged = []
        const counter = { n: 0 }
        for (let kill = 0; kill < kills; kill++) {
          const storming = storm(shop, counter)
          await new Promise((resolve) => setTimeout(resolve, 500 + ((kill * 97) % 900)))
          process.kill(pid, 'SIGKILL')
          acknowledged.push(...(await storming))
          const again = await serve({ data: shop.data, env: shop.env, port })
          expect(again.coldStart).toBeLessThan(10_000)
          pid = again.pid
          stop = again.stop
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
    },
  )
