import type { Region } from '@cartwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { testPaymentProvider } from '../../../../testing/test-payment-provider'
import { describeShop } from '../../../../testing/test-shop'
import { america, europe, mug, post, shirt, type TestProduct } from '../../../../testing/world'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { base, checkoutsOf, home, payLater, sentBy, wish } from '../../../testing/buy'

const cards = testPaymentProvider('cards')
const byCard = {
  ...cards,
  instruments: {
    name: 'com.example.cards',
    types: ['card'],
    config: { key: 'pk_1' },
    dataOf: ({ credential }: { credential?: Record<string, unknown> }) => ({ token: credential?.token }),
  },
}
const card = {
  id: 'pi_2',
  handler_id: 'cards',
  type: 'card',
  selected: true,
  display: { brand: 'visa', last_digits: '4242' },
  credential: { type: 'token', token: 'tok_secret' },
}

describeShop(
  'a checkout by UCP',
  (t) => {
    let agent: AgentDouble
    let ucp: ReturnType<typeof checkoutsOf>
    let usa: Region
    let europa: Region
    let cup: TestProduct
    let tee: TestProduct
    let slow: { id: string }
    let fast: { id: string }
    const codesOf = ({ messages = [] }: { messages?: { code: string }[] }) => messages.map(({ code }) => code)
    const totalsOf = ({ totals }: { totals: { type: string; amount: number }[] }) =>
      Object.fromEntries(totals.map(({ type, amount }) => [type, amount]))

    beforeAll(async () => {
      usa = await america(t)
      europa = await europe(t)
      await t.call('POST /admin/regions/:id/payment-providers', {
        params: { id: usa.id },
        body: { provider_id: 'cards' },
        headers: t.staff,
      })
      cup = await mug(t)
      tee = await shirt(t)
      slow = await post(t, usa, { name: 'Slow', amount: 300 })
      fast = await post(t, usa, { name: 'Fast', amount: 900 })
      await post(t, europa)
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      ucp = checkoutsOf(agent)
    })
    afterAll(() => agent.close())
    beforeEach(() => cards.reset())

    const one = () => ({ [cup.variant('one')]: 2 })

    it('begins with goods alone, and says what is missing', async () => {
      const begun = await ucp.create({
        line_items: [{ item: { id: cup.variant('one') }, quantity: 2 }],
        context: { currency: 'USD' },
      })
      expect(begun).toMatchObject({
        status: 'incomplete',
        currency: 'USD',
        line_items: [{ item: { id: cup.variant('one'), title: 'Mug, one', price: 900 }, quantity: 2 }],
        fulfillment: { methods: [{ id: 'shipping', selected_destination_id: null, groups: [] }] },
      })
      expect(begun.messages.map(({ code, path }: { code: string; path: string }) => [code, path])).toEqual([
        ['missing', '$.buyer.email'],
        ['missing', '$.fulfillment.methods[0].selected_destination_id'],
      ])
      expect(totalsOf(begun)).toEqual({ subtotal: 1800, total: 1800 })
      expect(begun.ucp.payment_handlers).toMatchObject({
        'com.example.pay_later': [{ id: 'manual', available_instruments: [{ type: 'pay_later' }] }],
        'com.example.cards': [{ id: 'cards', config: { key: 'pk_1' } }],
      })
      expect(Object.keys(begun.ucp.capabilities).sort()).toEqual([
        'dev.ucp.shopping.buyer_consent',
        'dev.ucp.shopping.checkout',
        'dev.ucp.shopping.discount',
        'dev.ucp.shopping.fulfillment',
      ])
    })

    it('goes on step by step to an order, each answer the whole of it', async () => {
      const begun = await ucp.create(wish(one()))
      expect([begun.status, codesOf(begun)]).toEqual(['incomplete', ['missing']])
      const [method] = begun.fulfillment.methods
      expect(method.destinations).toMatchObject([home])
      expect(method.selected_destination_id).toBe(method.destinations[0].id)
      expect(method.groups[0].options).toEqual([
        { id: slow.id, title: 'Slow', totals: [{ type: 'total', amount: 300 }] },
        { id: fast.id, title: 'Fast', totals: [{ type: 'total', amount: 900 }] },
      ])
      const ready = await ucp.update(begun.id, wish(one(), sentBy(fast.id)))
      expect([ready.status, ready.messages]).toEqual(['ready_for_complete', undefined])
      expect(ready.fulfillment.methods[0].groups[0].selected_option_id).toBe(fast.id)
      expect(totalsOf(ready)).toEqual({ subtotal: 1800, fulfillment: 900, total: 2700 })
      expect(await ucp.read(begun.id)).toMatchObject({
        status: 'ready_for_complete',
        line_items: ready.line_items,
      })
      const done = await ucp.complete(begun.id)
      expect(done).toMatchObject({
        status: 'completed',
        line_items: [{ quantity: 2, item: { price: 900 } }],
        buyer: { email: 'ada@example.com', first_name: 'Ada' },
        order: { permalink_url: expect.stringMatching(/^http:\/\/shop\.test\/orders\//) },
      })
      expect(done.continue_url).toBe(undefined)
      expect(totalsOf(done)).toEqual({ subtotal: 1800, fulfillment: 900, total: 2700 })
      const { order } = await t.call('GET /admin/orders/:id', {
        params: { id: done.order.id },
        headers: t.staff,
      })
      expect(order).toMatchObject({ total: 2700, email: 'ada@example.com', payment_status: 'awaiting' })
      expect(order.shipping_address).toMatchObject({
        city: 'New York',
        country_code: 'us',
        first_name: 'Ada',
      })
      expect(await ucp.read(begun.id)).toMatchObject({ status: 'completed', order: done.order })
    })

    it('is replaced as a whole: what is not sent again is gone', async () => {
      const codes = async (code: string) => {
        await t.call('POST /admin/discounts', {
          headers: t.staff,
          body: {
            code,
            rule: { type: 'percentage', value: 10, allocation: 'total' },
            regions: [usa.id],
            is_dynamic: false,
            is_disabled: false,
          },
        })
      }
      await codes('TENTH')
      const begun = await ucp.create(
        wish({ ...one(), [tee.variant('small')]: 1 }, { discounts: { codes: ['tenth'] } }),
      )
      expect(begun.discounts.codes).toEqual(['tenth'])
      expect(begun.discounts.applied).toMatchObject([
        {
          code: 'TENTH',
          amount: 380,
          method: 'across',
          allocations: [
            { path: '$.line_items[0]', amount: 180 },
            { path: '$.line_items[1]', amount: 200 },
          ],
        },
      ])
      expect(totalsOf(begun)).toEqual({ subtotal: 3800, items_discount: -380, total: 3420 })
      const less = await ucp.update(begun.id, wish({ [tee.variant('small')]: 3 }))
      expect(less.line_items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3])
      expect(less.discounts).toEqual({ codes: [], applied: [] })
      expect(totalsOf(less)).toEqual({ subtotal: 6000, total: 6000 })
    })

    it('tells which codes do not count and why, and applies those that do', async () => {
      await t.call('POST /admin/discounts', {
        headers: t.staff,
        body: {
          code: 'OVER',
          rule: { type: 'fixed', value: 100, allocation: 'total' },
          regions: [usa.id],
          starts_at: '2020-01-01T00:00:00.000Z',
          ends_at: '2020-02-01T00:00:00.000Z',
        },
      })
      await t.call('POST /admin/discounts', {
        headers: t.staff,
        body: {
          code: 'DOLLAR',
          rule: { type: 'fixed', value: 100, allocation: 'total' },
          regions: [usa.id],
        },
      })
      const begun = await ucp.create(
        wish(one(), { ...sentBy(slow.id), discounts: { codes: ['NONE', 'OVER', 'DOLLAR'] } }),
      )
      expect(begun.discounts.codes).toEqual(['NONE', 'OVER', 'DOLLAR'])
      expect(begun.discounts.applied.map(({ code }: { code: string }) => code)).toEqual(['DOLLAR'])
      expect(begun.messages).toMatchObject([
        { type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[0]' },
        { type: 'warning', code: 'discount_code_expired', path: '$.discounts.codes[1]' },
      ])
      expect(begun.status).toBe('ready_for_complete')
    })

    it('goes where the buyer is: another country, another currency, tax and all', async () => {
      const paris = {
        street_address: '1 Rue',
        address_locality: 'Paris',
        postal_code: '75001',
        address_country: 'FRA',
      }
      const begun = await ucp.create(wish(one()))
      const moved = await ucp.update(
        begun.id,
        wish(one(), { fulfillment: { methods: [{ destinations: [{ id: 'paris', ...paris }] }] } }),
      )
      expect(moved.currency).toBe('EUR')
      expect(totalsOf(moved)).toEqual({ subtotal: 1600, tax: 320, total: 1920 })
      expect(moved.fulfillment.methods[0].selected_destination_id).toBe('paris')
      const nowhere = await ucp.update(
        begun.id,
        wish(one(), { fulfillment: { methods: [{ destinations: [{ ...paris, address_country: 'JP' }] }] } }),
      )
      expect([nowhere.status, codesOf(nowhere)]).toEqual(['incomplete', ['address_undeliverable']])
    })

    it('tells prices with tax in them where the shop does', async () => {
      const tax = await t.shop.transaction(async (tx) =>
        tx.updateRows(tx.t.region, { id: europa.id }, { includes_tax: true }),
      )
      expect(tax).toBe(1)
      const begun = await ucp.create(
        wish(one(), { context: { address_country: 'DE' }, fulfillment: undefined }),
      )
      await t.shop.transaction(async (tx) =>
        tx.updateRows(tx.t.region, { id: europa.id }, { includes_tax: false }),
      )
      expect(begun.line_items[0].item.price).toBe(800)
      const total = begun.totals.find(({ type }: { type: string }) => type === 'total')
      expect(total.amount).toBe(
        begun.totals.reduce(
          (sum: number, { type, amount }: { type: string; amount: number }) =>
            type === 'total' ? sum : sum + amount,
          0,
        ),
      )
    })

    it('is not begun with goods that cannot be had, and goes on without some of them', async () => {
      const few = await mug(t, 1)
      const none = await ucp.create(wish({ [few.variant('one')]: 5 }))
      expect([none.ucp.status, none.id, codesOf(none)]).toEqual(['error', undefined, ['out_of_stock']])
      const some = await ucp.create(wish({ ...one(), [few.variant('one')]: 5, variant_none: 1 }))
      expect(some.line_items).toHaveLength(1)
      expect(some.messages.slice(0, 2)).toMatchObject([
        { code: 'out_of_stock', path: '$.line_items[1]', severity: 'recoverable' },
        { code: 'item_unavailable', path: '$.line_items[2]', severity: 'recoverable' },
      ])
      expect(some.status).toBe('incomplete')
    })

    it('keeps what the buyer agreed to, and nothing of what money is had by', async () => {
      const consent = { marketing: false, analytics: true }
      const begun = await ucp.create(
        wish(one(), {
          ...sentBy(slow.id),
          buyer: { email: 'c@example.com', consent },
          payment: { instruments: [card] },
          attribution: { campaign_source: 'news' },
        }),
      )
      expect(begun.buyer).toEqual({ email: 'c@example.com', consent })
      expect(begun.payment.instruments).toEqual(
        [{ ...card, credential: undefined }].map(({ credential, ...rest }) => rest),
      )
      const done = await ucp.complete(begun.id, [card])
      expect(done.status).toBe('completed')
      expect(done.buyer.consent).toEqual(consent)
      expect(done.attribution).toEqual({ campaign_source: 'news' })
      expect(JSON.stringify(done)).not.toContain('tok_secret')
      const { order } = await t.call('GET /admin/orders/:id', {
        params: { id: done.order.id },
        headers: t.staff,
      })
      expect(order.payments?.[0]).toMatchObject({ provider_id: 'cards', data: { token: 'tok_secret' } })
    })

    describe('paid', () => {
      const ready = () => ucp.create(wish(one(), sentBy(slow.id)))

      it('wrongly stays as it was, and is paid another way then', async () => {
        const { id } = await ready()
        cards.answers = ['error']
        cards.reason = 'The card was declined'
        const failed = await ucp.complete(id, [card])
        expect(failed).toMatchObject({
          status: 'ready_for_complete',
          messages: [{ code: 'payment_failed', severity: 'recoverable', content: 'The card was declined' }],
        })
        expect(failed.order).toBe(undefined)
        expect((await ucp.complete(id)).status).toBe('completed')
      })

      it('by what the buyer has to confirm is handed over', async () => {
        const { id } = await ready()
        cards.answers = ['requires_more']
        const waiting = await ucp.complete(id, [card])
        expect(waiting.status).toBe('requires_escalation')
        expect(waiting.messages).toMatchObject([
          { code: 'payment_requires_buyer', severity: 'requires_buyer_input' },
        ])
        expect(waiting.continue_url).toMatch(/^http:\/\/shop\.test\/checkout\/from-agent\/chk_/)
      })

      it('by a handler or an instrument that there is not is told so', async () => {
        const { id } = await ready()
        const wrong = async (more: object) => codesOf(await ucp.complete(id, [{ ...payLater, ...more }]))
        expect(await wrong({ handler_id: 'gold' })).toEqual(['payment_handler_unknown'])
        expect(await wrong({ type: 'card' })).toEqual(['payment_instrument_unsupported'])
        expect(codesOf(await ucp.complete(id, []))).toEqual(['missing'])
        expect(codesOf(await ucp.complete(id, [payLater, { ...card, selected: false }]))).toEqual([])
      })

      it('before it is whole is not paid at all', async () => {
        const { id } = await ucp.create(wish(one()))
        const early = await ucp.complete(id, [card])
        expect([early.status, codesOf(early)]).toEqual(['incomplete', ['missing']])
        expect(cards.asked.filter(({ call }) => call === 'authorize')).toEqual([])
      })

      it('twice is one order, and once by each key', async () => {
        const { id } = await ready()
        const first = await ucp.complete(id, [payLater], { key: 'once-and-for-all' })
        const again = await ucp.complete(id, [payLater], { key: 'once-and-for-all' })
        const other = await ucp.complete(id, [payLater])
        expect(again).toEqual(first)
        expect(other.order).toEqual(first.order)
        const reused = await agent.ask(
          `POST ${base}/checkout-sessions/${id}/complete`,
          { payment: { instruments: [card] } },
          { key: 'once-and-for-all' },
        )
        expect([reused.status, reused.body.code]).toEqual([409, 'idempotency_key_reused'])
      })

      it('at the same time is one order', async () => {
        const { id } = await ready()
        const path = `POST ${base}/checkout-sessions/${id}/complete`
        const replies = await Promise.all(
          [1, 2, 3, 4].map(
            async () => (await agent.ask(path, { payment: { instruments: [payLater] } })).body,
          ),
        )
        expect(new Set(replies.map(({ order }) => order?.id).filter(Boolean)).size).toBe(1)
        const { order } = await ucp.read(id)
        expect(order.id).toBeTruthy()
      })
    })

    it('that cannot be paid by agents is for the buyer, who goes on at the shop', async () => {
      await t.shop.transaction(async (tx) =>
        tx.deleteRows(tx.t.region_payment_providers, { region_id: europa.id }),
      )
      const begun = await ucp.create(
        wish(one(), { context: { address_country: 'DE' }, fulfillment: undefined }),
      )
      expect(begun.status).toBe('requires_escalation')
      expect(codesOf(begun)).toContain('payment_by_buyer')
      const token = decodeURIComponent(new URL(begun.continue_url).pathname.split('/').at(-1) ?? '')
      const find = (word: string) =>
        t.app.fetch(
          new Request(`http://shop.test/store/agents/handoffs/${encodeURIComponent(word)}`),
        ) as Promise<Response>
      const found = await (await find(token)).json()
      const { cart } = await t.call('GET /store/carts/:id', { params: { id: found.cart_id } })
      expect(cart.items).toHaveLength(1)
      expect((await find(`${token}x`)).status).toBe(404)
      expect((await find(begun.id)).status).toBe(404)
      await ucp.cancel(begun.id)
      expect((await find(token)).status).toBe(404)
    })

    it('is canceled once, and changed no more', async () => {
      const { id } = await ucp.create(wish(one(), sentBy(slow.id)))
      const over = await ucp.cancel(id)
      expect([over.status, over.continue_url]).toEqual(['canceled', undefined])
      expect(codesOf(await ucp.cancel(id))).toEqual(['checkout_closed'])
      expect(codesOf(await ucp.update(id, wish(one())))).toEqual(['checkout_closed'])
      expect((await ucp.complete(id)).status).toBe('canceled')
    })

    it('is the agent’s own', async () => {
      const { id } = await ucp.create(wish(one()))
      const other = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }), 'other')
      const theirs = await checkoutsOf(other).read(id)
      expect([theirs.ucp.status, codesOf(theirs)]).toEqual(['error', ['not_found']])
      await other.close()
      expect(codesOf(await ucp.read('chk_none'))).toEqual(['not_found'])
    })

    it('that the buyer finishes at the shop is completed for the agent too', async () => {
      const begun = await ucp.create(wish(one(), sentBy(slow.id)))
      const token = decodeURIComponent(new URL(begun.continue_url).pathname.split('/').at(-1) ?? '')
      const { cart_id: id } = await (
        (await t.app.fetch(new Request(`http://shop.test/store/agents/handoffs/${token}`))) as Response
      ).json()
      await t.call('POST /store/carts/:id/payment-sessions', { params: { id } })
      await t.call('POST /store/carts/:id/payment-session', {
        params: { id },
        body: { provider_id: 'manual' },
      })
      const done = await t.call('POST /store/carts/:id/complete', { params: { id } })
      expect(await ucp.read(begun.id)).toMatchObject({ status: 'completed', order: { id: done.data.id } })
    })
  },
  {
    agents: { ucp: { links: { terms_of_service: 'http://shop.test/terms' } } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' }), byCard],
  },
)
