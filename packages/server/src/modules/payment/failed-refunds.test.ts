import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { now } from '../../store/schema/ids'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { record } from './ledger'
import { paymentsOf } from './queries'
import { recordFailedRefunds } from './record-failed-refunds'
import { refundKey } from './refund-payments'

describeShop('a refund of two payments that failed after all', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const sums = async (id: string) =>
    (await t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })).sums
  const refunds = (id: string) =>
    t.shop.db.select().from(t.shop.db.t.refund).where(eq(t.shop.db.t.refund.order_id, id))
  /** An order of which 2400 and 900 more were taken, and 3000 given back: 2100 beyond what was owed. */
  const refunded = async () => {
    const { id, total } = await placeOrder(t, counter, { small: 1 }, { captured: true })
    await t.shop.transaction(async (tx) => {
      const [other] = await tx
        .insert(tx.t.payment)
        .values({
          order_id: id,
          amount: 900,
          currency_code: 'eur',
          provider_id: 'manual',
          data: {},
          captured_at: now(),
        })
        .returning({ id: tx.t.payment.id })
      await record(tx, {
        order_id: id,
        currency_code: 'eur',
        kind: 'capture',
        paid: 900,
        reference_id: other?.id ?? '',
      })
    })
    const { status } = await t.try('POST /admin/orders/:id/refund', {
      params: { id },
      headers: t.staff,
      body: { amount: 3000, reason: 'other' },
    })
    expect([status, total]).toEqual([200, 2400])
    const [refund] = await refunds(id)
    return { id, refund: refund?.id ?? '', parts: refund?.parts ?? [] }
  }
  const fail = (orderId: string, refundId: string, paymentId: string) =>
    t.shop.transaction(async (tx) => {
      const payment = (await paymentsOf(tx, orderId)).find(({ id }) => id === paymentId)
      if (!payment) throw new Error('There is no such payment')
      return recordFailedRefunds(tx, payment, [
        { id: 're_1', key: refundKey(refundId, paymentId), reason: 'lost_or_stolen_card' },
      ])
    })

  it('is taken back part by part, each once, and never more than it credited', async () => {
    const { id, refund, parts } = await refunded()
    expect(parts).toHaveLength(2)
    expect(await sums(id)).toMatchObject({ due: 300, paid: 3300, refunded: 3000, outstanding: 0 })
    const [first, second] = parts
    expect(await fail(id, refund, first?.payment_id ?? '')).toMatchObject([{ amount: first?.amount }])
    expect(await fail(id, refund, first?.payment_id ?? '')).toEqual([])
    expect(await refunds(id)).toMatchObject([{ amount: second?.amount, parts: [second] }])
    expect(await sums(id)).toMatchObject({ due: 2400, refunded: second?.amount })
    expect(await fail(id, refund, second?.payment_id ?? '')).toHaveLength(1)
    expect(await refunds(id)).toEqual([])
    expect(await sums(id)).toMatchObject({ due: 2400, paid: 3300, refunded: 0, outstanding: -900 })
    const payments = await paymentsOf(t.shop.db, id)
    expect(payments.map(({ amount_refunded }) => amount_refunded)).toEqual([0, 0])
  })

  it('waits while the shop is still asking for it', async () => {
    const { id, refund, parts } = await refunded()
    const { refund: table } = t.shop.db.t
    await t.shop.transaction((tx) => tx.update(table).set({ settled_at: null }).where(eq(table.id, refund)))
    await expect(fail(id, refund, parts[0]?.payment_id ?? '')).rejects.toMatchObject({ code: 'refund_busy' })
    expect(await refunds(id)).toMatchObject([{ amount: 3000 }])
  })
})
