import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { describeShop } from '../../../../testing/test-shop'
import { america, mug, post, shirt, type TestProduct } from '../../../../testing/world'
import { acpDouble } from '../../../testing/acp-agent'
import { acpCheckouts, acpSentBy, acpWish, totalsOf } from '../../../testing/acp-buy'

const agent = await acpDouble()
afterAll(() => agent.close())

describeShop(
  'codes and notes of a checkout by ACP',
  (t) => {
    const acp = acpCheckouts(agent, t)
    let cup: TestProduct
    let tee: TestProduct
    let slow: { id: string }
    beforeAll(async () => {
      const usa = await america(t)
      cup = await mug(t)
      tee = await shirt(t)
      slow = await post(t, usa, { name: 'Slow', amount: 300 })
      for (const [code, more] of Object.entries({ TEN: {}, GONE: { ends_at: new Date(Date.now() + 1500) } }))
        await t.call('POST /admin/discounts', {
          headers: t.staff,
          body: {
            code,
            rule: { type: 'percentage', value: 10, allocation: 'total' },
            regions: [usa.id],
            ...more,
          } as never,
        })
    })
    const cups = (quantity: number, more: object) => acpWish({ [cup.variant('one')]: quantity }, more)

    it('tells which codes count, where what they take off lands, and why others do not', async () => {
      const { id } = await acp.create(
        acpWish(
          { [cup.variant('one')]: 1, [tee.variant('small')]: 1 },
          { discounts: { codes: ['ten', 'NONE'] } },
        ),
      )
      const shown = await acp.update(id, acpSentBy(slow.id))
      const { codes, applied, rejected } = shown.discounts
      expect(codes).toEqual(['ten', 'NONE'])
      expect(applied).toMatchObject([
        { code: 'TEN', amount: 290, coupon: { percent_off: 10 }, method: 'across' },
      ])
      expect(applied[0].allocations).toEqual([
        { path: '$.line_items[0]', amount: 90 },
        { path: '$.line_items[1]', amount: 200 },
      ])
      expect(rejected).toEqual([
        { code: 'NONE', reason: 'discount_code_invalid', message: expect.any(String) },
      ])
      expect(shown.messages).toMatchObject([
        { type: 'warning', code: 'discount_code_invalid', param: '$.discounts.codes[1]' },
      ])
      expect(shown.status).toBe('ready_for_payment')
      expect(totalsOf(shown)).toEqual({
        items_base_amount: 2900,
        items_discount: 290,
        subtotal: 2610,
        fulfillment: 300,
        total: 2910,
      })
      const cleared = await acp.update(id, { discounts: { codes: [] } })
      expect([cleared.discounts, cleared.messages]).toEqual([{ codes: [], applied: [], rejected: [] }, []])
      const old = await acp.update(id, { coupons: ['TEN'] })
      expect(old.discounts.applied).toMatchObject([{ code: 'TEN' }])
    })

    it('says of a code that has ended that it has', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1600))
      const { discounts } = await acp.create(cups(1, { discounts: { codes: ['GONE'] } }))
      expect(discounts.rejected).toMatchObject([{ code: 'GONE', reason: 'discount_code_expired' }])
    })

    it('hands the notes of the buyer to the shop', async () => {
      const { id } = await acp.create(cups(1, { order_notes: `Ring twice. ${'x'.repeat(600)}` }))
      const { messages } = await acp.update(id, { ...acpSentBy(slow.id), order_notes: 'Ring once.' })
      expect(messages).toEqual([])
      const { order } = await acp.complete(id)
      const kept = await t.call('GET /admin/orders/:id', { params: { id: order.id }, headers: t.staff })
      expect(JSON.stringify(kept.order.metadata)).toContain('Ring once.')
    })
  },
  {
    agents: { acp: { agents: [agent.agent] } },
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
