import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { testPaymentProvider } from '../../testing/test-payment-provider'
import { describeShop } from '../../testing/test-shop'
import { resumeUnfinishedPayments } from './resume-unfinished-payments'

const provider = testPaymentProvider('manual')
const { capture, refund } = provider

/** Something that happens later. */
function later() {
  let happen = () => {}
  const happened = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { happen: () => happen(), happened }
}

describeShop(
  'a provider that answers after another request took over',
  (t) => {
    let counter: Counter
    beforeAll(async () => {
      counter = await openCounter(t)
    })
    beforeEach(() => provider.reset())
    afterEach(() => {
      Object.assign(provider, { capture, refund })
      vi.useRealTimers()
    })

    const post = (name: 'capture' | 'cancel' | 'refund', id: string, body?: object) =>
      t.try(`POST /admin/orders/:id/${name}`, { params: { id }, headers: t.staff, body })
    const paymentOf = async (id: string) => {
      const { payment } = t.shop.db.t
      return (await t.shop.db.select().from(payment).where(eq(payment.order_id, id)))[0]
    }
    const aMinuteLater = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })

    const fail = (): never => {
      throw new Error('The provider does not answer')
    }

    it('leaves a payment marked that the other is taking when it fails', async () => {
      const { id } = await placeOrder(t, counter)
      const asked = later()
      const settled = later()
      let other: ReturnType<typeof post> | undefined
      provider.capture = async () => {
        provider.capture = async (data) => {
          asked.happen()
          await settled.happened
          return { data }
        }
        aMinuteLater()
        other = post('capture', id)
        await asked.happened
        return fail()
      }
      await post('capture', id)
      expect(await paymentOf(id)).toMatchObject({ pending_action: 'capture', captured_at: null })
      expect(await post('cancel', id)).toMatchObject({ status: 409, body: { code: 'payment_busy' } })
      settled.happen()
      expect((await other)?.body.order.payment_status).toBe('captured')
    })

    it('is believed when it took the money, though the other failed', async () => {
      const { id } = await placeOrder(t, counter)
      const held = later()
      const asked = later()
      provider.capture = async (data) => {
        provider.capture = fail
        asked.happen()
        await held.happened
        return { data }
      }
      const slow = post('capture', id)
      await asked.happened
      aMinuteLater()
      await post('capture', id)
      expect(await paymentOf(id)).toMatchObject({ pending_action: null, captured_at: null })
      held.happen()
      expect((await slow).body.order.payment_status).toBe('captured')
      expect((await paymentOf(id))?.captured_at).toBeTruthy()
    })

    it('does not take back a refund that is being paid again', async () => {
      const { id, total } = await placeOrder(t, counter, { small: 1 }, { captured: true })
      const asked = later()
      const settled = later()
      let work: unknown
      provider.refund = async () => {
        provider.refund = async (data) => {
          asked.happen()
          await settled.happened
          return { data }
        }
        aMinuteLater()
        work = resumeUnfinishedPayments.run(t.shop)
        await asked.happened
        return fail()
      }
      await post('refund', id, { amount: total, reason: 'return' })
      expect(await paymentOf(id)).toMatchObject({ amount_refunded: total })
      settled.happen()
      await work
      const params = { id }
      const { order } = await t.call('GET /admin/orders/:id', { params, headers: t.staff })
      expect(order).toMatchObject({ refunds: [{ amount: total }] })
    })
  },
  { payment: [provider] },
)
