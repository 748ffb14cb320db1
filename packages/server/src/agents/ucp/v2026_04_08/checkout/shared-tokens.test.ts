import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripeDouble } from '../../../../testing/stripe-double'
import { describeShop } from '../../../../testing/test-shop'
import type { TestProduct } from '../../../../testing/world'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { checkoutsOf, sentBy, wish } from '../../../testing/buy'
import { expectHeld, paidByTokens, tokenWorld } from '../../../testing/paid-by-tokens'

const stripe = await stripeDouble()
afterAll(() => stripe.close())

describeShop(
  'a checkout that an agent pays by a token of Stripe',
  (t) => {
    let agent: AgentDouble
    let ucp: ReturnType<typeof checkoutsOf>
    let cup: TestProduct
    let option: { id: string }

    beforeAll(async () => {
      ;({ cup, option } = await tokenWorld(t))
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      ucp = checkoutsOf(agent)
    })
    afterAll(() => agent.close())

    const ready = () => ucp.create(wish({ [cup.variant('one')]: 1 }, sentBy(option.id)))
    const totalOf = ({ totals }: { totals: { type: string; amount: number }[] }) =>
      totals.find(({ type }) => type === 'total')?.amount ?? 0
    const paidBy = (token: string) => [
      {
        id: 'pi_1',
        handler_id: 'stripe',
        type: 'card',
        selected: true,
        credential: { type: 'spt', token },
      },
    ]

    it('is told how tokens are had, and becomes an order whose money is held', async () => {
      const checkout = await ready()
      expect(checkout.ucp.payment_handlers['dev.acp.tokenized.card']).toMatchObject([
        { id: 'stripe', config: { merchant_id: 'profile_1', psp: 'stripe' } },
      ])
      stripe.grant('spt_bought', { max_amount: totalOf(checkout), currency: 'usd' })
      const done = await ucp.complete(checkout.id, paidBy('spt_bought'))
      expect(done.status).toBe('completed')
      await expectHeld(t, done, { amount: totalOf(checkout), token: 'spt_bought' })
    })
    it('says why a token does not pay, and takes another', async () => {
      const checkout = await ready()
      stripe.grant('spt_small', { max_amount: totalOf(checkout) - 1, currency: 'usd' })
      const refused = await ucp.complete(checkout.id, paidBy('spt_small'))
      expect(refused.messages).toMatchObject([
        {
          code: expect.any(String),
          content: expect.stringContaining('beyond what the token may be used for'),
        },
      ])
      stripe.grant('spt_declined', { max_amount: totalOf(checkout), currency: 'usd', card: 'pm_declined' })
      const declined = await ucp.complete(checkout.id, paidBy('spt_declined'))
      expect(declined.messages).toMatchObject([
        { code: 'payment_failed', content: 'Your card was declined.' },
      ])
      stripe.grant('spt_right', { max_amount: totalOf(checkout), currency: 'usd' })
      expect((await ucp.complete(checkout.id, paidBy('spt_right'))).status).toBe('completed')
    })
    it('hands over to its buyer where the bank asks for them', async () => {
      const checkout = await ready()
      stripe.grant('spt_asked', { max_amount: totalOf(checkout), currency: 'usd', card: 'pm_secure' })
      const asked = await ucp.complete(checkout.id, paidBy('spt_asked'))
      expect(asked).toMatchObject({
        status: 'requires_escalation',
        continue_url: expect.stringContaining('/checkout/from-agent/'),
      })
    })
  },
  paidByTokens(stripe, { ucp: true }),
)
