import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripeDouble } from '../../../../testing/stripe-double'
import { describeShop } from '../../../../testing/test-shop'
import type { TestProduct } from '../../../../testing/world'
import { acpDouble } from '../../../testing/acp-agent'
import { acpCheckouts, acpSentBy, acpWish, totalsOf } from '../../../testing/acp-buy'
import { expectHeld, paidByTokens, tokenWorld } from '../../../testing/paid-by-tokens'

const stripe = await stripeDouble()
const agent = await acpDouble()
afterAll(() => Promise.all([stripe.close(), agent.close()]))

describeShop(
  'a checkout by ACP that is paid by a token of Stripe',
  (t) => {
    const acp = acpCheckouts(agent, t)
    let cup: TestProduct
    let option: { id: string }
    beforeAll(async () => {
      ;({ cup, option } = await tokenWorld(t))
    })
    const ready = async () => {
      const { id } = await acp.create(acpWish({ [cup.variant('one')]: 1 }))
      return acp.update(id, acpSentBy(option.id))
    }
    const paidBy = (token: string) => ({
      handler_id: 'stripe',
      instrument: { type: 'card', credential: { type: 'spt', token } },
    })

    it('says who makes the token and for whom, and becomes an order whose money is held', async () => {
      const checkout = await ready()
      expect(checkout.capabilities.payment.handlers).toMatchObject([
        {
          id: 'stripe',
          name: 'dev.acp.tokenized.card',
          psp: 'stripe',
          requires_delegate_payment: true,
          config: { merchant_id: 'profile_1' },
        },
      ])
      const amount = totalsOf(checkout).total ?? 0
      stripe.grant('spt_bought', { max_amount: amount, currency: 'usd' })
      const done = await acp.complete(checkout.id, paidBy('spt_bought'))
      expect(done.status).toBe('completed')
      await expectHeld(t, done, { amount, token: 'spt_bought' })
    })

    it('says that a card was declined, and is led to its buyer where the bank asks', async () => {
      const checkout = await ready()
      const bounds = { max_amount: totalsOf(checkout).total ?? 0, currency: 'usd' }
      stripe.grant('spt_declined', { ...bounds, card: 'pm_declined' })
      const declined = await acp.complete(checkout.id, paidBy('spt_declined'))
      expect(declined).toMatchObject({
        status: 'ready_for_payment',
        messages: [{ code: 'payment_declined', content: 'Your card was declined.' }],
      })
      stripe.grant('spt_asked', { ...bounds, card: 'pm_secure' })
      const asked = await acp.complete(checkout.id, paidBy('spt_asked'))
      expect([asked.status, asked.messages[0].code]).toEqual(['requires_escalation', 'requires_3ds'])
    })

    it('takes what is no token for a mistake of the agent, and says where', async () => {
      const { id } = await ready()
      const path = `POST /acp/checkout_sessions/${id}/complete`
      const { status, body } = await agent.ask(t, path, { payment_data: paidBy('not a token') })
      expect([status < 500, JSON.stringify(body)]).toEqual([
        true,
        expect.stringContaining('credential.token'),
      ])
    })
  },
  paidByTokens(stripe, { acp: { agents: [agent.agent] } }),
)
