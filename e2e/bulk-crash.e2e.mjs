/** The built server, killed without warning while many orders are captured, packed and sent. */
import { describe, expect, it } from 'vitest'
import { isFull, isMissing, isOver, jobOf, killableShop, sleep } from './killed-shop.mjs'
import { placeOrder } from './place-order.mjs'

const orders = isFull ? 500 : 10
const kills = isFull ? 10 : 2

const doneOf = ({ result }) => result?.advancement_count ?? 0

/** Begins a job, kills the server while it works, and waits for its end. Answers it with the rows of its report. */
async function killed(shop, context) {
  const { body } = await shop.ask('POST', '/admin/batch-jobs', { type: 'order-change', context })
  const { id } = body.batch_job
  let hits = 0
  for (let kill = 0; kill < kills; kill++) {
    let job = await jobOf(shop, id)
    while (!isOver(job) && doneOf(job) < (orders * kill) / (kills + 1)) {
      await sleep(5)
      job = await jobOf(shop, id)
    }
    if (isOver(job)) break
    await sleep((kill * 37) % 60)
    shop.kill()
    hits += 1
    await shop.restart()
    expect(doneOf(await jobOf(shop, id))).toBeGreaterThanOrEqual(doneOf(job))
  }
  let job = await jobOf(shop, id)
  while (!isOver(job)) {
    await sleep(50)
    job = await jobOf(shop, id)
  }
  const { body: report } = await shop.ask('GET', `/admin/batch-jobs/${id}/rows?limit=1000`)
  return { job, hits, rows: report.rows }
}

for (const database of ['sqlite', 'postgres'])
  describe.skipIf(isMissing(database))(
    `${orders} orders at once, killed again and again (${database})`,
    () => {
      it('are captured, packed and sent once each', { timeout: isFull ? 1_800_000 : 600_000 }, async () => {
        const shop = await killableShop(database, { products: 2 })
        const ids = []
        for (let n = 0; n < orders; n++) ids.push(await placeOrder(shop, n))
        const read = async (id) => (await shop.ask('GET', `/admin/orders/${id}`)).body.order
        const placed = []
        for (const id of ids) placed.push(await read(id))

        let hits = 0
        const parcels = placed.map(({ display_id }) => ({
          order: String(display_id),
          tracking_numbers: [`KL${display_id}`],
        }))
        for (const context of [
          { action: 'capture', ids },
          { action: 'pack', ids, no_notification: true },
          { action: 'ship', parcels, no_notification: true },
        ]) {
          const done = await killed(shop, context)
          hits += done.hits
          expect(done.job).toMatchObject({ status: 'completed' })
          // One line of the report for each, and each was done once.
          expect(new Set(done.rows.map(({ line }) => line)).size).toBe(orders)
          expect(done.rows.filter(({ action }) => action !== 'updated')).toEqual([])
        }
        expect(hits).toBeGreaterThan(0)

        for (const before of placed) {
          const order = await read(before.id)
          expect(order).toMatchObject({ payment_status: 'captured', fulfillment_status: 'shipped' })
          expect(order.fulfillments).toHaveLength(1)
          expect(order.fulfillments[0].items.map(({ quantity }) => quantity)).toEqual([4, 4])
          expect(order.fulfillments[0].tracking_links).toMatchObject([
            { tracking_number: `KL${order.display_id}` },
          ])
          const { body: ledger } = await shop.ask('GET', `/admin/orders/${order.id}/ledger`)
          expect(ledger.entries.map(({ kind }) => kind)).toEqual(['order', 'capture'])
          expect(ledger.sums).toMatchObject({ due: before.total, paid: before.total, outstanding: 0 })
        }
        // Invoices are numbered without a gap, however often the server was killed between them.
        const list = async () =>
          (await shop.ask('GET', '/admin/documents?limit=1000&order=number')).body.documents
        await expect.poll(async () => (await list()).length, { timeout: 240_000, interval: 500 }).toBe(orders)
        const numbers = (await list()).map(({ number }) => Number(number.split('-').at(-1)))
        expect(numbers).toEqual(Array.from({ length: orders }, (_, at) => at + 1))
      })
    },
  )
