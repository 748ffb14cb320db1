import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { testPaymentProvider } from '../../../../testing/test-payment-provider'
import { describeShop } from '../../../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../../../testing/world'
import { agentTables } from '../../../selling/tables'
import { acpDouble } from '../../../testing/acp-agent'
import {
  acpBuyer,
  acpCheckouts,
  acpHome,
  acpPayLater,
  acpSentBy,
  acpWish,
  toldOf,
} from '../../../testing/acp-buy'

const agent = await acpDouble()
afterAll(() => agent.close())
const cards = testPaymentProvider('cards')
const byCard = Object.assign(cards, {
  instruments: {
    name: 'com.example.cards',
    types: ['card'],
    dataOf: ({ credential }: { credential?: Record<string, unknown> }) => ({ token: credential?.token }),
  },
})
const card = {
  handler_id: 'cards',
  instrument: { type: 'card', credential: { type: 'spt', token: 'spt_secret' } },
}

describeShop(
  'a checkout by ACP is paid',
  (t) => {
    const acp = acpCheckouts(agent, t)
    let cup: TestProduct
    let slow: { id: string }
    beforeAll(async () => {
      const usa = await america(t)
      await t.call('POST /admin/regions/:id/payment-providers', {
        params: { id: usa.id },
        body: { provider_id: 'cards' },
        headers: t.staff,
      })
      cup = await mug(t)
      slow = await post(t, usa, { name: 'Slow', amount: 300 })
    })
    beforeEach(() => cards.reset())
    const cups = (quantity = 2, more: object = {}) => acpWish({ [cup.variant('one')]: quantity }, more)
    const ready = async () => {
      const { id } = await acp.create(cups())
      return acp.update(id, acpSentBy(slow.id))
    }

    it('by a token, of which nothing is kept or told', async () => {
      const { id } = await ready()
      const done = await acp.complete(id, { ...card, billing_address: { ...acpHome, city: 'Albany' } })
      expect(done.status).toBe('completed')
      const { order } = await t.call('GET /admin/orders/:id', {
        params: { id: done.order.id },
        headers: t.staff,
      })
      expect(order.payments).toMatchObject([{ provider_id: 'cards', amount: 2100 }])
      expect(order.billing_address).toMatchObject({ city: 'Albany' })
      const kept = await t.shop.db.rowWhere(agentTables(t.shop.db).session, { id })
      expect(JSON.stringify([done, kept])).not.toContain('spt_secret')
    })

    it('not before it is ready, and says what is missing', async () => {
      const { id } = await acp.create(cups())
      const shown = await acp.complete(id)
      expect([shown.status, shown.order]).toEqual(['not_ready_for_payment', undefined])
    })

    it('with a buyer who is named only then', async () => {
      const { buyer: _, ...nobody } = cups()
      const { id } = await acp.create(nobody)
      await acp.update(id, acpSentBy(slow.id))
      const done = await acp.complete(id, acpPayLater, { buyer: acpBuyer })
      expect(done).toMatchObject({ status: 'completed', buyer: { email: acpBuyer.email } })
    })

    it('again after the money was refused', async () => {
      const { id } = await ready()
      cards.answers = ['error', 'authorized']
      const refused = await acp.complete(id, card)
      expect([refused.status, toldOf(refused)]).toEqual([
        'ready_for_payment',
        [['payment_declined', '$.payment_data.instrument']],
      ])
      expect((await acp.complete(id, card)).status).toBe('completed')
    })

    it('by its buyer, where a bank asks for them', async () => {
      const { id } = await ready()
      cards.answers = ['requires_more']
      const asked = await acp.complete(id, card)
      expect(asked).toMatchObject({
        status: 'requires_escalation',
        continue_url: expect.stringContaining('/checkout/from-agent/'),
        messages: [{ code: 'requires_3ds', resolution: 'requires_buyer_review' }],
      })
    })

    it.each([
      ['a handler that there is not', { ...card, handler_id: 'none' }, '$.payment_data.handler_id'],
      [
        'another kind of instrument',
        { ...card, instrument: { type: 'cash' } },
        '$.payment_data.instrument.type',
      ],
    ])('not by %s', async (_, payment, param) => {
      const { id } = await ready()
      const shown = await acp.complete(id, payment)
      expect([shown.status, toldOf(shown)]).toEqual(['ready_for_payment', [['unsupported', param]]])
    })

    it.each([
      ['nothing', {}, 'missing', '$.payment_data.handler_id'],
      ['a handler alone', { handler_id: 'manual' }, 'missing', '$.payment_data.instrument'],
      [
        'an order number',
        { purchase_order_number: 'PO-1' },
        'unsupported',
        '$.payment_data.purchase_order_number',
      ],
    ])('not by %s', async (_, payment_data, code, param) => {
      const { id } = await ready()
      const { status, body } = await agent.ask(t, `POST /acp/checkout_sessions/${id}/complete`, {
        payment_data,
      })
      expect([status, body.code, body.param]).toEqual([400, code, param])
    })

    it('once, however often and by whatever key it is asked', async () => {
      const { id } = await ready()
      const path = `POST /acp/checkout_sessions/${id}/complete`
      const all = await Promise.all(
        ['a', 'a', 'b', 'c'].map((key) =>
          agent.ask(t, path, { payment_data: card }, { key: `${id}-${key}` }),
        ),
      )
      const told = await acp.complete(id, card)
      const orders = all.flatMap(({ body }) => (body.order ? [body.order.id] : []))
      expect(new Set([...orders, told.order.id]).size).toBe(1)
      expect(cards.asked.filter(({ call }) => call === 'authorize')).toHaveLength(1)
    })
  },
  {
    agents: { acp: { agents: [agent.agent] } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' }), byCard],
  },
)

describeShop(
  'a checkout by ACP that cannot be paid by agents',
  (t) => {
    it('leads its buyer to the shop', async () => {
      const usa = await america(t)
      const option = await post(t, usa)
      const cup = await mug(t)
      const acp = acpCheckouts(agent, t)
      const { id } = await acp.create(acpWish({ [cup.variant('one')]: 1 }))
      const shown = await acp.update(id, acpSentBy(option.id))
      expect(shown).toMatchObject({
        status: 'requires_escalation',
        capabilities: { payment: { handlers: [] } },
        messages: [{ code: 'intervention_required', resolution: 'requires_buyer_input' }],
        continue_url: expect.stringContaining('/checkout/from-agent/'),
      })
    })
  },
  { agents: { acp: { agents: [agent.agent] } }, baseUrl: 'http://shop.test' },
)

describeShop(
  'a checkout by ACP beyond the budget of its agent',
  (t) => {
    it('leads its buyer to the shop, and is bought where it is within', async () => {
      const usa = await america(t)
      const option = await post(t, usa, { name: 'Slow', amount: 100 })
      const cup = await mug(t)
      const acp = acpCheckouts(agent, t)
      const ready = async (quantity: number) => {
        const { id } = await acp.create(acpWish({ [cup.variant('one')]: quantity }))
        return acp.update(id, acpSentBy(option.id))
      }
      expect(await acp.complete((await ready(3)).id, acpPayLater)).toMatchObject({
        status: 'requires_escalation',
        messages: [{ code: 'intervention_required', resolution: 'requires_buyer_review', param: '$.totals' }],
        continue_url: expect.stringContaining('/checkout/from-agent/'),
      })
      expect((await acp.complete((await ready(1)).id, acpPayLater)).status).toBe('completed')
    })
  },
  {
    agents: { acp: { agents: [{ ...agent.agent, budget: { perOrder: { usd: 2000 } } }] } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
