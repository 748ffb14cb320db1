/** The built server, killed without warning while agents of shoppers buy, again and again. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { call } from '../scripts/bench/load.mjs'
import { isFull, isMissing, killableShop, sleep } from './killed-shop.mjs'

const kills = isFull ? 20 : 2
const version = '2026-04-08'
const names = ['checkout', 'fulfillment', 'discount', 'order'].map((name) => `dev.ucp.shopping.${name}`)
const home = {
  street_address: '12 St James Square',
  address_locality: 'New York',
  postal_code: '10001',
  address_country: 'US',
}

/** The profile of an agent, on a port of this machine. */
async function profile() {
  const capabilities = Object.fromEntries(names.map((name) => [name, [{ version }]]))
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ ucp: { version, capabilities } })),
  )
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${server.address().port}/`
}

/** A checkout that only has to be completed; it costs nothing, as its code takes off all of it. */
async function ready(shop, ask, n) {
  const { variants } = shop.products[n % shop.products.length]
  const { body } = await ask('POST', '/checkout-sessions', {
    line_items: [{ item: { id: variants[0].id }, quantity: 1 }],
    buyer: { email: `agent${n}@example.com`, first_name: 'Ada', last_name: 'Byron' },
    discounts: { codes: ['ALL', 'FREE'] },
    fulfillment: {
      methods: [
        {
          type: 'shipping',
          destinations: [home],
          groups: [{ id: 'package', selected_option_id: shop.option.id }],
        },
      ],
    },
  })
  if (body.status !== 'ready_for_complete') throw new Error(JSON.stringify(body.messages ?? body))
  return body.id
}

for (const database of ['sqlite', 'postgres'])
  describe.skipIf(isMissing(database))(`${kills} kills while agents buy (${database})`, () => {
    it('leave each checkout one order, told to whoever asks again', {
      timeout: 600_000,
    }, async () => {
      const starting = { CARTWRIGHT_AGENTS: 'ucp', CARTWRIGHT_LOCAL_WEBHOOKS: 'true' }
      const shop = await killableShop(database, { products: 4, starting })
      const agent = `profile="${await profile()}"`
      const ask = async (method, path, body, key = randomUUID()) => {
        const headers = { 'ucp-agent': agent, 'idempotency-key': key }
        const reply = await call(shop.base, method, `/ucp/${version}${path}`, body, headers)
        return { status: reply.status, body: reply.json() }
      }
      for (const [code, type, value] of [
        ['ALL', 'percentage', 100],
        ['FREE', 'free_shipping', 0],
      ]) {
        const rule = { type, value, allocation: 'total' }
        const { status } = await shop.ask('POST', '/admin/discounts', {
          code,
          rule,
          regions: [shop.region.id],
        })
        expect(status).toBe(200)
      }
      const bought = new Map()
      for (let kill = 0; kill < kills; kill++) {
        const waiting = []
        for (let at = 0; at < 6; at++)
          waiting.push({ id: await ready(shop, ask, kill * 6 + at), key: randomUUID() })
        const complete = ({ id, key }) =>
          ask('POST', `/checkout-sessions/${id}/complete`, { payment: { instruments: [] } }, key)
        const told = waiting.map((one) =>
          complete(one).then(
            ({ body }) => body.order?.id,
            () => undefined,
          ),
        )
        await sleep((kill * 37) % 60)
        shop.kill()
        const before = await Promise.all(told)
        await shop.restart()
        const again = async (one, at) => {
          // A request that was cut off holds its session for a while: another key says nothing of it then.
          let reply = await complete(one)
          while (reply.status === 409) {
            await sleep(250)
            reply = await complete({ ...one, key: randomUUID() })
          }
          expect([reply.status, reply.body.status]).toEqual([200, 'completed'])
          if (before[at]) expect(reply.body.order.id).toBe(before[at])
          bought.set(one.id, reply.body.order.id)
        }
        await Promise.all(waiting.map(again))
      }
      const { body } = await shop.ask('GET', '/admin/orders?limit=1000')
      expect(body.orders.map(({ id }) => id).sort()).toEqual([...bought.values()].sort())
      for (const [id, order] of bought)
        expect((await ask('GET', `/checkout-sessions/${id}`)).body).toMatchObject({
          status: 'completed',
          order: { id: order },
        })
      // Who bought stands with the order, though the server was killed before it could be written.
      await expect
        .poll(
          async () => {
            const { body: all } = await shop.ask('GET', '/admin/orders?limit=1000')
            return all.orders.filter(({ metadata }) => metadata?.agent?.protocol === 'ucp').length
          },
          { timeout: 60_000, interval: 250 },
        )
        .toBe(bought.size)
    })
  })
