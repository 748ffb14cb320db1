import type { Region } from '@cartwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { describeShop } from '../../../../testing/test-shop'
import { america, europe, mug, post, type TestProduct } from '../../../../testing/world'
import { assertBudget } from '../../../selling/budget'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { checkoutsOf, payLater, sentBy, wish } from '../../../testing/buy'

describeShop(
  'an agent with a budget',
  (t) => {
    let usa: Region
    let cup: TestProduct
    let option: { id: string }
    const doubles: AgentDouble[] = []
    beforeAll(async () => {
      usa = await america(t)
      cup = await mug(t, 1000)
      option = await post(t, usa, { name: 'Slow', amount: 100 })
    })
    afterAll(() => Promise.all(doubles.map((double) => double.close())))

    const agent = async (name: string) => {
      const double = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }), name)
      doubles.push(double)
      return checkoutsOf(double)
    }
    /** A mug costs 900 and sending 100. */
    const ready = (ucp: ReturnType<typeof checkoutsOf>, quantity: number) =>
      ucp.create(wish({ [cup.variant('one')]: quantity }, sentBy(option.id)))
    const codesOf = ({ messages = [] }: { messages?: { code: string }[] }) => messages.map(({ code }) => code)

    it('buys within it, and has its buyer pay what is beyond it', async () => {
      const ucp = await agent('thrifty')
      const small = await ready(ucp, 1)
      expect((await ucp.complete(small.id)).status).toBe('completed')
      const large = await ready(ucp, 3)
      const refused = await ucp.complete(large.id)
      expect(refused).toMatchObject({
        status: 'requires_escalation',
        messages: [{ code: 'budget_exceeded', severity: 'requires_buyer_review', path: '$.totals' }],
        continue_url: expect.stringContaining('/checkout/from-agent/'),
      })
      const token = decodeURIComponent(new URL(refused.continue_url).pathname.split('/').at(-1) ?? '')
      const reply = await t.app.fetch(new Request(`http://shop.test/store/agents/handoffs/${token}`))
      const { cart_id: id } = await reply.json()
      await t.call('POST /store/carts/:id/payment-sessions', { params: { id } })
      await t.call('POST /store/carts/:id/payment-session', {
        params: { id },
        body: { provider_id: 'manual' },
      })
      expect((await t.call('POST /store/carts/:id/complete', { params: { id } })).type).toBe('order')
      expect((await ucp.read(large.id)).status).toBe('completed')
    })

    it('spends no more in a day than it may, however much it buys at once', async () => {
      const ucp = await agent('hasty')
      const begun = await Promise.all(Array.from({ length: 6 }, () => ready(ucp, 1)))
      const done = await Promise.all(begun.map(({ id }) => ucp.complete(id)))
      expect(done.filter(({ status }) => status === 'completed')).toHaveLength(3)
      expect(done.filter((one) => codesOf(one).includes('budget_exceeded'))).toHaveLength(3)
      // Another has a day of its own.
      const other = await agent('other')
      expect((await other.complete((await ready(other, 1)).id)).status).toBe('completed')
    })

    it('has back what came to nothing, and pays once for what it asks for twice', async () => {
      const ucp = await agent('clumsy')
      const checkout = await ready(ucp, 2)
      for (let n = 0; n < 3; n++) {
        const wrong = await ucp.complete(checkout.id, [{ ...payLater, handler_id: 'cash' }])
        expect(codesOf(wrong)).toEqual(['payment_handler_unknown'])
      }
      expect((await ucp.complete(checkout.id)).status).toBe('completed')
      expect((await ucp.complete(checkout.id)).status).toBe('completed')
      expect((await ucp.complete((await ready(ucp, 1)).id)).status).toBe('completed')
      expect(codesOf(await ucp.complete((await ready(ucp, 1)).id))).toEqual(['budget_exceeded'])
    })

    it('spends nothing in a currency that nobody named', async () => {
      const region = await europe(t)
      const posted = await post(t, region, { name: 'Post', amount: 1 })
      const ucp = await agent('abroad')
      const paris = {
        street_address: '1 Rue',
        address_locality: 'Paris',
        postal_code: '75001',
        address_country: 'FR',
      }
      const checkout = await ucp.create(
        wish(
          { [cup.variant('one')]: 1 },
          {
            context: { address_country: 'FR', currency: 'EUR' },
            fulfillment: {
              methods: [
                {
                  type: 'shipping',
                  destinations: [paris],
                  groups: [{ id: 'package', selected_option_id: posted.id }],
                },
              ],
            },
          },
        ),
      )
      expect(checkout.currency).toBe('EUR')
      expect(codesOf(await ucp.complete(checkout.id))).toEqual(['budget_exceeded'])
    })
  },
  {
    agents: { ucp: { budget: { perOrder: { usd: 2000 }, perDay: { usd: 3000 } } } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)

describe('a budget', () => {
  it.each([
    [{ perDay: { USD: 1 } }, 'agents.ucp.budget.perDay.USD'],
    [{ perOrder: { usd: 1.5 } }, 'agents.ucp.budget.perOrder.usd: 1.5'],
    [{ perOrder: { usd: -1 } }, 'agents.ucp.budget.perOrder.usd: -1'],
  ])('%j is refused with the name of what is wrong', (budget, words) => {
    expect(() => assertBudget(budget, 'agents.ucp.budget')).toThrow(words)
  })
})
