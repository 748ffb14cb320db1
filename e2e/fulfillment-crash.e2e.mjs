/** The built server, killed without warning while staff fulfil, ship, cancel and take back, again and again. */
import { describe, expect, it } from 'vitest'
import { isFull, isMissing, killableShop, sleep } from './killed-shop.mjs'
import { placeOrder } from './place-order.mjs'

const orders = isFull ? 200 : 12
const kills = isFull ? 20 : 3
const stock = 100_000

/** What one member of staff might do next to an order, as it looks to them. */
function nextStep(order, at) {
  const path = `/admin/orders/${order.id}`
  const open = order.fulfillments.filter(({ canceled_at, shipped_at }) => !canceled_at && !shipped_at)
  const items = order.items.map(({ id }) => ({ item_id: id, quantity: 1 }))
  const steps = [
    ['fulfill', `${path}/fulfillment`, { items }],
    ['fulfill', `${path}/fulfillment`, { items: items.slice(0, 1) }],
    ...open.flatMap(({ id }) => [
      ['cancel-fulfillment', `${path}/fulfillments/${id}/cancel`, undefined],
      ['ship', `${path}/shipment`, { fulfillment_id: id }],
    ]),
    ['return', `${path}/return`, { items: items.slice(0, 1), receive_now: true }],
    ...(at % 11 === 0 ? [['cancel', `${path}/cancel`, undefined]] : []),
  ]
  return steps[(at * 7) % steps.length]
}

for (const database of ['sqlite', 'postgres'])
  describe.skipIf(isMissing(database))(`${kills} kills in a storm of fulfilments (${database})`, () => {
    it('leave no stock that cannot be explained and nothing done twice', {
      timeout: isFull ? 900_000 : 600_000,
    }, async () => {
      const shop = await killableShop(database, { products: 2 })
      const ids = []
      for (let n = 0; n < orders; n++) {
        const id = await placeOrder(shop, n)
        await shop.ask('POST', `/admin/orders/${id}/capture`)
        ids.push(id)
      }
      const read = async (id) => (await shop.ask('GET', `/admin/orders/${id}`)).body.order
      /** Fulfilments that were answered, and those whose answer was lost with the server. */
      const made = { answered: new Map(), lost: 0 }
      let n = 0
      let answers = 0
      const started = performance.now()

      /** Works until the server is gone; what it was asking then is asked again, under the same key, by the next. */
      const lane = async (unanswered) => {
        for (;;) {
          let step = unanswered.pop()
          try {
            if (!step) {
              n += 1
              const seen = await read(ids[(n * 13) % ids.length])
              step = { key: `step-${n}`, kind: nextStep(seen, n) }
            }
            const [kind, path, body] = step.kind
            const { status, body: reply } = await shop.ask('POST', path, body, {
              'idempotency-key': step.key,
            })
            expect(status).toBeLessThan(500)
            answers += 1
            if (kind !== 'fulfill') continue
            if (status === 200) made.answered.set(step.key, reply.order.id)
            // Whoever held the key when the server was killed keeps it for a minute: it may have done its work or not.
            else if (status === 409 && step.isRepeated) made.lost += 1
          } catch (error) {
            if (error?.name === 'AssertionError') throw error
            if (step) unanswered.push({ ...step, isRepeated: true })
            return
          }
        }
      }
      let unanswered = []
      for (let kill = 0; kill < kills; kill++) {
        const mine = Array.from({ length: 6 }, (_, at) => unanswered.filter((_, index) => index % 6 === at))
        const storming = Promise.all(mine.map(lane))
        const enough = answers + 15 + ((kill * 7) % 20)
        while (answers < enough) await sleep(1 + ((kill * 5) % 7))
        shop.kill()
        await storming
        unanswered = mine.flat()
        await shop.restart()
      }
      made.lost += unanswered.filter(({ kind }) => kind[0] === 'fulfill').length

      const after = []
      for (const id of ids) after.push(await read(id))
      const fulfilments = after.flatMap(({ fulfillments }) => fulfillments)
      expect(made.answered.size).toBeGreaterThan(kills)
      expect(fulfilments.length).toBeGreaterThanOrEqual(made.answered.size)
      expect(fulfilments.length).toBeLessThanOrEqual(made.answered.size + made.lost)
      expect(fulfilments.filter(({ items }) => items.length === 0)).toEqual([])
      for (const { items, fulfillments } of after)
        for (const item of items) {
          const live = fulfillments.filter(({ canceled_at }) => !canceled_at).flatMap((one) => one.items)
          const sum = (rows) => rows.reduce((total, { quantity }) => total + quantity, 0)
          expect(sum(live.filter(({ item_id }) => item_id === item.id))).toBe(item.fulfilled_quantity ?? 0)
          expect(item.fulfilled_quantity ?? 0).toBeLessThanOrEqual(item.quantity)
        }
      const gone = new Map()
      for (const { status, items } of after)
        if (status !== 'canceled')
          for (const { variant_id, quantity, returned_quantity } of items)
            gone.set(variant_id, (gone.get(variant_id) ?? 0) + quantity - (returned_quantity ?? 0))
      const { body } = await shop.ask('GET', '/admin/variants?limit=100')
      expect(body.variants.length).toBeGreaterThan(0)
      for (const { id, inventory_quantity } of body.variants)
        expect([id, inventory_quantity]).toEqual([id, stock - (gone.get(id) ?? 0)])
      if (isFull) {
        const seconds = ((performance.now() - started) / 1000).toFixed(0)
        console.log(
          `${database}: ${orders} orders, ${fulfilments.length} fulfilments, ${kills} kills, ${seconds} s`,
        )
      }
    })
  })
