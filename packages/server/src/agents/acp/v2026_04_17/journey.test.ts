import type { Region } from '@cartwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualPayment } from '../../../providers/payment/manual'
import { describeShop } from '../../../testing/test-shop'
import { europe, mug, post, readyCart, type TestProduct } from '../../../testing/world'
import { acpDouble, isSignedFor } from '../../testing/acp-agent'
import { acpBuyer, acpCheckouts } from '../../testing/acp-buy'
import { wrongByAcp } from '../../testing/acp-schema'
import {
  comparable,
  expectUntold,
  giveBack,
  sendBack,
  sendUnheard,
  settle,
  tenthOff,
} from '../../testing/follow'

const agent = await acpDouble()
afterAll(() => agent.close())

describeShop(
  'an agent that knows ACP and nothing else',
  (t) => {
    let region: Region
    let cup: TestProduct
    let option: { id: string }
    let order_id: string
    let checkout_id: string
    beforeAll(async () => {
      region = await europe(t)
      cup = await mug(t, 10)
      option = await post(t, region, { name: 'Post' })
      await tenthOff(t, region)
      agent.told.length = 0
      agent.answers = 200
    })
    const admin = async (id: string) =>
      (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order
    const last = () => JSON.parse(agent.told.at(-1)?.body ?? '{}')

    it('finds out where the shop is called, gathers goods, and buys', async () => {
      const found = (await t.app.fetch(new Request('http://shop.test/.well-known/acp.json'))) as Response
      const document = await found.json()
      expect(wrongByAcp('DiscoveryResponse', document)).toEqual([])
      expect(document.capabilities).toMatchObject({
        services: ['checkout', 'orders', 'carts'],
        supported_currencies: ['eur'],
      })
      expect(found.headers.get('cache-control')).toBe('public, max-age=3600')
      const root = new URL(document.api_base_url).pathname

      const line_items = [{ id: cup.variant('one'), quantity: 2 }]
      const cart = await agent.ask(t, `POST ${root}/carts`, { line_items, locale: 'de-DE' })
      expect([cart.status, cart.body.currency]).toEqual([201, 'eur'])
      const more = await agent.ask(t, `PUT ${root}/carts/${cart.body.id}`, {
        line_items: [{ ...line_items[0], quantity: 3 }],
      })
      expect(more.body.line_items[0].quantity).toBe(3)

      const { create, update, complete } = acpCheckouts(agent, t)
      const begun = await create({
        currency: 'eur',
        capabilities: { extensions: ['discount'] },
        line_items: more.body.line_items.map(({ item, quantity }: { item: object; quantity: number }) => ({
          ...item,
          quantity,
        })),
        discounts: { codes: ['tenth'] },
      })
      checkout_id = begun.id
      expect(begun.status).toBe('not_ready_for_payment')
      expect(begun.discounts).toMatchObject({
        codes: ['tenth'],
        applied: [
          {
            code: 'TENTH',
            amount: 240,
            coupon: { name: 'A tenth off', percent_off: 10 },
            allocations: [{ path: '$.line_items[0]', amount: 240 }],
          },
        ],
        rejected: [],
      })
      const asked = await update(checkout_id, {
        buyer: acpBuyer,
        fulfillment_details: {
          name: 'Ada Byron',
          address: {
            name: 'Ada Byron',
            line_one: '12 St James Square',
            city: 'London',
            state: '',
            postal_code: '10001',
            country: 'FR',
          },
        } as never,
      })
      expect(asked.messages.map(({ param }: { param: string }) => param)).toEqual([
        '$.selected_fulfillment_options',
      ])
      const [way] = asked.fulfillment_options
      const ready = await update(checkout_id, {
        selected_fulfillment_options: [
          { type: 'shipping', option_id: way.id, item_ids: [cup.variant('one')] },
        ],
      })
      expect([ready.status, ready.messages]).toEqual(['ready_for_payment', []])
      const [handler] = ready.capabilities.payment.handlers
      const done = await complete(checkout_id, {
        handler_id: handler.id,
        instrument: { type: 'pay_later' },
      })
      expect(done.status).toBe('completed')
      expect(done.totals.at(-1)).toEqual(ready.totals.at(-1))
      order_id = done.order.id
    })

    it('has an order that is in every figure what a shopper gets', async () => {
      const { id } = await readyCart(t, {
        region,
        option,
        items: [{ variant_id: cup.variant('one'), quantity: 3 }],
        email: acpBuyer.email,
        discounts: [{ code: 'TENTH' }],
      })
      const { data } = await t.call('POST /store/carts/:id/complete', { params: { id } })
      expect(comparable(await admin(order_id))).toEqual(comparable(await admin(data.id)))
    })

    it('is named with the order, and is told of it, signed', async () => {
      await settle(t)
      expect((await admin(order_id)).metadata).toMatchObject({
        agent: { protocol: 'acp', profile: agent.agent.name, checkout: checkout_id },
      })
      const [told] = agent.told
      if (!told) throw new Error('it was told nothing')
      expect(isSignedFor(agent.agent, told)).toBe(true)
      expect(told.headers['request-id']).toBeTruthy()
      const { type, data } = JSON.parse(told.body)
      expect([type, wrongByAcp('Order', data)]).toEqual(['order_create', []])
      expect(data).toMatchObject({
        type: 'order',
        id: order_id,
        checkout_session_id: checkout_id,
        status: 'confirmed',
        line_items: [{ quantity: { ordered: 3, current: 3, fulfilled: 0 }, status: 'processing' }],
      })
      expect(data.totals.at(-1)).toMatchObject({ type: 'total', amount: (await admin(order_id)).total })
    })

    it('follows it to its end, and is told again where it did not hear', async () => {
      await sendUnheard(t, agent, order_id, 2)
      const { type, data } = last()
      expect([type, wrongByAcp('Order', data)]).toEqual(['order_update', []])
      expect(data).toMatchObject({
        status: 'processing',
        line_items: [{ quantity: { ordered: 3, current: 3, fulfilled: 2 }, status: 'partial' }],
        fulfillments: [
          {
            type: 'shipping',
            status: 'shipped',
            tracking_number: 'TRACK1',
            line_items: [{ quantity: 2 }],
            events: [{ type: 'processing' }, { type: 'shipped' }],
            destination: { name: 'Ada Byron', country: 'FR' },
          },
        ],
      })
    })

    it('is told that money was given back', async () => {
      await giveBack(t, order_id)
      const { data } = last()
      expect(wrongByAcp('Order', data)).toEqual([])
      expect(data.adjustments).toMatchObject([
        { type: 'refund', status: 'completed', amount: 100, currency: 'eur', description: 'Chipped' },
      ])
      expect(data.totals.at(-1)).toMatchObject({ type: 'amount_refunded', amount: 100 })
    })

    it('is told that its buyer sends goods back, and that they came', async () => {
      const back = await sendBack(t, order_id)
      const ofReturn = () =>
        last().data.adjustments.find(({ id }: { id: string }) => id === back.id) as object
      expect(wrongByAcp('Order', last().data)).toEqual([])
      expect(ofReturn()).toMatchObject({
        type: 'return',
        status: 'pending',
        line_items: [{ id: back.item_id, quantity: 1 }],
      })
      await back.receive()
      const { data } = last()
      expect(wrongByAcp('Order', data)).toEqual([])
      expect(ofReturn()).toMatchObject({ type: 'return', status: 'completed' })
      expect(data.line_items[0].quantity).toEqual({ ordered: 3, current: 2, fulfilled: 1 })
      expect(data.adjustments.filter(({ type }: { type: string }) => type === 'refund')).toHaveLength(2)
    })

    it('is not told of what no agent ordered', async () => {
      await expectUntold(t, agent, {
        region,
        option,
        items: [{ variant_id: cup.variant('one'), quantity: 1 }],
      })
    })
  },
  {
    agents: { acp: { agents: [agent.agent] } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
