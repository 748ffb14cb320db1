import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { testPaymentProvider } from '../../../../testing/test-payment-provider'
import { describeShop } from '../../../../testing/test-shop'
import { america, europe, mug, post, type TestProduct } from '../../../../testing/world'
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
  totalsOf,
} from '../../../testing/acp-buy'

const agent = await acpDouble()
afterAll(() => agent.close())
const cards = testPaymentProvider('cards')
const byCard = Object.assign(cards, {
  instruments: {
    name: 'dev.acp.tokenized.card',
    types: ['card'],
    config: { merchant_id: 'acct_1', psp: 'cards-inc' },
    dataOf: ({ credential }: { credential?: Record<string, unknown> }) => ({ token: credential?.token }),
  },
})

describeShop(
  'a checkout by ACP',
  (t) => {
    const acp = acpCheckouts(agent, t)
    let cup: TestProduct
    let slow: { id: string }
    let fast: { id: string }

    beforeAll(async () => {
      const usa = await america(t)
      const europa = await europe(t)
      await t.call('POST /admin/regions/:id/payment-providers', {
        params: { id: usa.id },
        body: { provider_id: 'cards' },
        headers: t.staff,
      })
      cup = await mug(t)
      slow = await post(t, usa, { name: 'Slow', amount: 300 })
      fast = await post(t, usa, { name: 'Fast', amount: 900 })
      await post(t, europa)
    })

    const cups = (quantity = 2, more: object = {}) => acpWish({ [cup.variant('one')]: quantity }, more)
    const ready = async (quantity = 2) => {
      const { id } = await acp.create(cups(quantity))
      return acp.update(id, acpSentBy(slow.id))
    }

    it('begins with goods alone, and says what is missing', async () => {
      const begun = await acp.create({
        line_items: [{ id: cup.variant('one'), quantity: 2 }],
        currency: 'USD',
      })
      expect(begun).toMatchObject({
        protocol: { version: '2026-04-17' },
        status: 'not_ready_for_payment',
        currency: 'usd',
        line_items: [
          {
            item: { id: cup.variant('one'), name: 'Mug, one', unit_amount: 900 },
            quantity: 2,
            product_id: cup.id,
            totals: [
              { type: 'items_base_amount', amount: 1800 },
              { type: 'subtotal', amount: 1800 },
              { type: 'total', amount: 1800 },
            ],
          },
        ],
        fulfillment_options: [],
        selected_fulfillment_options: [],
        links: [{ type: 'terms_of_use', url: 'https://shop.test/terms' }],
      })
      expect(toldOf(begun)).toEqual([
        ['missing', '$.buyer.email'],
        ['missing', '$.fulfillment_details.address'],
      ])
      expect(totalsOf(begun)).toEqual({ items_base_amount: 1800, subtotal: 1800, total: 1800 })
      expect([begun.discounts, begun.capabilities.interventions]).toEqual([undefined, undefined])
      expect(Date.parse(begun.expires_at)).toBeGreaterThan(Date.now())
    })

    it('tells how it is paid, and what both sides can do', async () => {
      const { capabilities } = await acp.create(cups())
      expect(capabilities).toMatchObject({
        interventions: { supported: [], required: [] },
        extensions: [{ name: 'discount' }],
      })
      expect(capabilities.payment.handlers).toMatchObject([
        { id: 'manual', name: 'com.example.pay_later', requires_delegate_payment: false, psp: 'manual' },
        {
          id: 'cards',
          name: 'dev.acp.tokenized.card',
          requires_delegate_payment: true,
          requires_pci_compliance: false,
          psp: 'cards-inc',
        },
      ])
      for (const { config_schema, instrument_schemas } of capabilities.payment.handlers)
        for (const url of [config_schema, ...instrument_schemas]) {
          const answer = (await t.app.fetch(new Request(url))) as Response
          expect([answer.status, (await answer.json()).type]).toEqual([200, 'object'])
        }
      const none = await t.app.fetch(new Request('http://shop.test/acp/handlers/none/config'))
      expect(none.status).toBe(404)
    })

    it('goes on step by step to an order; what is not named stays', async () => {
      const begun = await acp.create(cups())
      expect(toldOf(begun)).toEqual([['missing', '$.selected_fulfillment_options']])
      expect(begun.fulfillment_options).toMatchObject([
        { type: 'shipping', id: slow.id, title: 'Slow', totals: [{ type: 'total', amount: 300 }] },
        { type: 'shipping', id: fast.id, title: 'Fast', totals: [{ type: 'total', amount: 900 }] },
      ])
      const sent = await acp.update(begun.id, acpSentBy(fast.id))
      expect([sent.status, sent.messages]).toEqual(['ready_for_payment', []])
      expect(sent.selected_fulfillment_options).toEqual([
        { type: 'shipping', option_id: fast.id, item_ids: [cup.variant('one')] },
      ])
      const more = await acp.update(begun.id, { line_items: [{ id: cup.variant('one'), quantity: 3 }] })
      expect(more).toMatchObject({
        status: 'ready_for_payment',
        buyer: acpBuyer,
        fulfillment_details: { name: 'Ada Byron', address: acpHome },
      })
      expect(totalsOf(more)).toEqual({
        items_base_amount: 2700,
        subtotal: 2700,
        fulfillment: 900,
        total: 3600,
      })
      expect(await acp.read(begun.id)).toMatchObject({ status: 'ready_for_payment', totals: more.totals })
      const done = await acp.complete(begun.id)
      expect(done).toMatchObject({
        status: 'completed',
        buyer: acpBuyer,
        fulfillment_details: { address: acpHome },
        totals: more.totals,
        order: {
          checkout_session_id: begun.id,
          permalink_url: expect.stringMatching(/^http:\/\/shop\.test\/orders\//),
        },
      })
      expect([done.continue_url, done.messages]).toEqual([undefined, []])
    })

    it('speaks the language that is asked for', async () => {
      const { totals, locale } = await acp.create(cups(1, { locale: 'de-AT' }))
      expect([locale, totals.at(-1).display_text]).toEqual(['de-AT', 'Gesamtbetrag'])
    })

    it('goes where the buyer is: another country, another currency, tax and all', async () => {
      const { id } = await acp.create(cups())
      const address = { ...acpHome, country: 'DE', state: '' }
      const there = await acp.update(id, { fulfillment_details: { address } })
      expect(there.currency).toBe('eur')
      expect(totalsOf(there)).toEqual({ items_base_amount: 1600, subtotal: 1600, tax: 320, total: 1920 })
      expect(there.line_items[0].totals.at(-1).amount).toBe(1920)
    })

    it('says where it does not deliver, until it is told another place', async () => {
      const address = { ...acpHome, country: 'NZ' }
      const far = await acp.create(cups(1, { fulfillment_details: { address } }))
      expect(toldOf(far)).toEqual([['region_restricted', '$.fulfillment_details.address']])
      const still = await acp.update(far.id, { discounts: { codes: [] } })
      expect(toldOf(still)).toEqual([['region_restricted', '$.fulfillment_details.address']])
      const near = await acp.update(far.id, { fulfillment_details: { address: acpHome } })
      expect(toldOf(near)).toEqual([['missing', '$.selected_fulfillment_options']])
    })

    it('goes on without goods that cannot be had, and says so; of none of them it is not begun', async () => {
      const scarce = await mug(t, 1)
      const some = await acp.create(acpWish({ [cup.variant('one')]: 1, [scarce.variant('one')]: 2 }))
      expect(some.line_items).toHaveLength(1)
      expect(toldOf(some)).toContainEqual(['out_of_stock', '$.line_items[1]'])
      const kept = await acp.update(some.id, acpSentBy(slow.id))
      expect([kept.status, toldOf(kept)]).toEqual([
        'not_ready_for_payment',
        [['out_of_stock', '$.line_items[1]']],
      ])
      const none = await agent.ask(t, 'POST /acp/checkout_sessions', acpWish({ [scarce.variant('one')]: 2 }))
      expect([none.status, none.body.code]).toEqual([422, 'out_of_stock'])
    })

    it('takes one way to send everything, and says which it has not', async () => {
      const { id } = await acp.create(cups())
      const [both, none] = [
        await acp.update(id, {
          selected_fulfillment_options: [
            ...acpSentBy(slow.id).selected_fulfillment_options,
            ...acpSentBy(fast.id).selected_fulfillment_options,
          ],
        }),
        await acp.update(id, acpSentBy('so_none')),
      ]
      expect(toldOf(both)).toEqual([['unsupported', '$.selected_fulfillment_options[1]']])
      expect(toldOf(none)).toEqual([['invalid', '$.selected_fulfillment_options[0].option_id']])
      const pickup = await acp.update(id, {
        selected_fulfillment_options: [{ type: 'pickup', option_id: slow.id, item_ids: [] }],
      })
      expect(toldOf(pickup)).toEqual([['unsupported', '$.selected_fulfillment_options[0].type']])
    })

    it('is handed over to its buyer', async () => {
      const { continue_url } = await ready()
      const token = new URL(continue_url).pathname.split('/').at(-1) ?? ''
      const { status } = await t.try('GET /store/agents/handoffs/:token', { params: { token } })
      expect(status).toBe(200)
    })

    it('is over when nobody has touched it for days', async () => {
      const { id } = await ready()
      await t.shop.transaction((tx) =>
        tx.updateRows(agentTables(tx).session, { id }, { updated_at: '2020-01-01T00:00:00.000Z' }),
      )
      expect(await acp.read(id)).toMatchObject({
        status: 'expired',
        capabilities: { payment: { handlers: [] } },
      })
      const late = await agent.ask(t, `POST /acp/checkout_sessions/${id}/complete`, {
        payment_data: acpPayLater,
      })
      expect([late.status, late.body.message]).toEqual([422, expect.stringContaining('expired')])
    })

    it('is canceled once, and changed no more', async () => {
      const { id } = await acp.create(cups())
      const off = await acp.cancel(id)
      expect([off.status, off.buyer, off.continue_url]).toEqual(['canceled', undefined, undefined])
      const again = await agent.ask(t, `POST /acp/checkout_sessions/${id}/cancel`, {})
      expect([again.status, again.headers.get('allow')]).toEqual([405, 'GET'])
      for (const [call, body] of [
        ['', acpSentBy(slow.id)],
        ['/complete', { payment_data: acpPayLater }],
      ] as const) {
        const refused = await agent.ask(t, `POST /acp/checkout_sessions/${id}${call}`, body)
        expect([refused.status, refused.body.code]).toEqual([422, 'checkout_closed'])
      }
      const done = await acp.complete((await ready()).id)
      const late = await agent.ask(t, `POST /acp/checkout_sessions/${done.id}/cancel`, {})
      expect(late.status).toBe(405)
    })
  },
  {
    agents: { acp: { agents: [agent.agent], links: { terms_of_use: 'https://shop.test/terms' } } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' }), byCard],
  },
)
