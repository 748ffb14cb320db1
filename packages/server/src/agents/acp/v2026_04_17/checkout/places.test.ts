import { afterAll, expect, it } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { describeShop } from '../../../../testing/test-shop'
import { america, createProduct, europe, mug, post } from '../../../../testing/world'
import { acpDouble } from '../../../testing/acp-agent'
import { acpCheckouts, acpHome, acpSentBy, acpWish, toldOf, totalsOf } from '../../../testing/acp-buy'

const agent = await acpDouble()
afterAll(() => agent.close())

describeShop(
  'a checkout by ACP, wherever it goes',
  (t) => {
    const acp = acpCheckouts(agent, t)
    const german = { ...acpHome, country: 'DE', state: '' }

    it('tells prices with the tax in them where the shop does, and says so', async () => {
      await t.call('POST /admin/currencies/:code', {
        params: { code: 'eur' },
        body: { includes_tax: true },
        headers: t.staff,
      })
      const option = await post(t, await europe(t), { amount: 500, includes_tax: true })
      const cup = await mug(t)
      const { id } = await acp.create(
        acpWish({ [cup.variant('one')]: 1 }, { currency: 'eur', fulfillment_details: { address: german } }),
      )
      const shown = await acp.update(id, acpSentBy(option.id))
      expect(totalsOf(shown)).toEqual({
        items_base_amount: 800,
        subtotal: 800,
        fulfillment: 500,
        total: 1300,
      })
      expect(totalsOf(shown.line_items[0])).toEqual({ items_base_amount: 800, subtotal: 800, total: 800 })
      expect(shown.totals.at(-1).description).toBe('incl. tax')
    })

    it('is in the currency of the country, and says so to who asked for another', async () => {
      await america(t)
      const cup = await mug(t)
      const there = await acp.create(
        acpWish({ [cup.variant('one')]: 1 }, { currency: 'usd', fulfillment_details: { address: german } }),
      )
      expect(there.currency).toBe('eur')
      expect(there.messages).toContainEqual({
        type: 'info',
        content_type: 'plain',
        content: 'The shop sells to this country in EUR',
        param: '$.currency',
      })
      const here = await acp.create(acpWish({ [cup.variant('one')]: 1 }))
      expect([here.currency, toldOf(here)]).toEqual([
        'usd',
        [['region_restricted', '$.fulfillment_details.address']],
      ])
    })

    it('goes nowhere where all of it comes by mail', async () => {
      const card = await createProduct(t, 'Card', { fifty: { eur: 5000 } }, { is_giftcard: true })
      const shown = await acp.create(
        acpWish({ [card.variant('fifty')]: 1 }, { currency: 'eur', fulfillment_details: undefined }),
      )
      expect([shown.status, shown.fulfillment_options]).toEqual(['ready_for_payment', []])
      const done = await acp.complete(shown.id)
      expect([done.status, done.fulfillment_details]).toEqual(['completed', undefined])
    })

    it('leads buyers to the pages of the storefront that there is', async () => {
      const cup = await mug(t)
      const { id } = await acp.create(
        acpWish({ [cup.variant('one')]: 1 }, { currency: 'eur', fulfillment_details: { address: german } }),
      )
      const { fulfillment_options, continue_url } = await acp.read(id)
      expect(continue_url).toMatch(/^https:\/\/elsewhere\.example\.com\/go\/checkout_session_/)
      await acp.update(id, acpSentBy(fulfillment_options[0].id))
      const { order } = await acp.complete(id)
      expect(order.permalink_url).toBe(`https://elsewhere.example.com/mine/${order.id}`)
    })
  },
  {
    agents: {
      acp: { agents: [agent.agent], checkoutUrl: 'https://elsewhere.example.com/go/{token}' },
    },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    mailLinks: { order: 'https://elsewhere.example.com/mine/{id}' },
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
