import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { FulfillmentProvider } from '../../../providers/fulfillment'
import { manualFulfillment } from '../../../providers/fulfillment/manual'
import type { Shop } from '../../../shop'
import { createJob, readJob, runJob } from '../../../testing/batch-jobs'
import {
  type Counter,
  openCounter,
  type PlacedOrder,
  placeOrder,
  stockAt,
} from '../../../testing/placed-order'
import { testPaymentProvider } from '../../../testing/test-payment-provider'
import { describeShop, type TestShop } from '../../../testing/test-shop'
import { workOnJob } from '../work-on-job'

const provider = testPaymentProvider('manual')
/** What the carrier was told of, by parcel. */
const booked: string[] = []
const carrier: FulfillmentProvider = {
  ...manualFulfillment(),
  create: async (_method, _items, _order, fulfillment) => {
    booked.push(String(fulfillment.id))
    return { parcel: fulfillment.id }
  },
}

const read = async (t: TestShop, id: string) =>
  (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order
const rowsOf = async (t: TestShop, id: string) =>
  (
    await t.call('GET /admin/batch-jobs/:id/rows', {
      params: { id },
      query: { limit: 1000 },
      headers: t.staff,
    })
  ).rows
const captures = () => provider.asked.filter(({ call }) => call === 'capture').map(({ key }) => key)

/**
 * The shop for a process that ends at its nth transaction: with what it commits there, or without. Nothing it does
 * afterwards arrives.
 */
function endingAt(t: TestShop, nth: number, isCommitted: boolean): { shop: Shop; hasEnded: () => boolean } {
  let count = 0
  const gone = new Error('The process has ended')
  const shop: Shop = {
    ...t.shop,
    async transaction(work) {
      count += 1
      if (count > nth) throw gone
      if (count < nth) return t.shop.transaction(work)
      if (isCommitted) await t.shop.transaction(work)
      throw gone
    },
  }
  return { shop, hasEnded: () => count >= nth }
}

/** A minute has gone by for whoever held a payment. */
const later = (t: TestShop) =>
  t.shop.transaction((tx) =>
    tx
      .update(tx.t.payment)
      .set({ pending_since: new Date(Date.now() - 120_000).toISOString() })
      .where(eq(tx.t.payment.pending_action, 'capture'))
      .then(),
  )

describeShop(
  'many orders at once',
  (t) => {
    let counter: Counter
    beforeAll(async () => {
      counter = await openCounter(t, { stock: 100_000 })
    })
    afterEach(() => {
      provider.reset()
      booked.length = 0
    })
    const place = async (count: number): Promise<PlacedOrder[]> => {
      const orders: PlacedOrder[] = []
      for (let n = 0; n < count; n++) orders.push(await placeOrder(t, counter, { small: 2 }))
      return orders
    }
    const idsOf = (orders: readonly PlacedOrder[]) => orders.map(({ id }) => id)

    it('are looked at first: how many, which sums, who is left out and why', async () => {
      const orders = await place(4)
      const [first, second] = orders
      await t.call('POST /admin/orders/:id/capture', { params: { id: first?.id ?? '' }, headers: t.staff })
      await t.call('POST /admin/orders/:id/cancel', { params: { id: second?.id ?? '' }, headers: t.staff })
      const ids = [...idsOf(orders), 'order_none']
      const job = await createJob(t, 'order-change', { action: 'capture', ids }, true)
      await workOnJob(t.shop, job.id)
      const looked = await readJob(t, job.id)
      const sum = (orders[2]?.total ?? 0) + (orders[3]?.total ?? 0)
      expect(looked).toMatchObject({
        status: 'pre_processed',
        result: {
          count: 5,
          would: { updated: 2, skipped: 1, error: 2 },
          sums: [{ currency_code: 'eur', amount: sum }],
        },
      })
      expect(looked.context?.ids).toBeUndefined()
      expect(looked.result?.reasons).toEqual(
        expect.arrayContaining([
          { code: 'already_done', count: 1, isRefused: false },
          { code: 'canceled', count: 1, isRefused: true },
          { code: 'unknown', count: 1, isRefused: true },
        ]),
      )
      expect(captures()).toHaveLength(1)
      await t.call('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
      await workOnJob(t.shop, job.id)
      expect(await readJob(t, job.id)).toMatchObject({
        status: 'completed',
        result: { rows: { updated: 2, skipped: 1, error: 2 }, progress: 1 },
      })
      expect(captures()).toHaveLength(3)
      const rows = await rowsOf(t, job.id)
      expect(rows).toHaveLength(5)
      const refused = rows.find(({ record_id }) => record_id === second?.id)
      expect(refused).toMatchObject({ action: 'error', errors: [{ code: 'canceled', level: 'error' }] })
      expect(refused?.name).toMatch(/^#\d+$/)
      const timeline = await t.call('GET /admin/orders/:id/timeline', {
        params: { id: orders[2]?.id ?? '' },
        headers: t.staff,
      })
      expect(JSON.stringify(timeline)).toContain('captured')
    })

    it('are those that the filters match when the job begins, and no others', async () => {
      await place(3)
      const filterable_fields = { payment_status: ['awaiting'], fulfillment_status: ['not_fulfilled'] }
      const job = await createJob(t, 'order-change', { action: 'capture', filterable_fields }, true)
      await workOnJob(t.shop, job.id)
      const { count } = (await readJob(t, job.id)).result as { count: number }
      expect(count).toBeGreaterThanOrEqual(3)
      const [after] = await place(1)
      await t.call('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
      await workOnJob(t.shop, job.id)
      expect((await readJob(t, job.id)).result).toMatchObject({ rows: { updated: count } })
      expect(await read(t, after?.id ?? '')).toMatchObject({ payment_status: 'awaiting' })
    })

    it('are refused to a job that names none, or names them twice over', async () => {
      for (const context of [
        { action: 'capture' },
        { action: 'capture', ids: ['a'], filterable_fields: {} },
        { action: 'capture', filterable_fields: { colour: 'red' } },
        { action: 'burn', ids: ['a'] },
        { action: 'ship' },
        { action: 'pack', ids: ['a'], location_id: 'sloc_none' },
      ]) {
        const { status } = await t.try('POST /admin/batch-jobs', {
          body: { type: 'order-change', context },
          headers: t.staff,
        })
        expect([context, [400, 404].includes(status)]).toEqual([context, true])
      }
    })

    it('are told of with the reason of the bank where it refuses, and the rest goes on', async () => {
      const orders = await place(3)
      const { capture } = provider
      provider.capture = async (data, amount, key) => {
        if (key === `capture-${orders[1]?.payment_id}`) throw new Error('The card was declined')
        return capture(data, amount, key)
      }
      const job = await runJob(t, 'order-change', { action: 'capture', ids: idsOf(orders) })
      provider.capture = capture
      expect(job).toMatchObject({ status: 'completed', result: { rows: { updated: 2, error: 1 } } })
      const refused = (await rowsOf(t, job.id)).find(({ action }) => action === 'error')
      expect(refused).toMatchObject({
        record_id: orders[1]?.id,
        errors: [{ code: 'payment_failed', message: 'The card was declined' }],
      })
    })

    it.each(['capture', 'pack', 'complete'] as const)(
      'go on after every step at which a process may end, and nothing is done twice: %s',
      async (action) => {
        for (const isCommitted of [false, true])
          for (let nth = 1; ; nth++) {
            provider.reset()
            booked.length = 0
            const orders = await place(2)
            const ids = idsOf(orders)
            const context = {
              action,
              ids,
              ...(action === 'pack' ? { location_id: counter.location_id } : {}),
            }
            const job = await createJob(t, 'order-change', context)
            const stock = await stockAt(t, counter, 'small')
            const ending = endingAt(t, nth, isCommitted)
            await workOnJob(ending.shop, job.id).catch(() => undefined)
            await later(t)
            await workOnJob(t.shop, job.id)
            const where = `transaction ${nth}, ${isCommitted ? 'kept' : 'lost'}`
            expect([where, await readJob(t, job.id)]).toMatchObject([
              where,
              { status: 'completed', result: { rows: { updated: 2, skipped: 0, error: 0 } } },
            ])
            expect((await rowsOf(t, job.id)).map(({ line }) => line)).toEqual([1, 2])
            for (const id of ids) {
              const order = await read(t, id)
              if (action === 'capture') expect(order.payment_status).toBe('captured')
              if (action === 'complete') expect(order.status).toBe('completed')
              if (action !== 'pack') continue
              expect([where, order.fulfillments?.length]).toEqual([where, 1])
              expect(order.fulfillment_status).toBe('fulfilled')
              expect(order.fulfillments?.[0]?.data).toEqual({ parcel: order.fulfillments?.[0]?.id })
            }
            if (action === 'capture')
              // Asked again only under the same key, which takes nothing again.
              expect([...new Set(captures())].sort()).toEqual(
                orders.map(({ payment_id }) => `capture-${payment_id}`).sort(),
              )
            if (action === 'pack') {
              expect(new Set(booked).size).toBe(2)
              expect((await stockAt(t, counter, 'small'))?.stocked).toBe((stock?.stocked ?? 0) - 4)
            }
            if (!ending.hasEnded()) break
          }
      },
    )

    it('are captured and packed once where two jobs are at the same ones', async () => {
      const orders = await place(12)
      const ids = idsOf(orders)
      const jobs = [
        await createJob(t, 'order-change', { action: 'capture', ids }),
        await createJob(t, 'order-change', { action: 'capture', ids: [...ids].reverse() }),
        await createJob(t, 'order-change', { action: 'pack', ids }),
        await createJob(t, 'order-change', { action: 'pack', ids: [...ids].reverse() }),
      ]
      await Promise.all(jobs.map(({ id }) => workOnJob(t.shop, id)))
      expect(captures().sort()).toEqual(orders.map(({ payment_id }) => `capture-${payment_id}`).sort())
      expect(new Set(booked).size).toBe(12)
      let captured = 0
      let packed = 0
      for (const { id } of jobs) {
        const { status, result, context } = await readJob(t, id)
        const { rows } = result as { rows: { updated: number; skipped: number; error: number } }
        expect([status, rows.updated + rows.skipped + rows.error]).toEqual(['completed', 12])
        if (context?.action === 'capture') captured += rows.updated
        else packed += rows.updated
      }
      expect([captured, packed]).toEqual([12, 12])
      for (const id of ids)
        expect(await read(t, id)).toMatchObject({
          payment_status: 'captured',
          fulfillment_status: 'fulfilled',
        })
    })

    it('stop when the job is canceled: what was begun is finished and told, and no other is begun', async () => {
      const orders = await place(30)
      const job = await createJob(t, 'order-change', { action: 'capture', ids: idsOf(orders) })
      const { capture } = provider
      let asked = 0
      provider.capture = async (data, amount, key) => {
        asked += 1
        if (asked === 6) await t.call('POST /admin/batch-jobs/:id/cancel', { params: job, headers: t.staff })
        return capture(data, amount, key)
      }
      await workOnJob(t.shop, job.id)
      provider.capture = capture
      expect(asked).toBeLessThan(12)
      const rows = await rowsOf(t, job.id)
      expect(rows).toHaveLength(asked)
      expect(await readJob(t, job.id)).toMatchObject({
        status: 'canceled',
        result: { rows: { updated: asked }, advancement_count: asked },
      })
      const { payment: p } = t.shop.db.t
      const payments = await t.shop.db
        .select({ captured_at: p.captured_at, pending: p.pending_action })
        .from(p)
        .where(inArray(p.order_id, idsOf(orders)))
      expect(payments.filter(({ captured_at }) => captured_at)).toHaveLength(asked)
      expect(payments.filter(({ pending }) => pending)).toEqual([])
    })

    it('are sent with the tracking numbers of a sheet', async () => {
      const orders = await place(4)
      const [sent, plain, unpacked, several] = orders
      const numberOf = async (order: PlacedOrder | undefined) => (await read(t, order?.id ?? '')).display_id
      await runJob(t, 'order-change', { action: 'pack', ids: [sent?.id, plain?.id] })
      for (const _ of [1, 2])
        await t.call('POST /admin/orders/:id/fulfillment', {
          params: { id: several?.id ?? '' },
          body: { items: [{ item_id: several?.lines.small ?? '', quantity: 1 }] },
          headers: t.staff,
        })
      const parcels = [
        { order: `#${await numberOf(sent)}`, tracking_numbers: ['A1'] },
        { order: String(await numberOf(plain)), tracking_numbers: ['B1', 'B2'] },
        { order: String(await numberOf(unpacked)), tracking_numbers: ['C1'] },
        { order: String(await numberOf(several)), tracking_numbers: ['D1'] },
        { order: '999999', tracking_numbers: ['E1'] },
        { order: String(await numberOf(several)), tracking_numbers: ['D2'] },
        { order: 'x17', tracking_numbers: ['F1'] },
      ]
      const job = await createJob(t, 'order-change', { action: 'ship', parcels }, true)
      await workOnJob(t.shop, job.id)
      expect((await readJob(t, job.id)).result).toMatchObject({
        count: 6,
        would: { updated: 3, error: 3 },
        refused: [
          { code: 'not_packed' },
          { code: 'unknown', name: '#999999' },
          { code: 'unknown', name: '#x17' },
        ],
      })
      await t.call('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
      await workOnJob(t.shop, job.id)
      const tracked = async (order: PlacedOrder | undefined) => {
        const { fulfillments, fulfillment_status } = await read(t, order?.id ?? '')
        const numbers = (fulfillments ?? []).map(({ tracking_links }) =>
          (tracking_links ?? []).map(({ tracking_number }) => tracking_number).sort(),
        )
        return [fulfillment_status, ...numbers.sort()]
      }
      expect(await tracked(sent)).toEqual(['shipped', ['A1']])
      expect(await tracked(plain)).toEqual(['shipped', ['B1', 'B2']])
      expect(await tracked(several)).toEqual(['shipped', ['D1'], ['D2']])
      expect(await tracked(unpacked)).toEqual(['not_fulfilled'])
      expect((await readJob(t, job.id)).result).toMatchObject({ rows: { updated: 3, error: 3 } })
    })

    it('are archived when they are completed, and refused before', async () => {
      const orders = await place(2)
      await runJob(t, 'order-change', { action: 'complete', ids: [orders[0]?.id] })
      const job = await runJob(t, 'order-change', { action: 'archive', ids: idsOf(orders) })
      expect(job.result).toMatchObject({ rows: { updated: 1, error: 1 } })
      expect((await rowsOf(t, job.id))[1]?.errors).toMatchObject([{ code: 'not_completed' }])
      expect(await read(t, orders[0]?.id ?? '')).toMatchObject({ status: 'archived' })
    })

    it('are not for who may not change orders', async () => {
      const { body } = await t.try('POST /admin/api-tokens', {
        body: { name: 'jobs', scopes: ['batch-jobs:write', 'orders:read'] },
        headers: t.staff,
      })
      const { status } = await t.try('POST /admin/batch-jobs', {
        body: { type: 'order-change', context: { action: 'capture', ids: ['order_1'] } },
        headers: { authorization: `Bearer ${body.token ?? body.api_token?.token}` },
      })
      expect(status).toBe(403)
    })
  },
  { payment: [provider], fulfillment: [carrier] },
)
