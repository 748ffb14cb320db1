import { expect, it } from 'vitest'
import { manualPayment } from '../../../providers/payment/manual'
import { describeShop } from '../../../testing/test-shop'
import { america, mug, post } from '../../../testing/world'
import { agentDouble } from '../../testing/agent-double'
import { base, checkoutsOf, sentBy, wish } from '../../testing/buy'

describeShop(
  'a shop whose storefront stands elsewhere',
  (t) => {
    it('leads buyers to the pages of that storefront', async () => {
      const usa = await america(t)
      const cup = await mug(t)
      const option = await post(t, usa)
      const agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      const ucp = checkoutsOf(agent)
      const context = { address_country: 'US' }
      const { body } = await agent.ask(`POST ${base}/catalog/search`, { query: 'mug', context })
      expect(body.products[0].url).toBe(`https://elsewhere.example.com/item/${cup.product.handle}`)
      const begun = await ucp.create(wish({ [cup.variant('one')]: 1 }))
      await ucp.update(begun.id, wish({ [cup.variant('one')]: 1 }, sentBy(option.id)))
      const { order } = await ucp.complete(begun.id)
      const permalink_url = `https://elsewhere.example.com/mine/${order.id}`
      expect(order).toMatchObject({ permalink_url })
      const followed = await agent.ask(`GET ${base}/orders/${order.id}`)
      expect(followed.body).toMatchObject({ permalink_url })
      await agent.close()
    })
  },
  {
    agents: { ucp: true },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    mailLinks: {
      product: 'https://elsewhere.example.com{prefix}/item/{handle}?{choice}',
      order: 'https://elsewhere.example.com/mine/{id}',
    },
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
