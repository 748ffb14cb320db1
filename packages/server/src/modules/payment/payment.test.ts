import type { Order, Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart, type TestProduct } from '../../testing/world'

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
})
