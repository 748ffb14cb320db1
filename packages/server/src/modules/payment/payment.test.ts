import type { Order, Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart, type TestProduct } from '../../testing/world'
import { recordOutsideRefund } from './record-outside-refund'
import { markPayments, type PaymentRow, recordOutcomes } from './take-payments'

describeShop('a payment', (t) => {
  let region: Region
  let option: { id: string }
  let mugs: TestProduct
  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region, { amount: 0 })
    mugs = await mug(t)
  })
  const paid = async () => {
    const items = [{ variant_id: mugs.variant('one'), quantity: 1 }]
    const cart = await readyCart(t, { region, option, items })
    const { data } = await t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    return (data as Order).payments?.[0]?.id ?? ''
  }
  const capture = (id: string) =>
    t.call('POST /admin/payments/:id/capture', { headers: t.staff, params: { id } })
  const refund = (id: string, amount: number) =>
    t.try('POST /admin/payments/:id/refund', {
      headers: t.staff,
      params: { id },
      body: { amount, reason: 'discount' },
    })

  it('is captured once, and quietly again', async () => {
    const id = await paid()
    const { payment } = await capture(id)
    expect(payment.captured_at).not.toBeNull()
    expect((await capture(id)).payment.captured_at).toBe(payment.captured_at)
  })

  it('is refunded only after capture, and never beyond its amount', async () => {
    const id = await paid()
    expect((await refund(id, 100)).body.type).toBe('not_allowed')
    await capture(id)
    expect((await refund(id, 100)).body.refund).toMatchObject({ amount: 100, payment_id: id })
    expect((await refund(id, 861)).body.type).toBe('not_allowed')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, 860)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { payment } = await t.call('GET /admin/payments/:id', { headers: t.staff, params: { id } })
    expect(payment.amount_refunded).toBe(960)
  })

  it('is not changed by what a provider says that is no amount', async () => {
    const { payment: table } = t.shop.db.t
    const read = async (id: string) =>
      (await t.shop.db.select().from(table).where(eq(table.id, id)))[0] as PaymentRow
    for (const taken of [Number.NaN, -1, 0.5, 2 ** 60]) {
      const held = await read(await paid())
      await t.shop.transaction(async (tx) => {
        const [marked] = await markPayments(tx, { payment_ids: [held.id] }, 'capture')
        await recordOutcomes(tx, marked ? [{ payment: marked, data: {}, taken }] : [], 'capture')
      })
      const payment = await read(held.id)
      expect(payment).toMatchObject({ amount: held.amount, captured_at: expect.any(String) })
      await t.shop.transaction((tx) => recordOutsideRefund(tx, payment, { id: 're_1', amount: taken }))
      expect((await read(held.id)).amount_refunded).toBe(0)
    }
  })
})
