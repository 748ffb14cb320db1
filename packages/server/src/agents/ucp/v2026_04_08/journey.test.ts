import type { Region } from '@cartwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualPayment } from '../../../providers/payment/manual'
import { describeShop } from '../../../testing/test-shop'
import { europe, mug, post, readyCart, type TestProduct } from '../../../testing/world'
import { checkSignature } from '../../signatures/http-signatures'
import { type AgentDouble, agentDouble } from '../../testing/agent-double'
import { buyer, checkoutsOf, payLater } from '../../testing/buy'
import {
  comparable,
  expectUntold,
  giveBack,
  sendBack,
  sendUnheard,
  settle,
  tenthOff,
} from '../../testing/follow'
import { wrongBy } from '../../testing/ucp-schema'
import { wrongBySdk } from '../../testing/ucp-sdk'

const orderSchema = 'schemas/shopping/order.json'
const cartSchema = 'schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart'

describeShop(
  'an agent that knows the protocol and nothing else',
  (t) => {
    let agent: AgentDouble
    let region: Region
    let cup: TestProduct
    let option: { id: string }
    let order_id: string
    let checkout_id: string
    beforeAll(async () => {
      region = await europe(t)
      cup = await mug(t, 10)
      await t.call('POST /admin/products/:id/translations/:language', {
        headers: t.staff,
        params: { id: cup.id, language: 'de' },
        body: { title: 'Becher', description: 'Für Tee und Kaffee' },
      })
      await settle(t)
      option = await post(t, region, { name: 'Post' })
      await tenthOff(t, region)
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
    })
    afterAll(() => agent.close())
    const admin = async (id: string) =>
      (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order

    it('finds out what the shop can do, finds goods, gathers them, and buys', async () => {
      const profile = await (await t.app.fetch(new Request('http://shop.test/.well-known/ucp'))).json()
      const [{ endpoint }] = profile.ucp.services['dev.ucp.shopping']
      const { pathname: root } = new URL(endpoint)
      const context = { address_country: 'DE', currency: 'EUR', language: 'de' }

      const found = await agent.ask(`POST ${root}/catalog/search`, { query: 'becher kaffee', context })
      expect(found.body.products).toMatchObject([
        { title: 'Becher', description: { plain: 'Für Tee und Kaffee' } },
      ])
      const [variant] = found.body.products[0].variants
      expect(variant.price).toEqual({ amount: 800, currency: 'EUR' })

      const line_items = [{ item: { id: variant.id }, quantity: 2 }]
      const cart = await agent.ask(`POST ${root}/carts`, {
        line_items,
        context,
        discounts: { codes: ['tenth'] },
      })
      expect([cart.status, wrongBy(cartSchema, cart.body)]).toEqual([201, []])
      expect(cart.body.totals).toContainEqual({ type: 'items_discount', amount: -160 })
      const more = await agent.ask(`PUT ${root}/carts/${cart.body.id}`, {
        id: cart.body.id,
        line_items: [{ ...line_items[0], quantity: 3 }],
        context,
        discounts: { codes: ['tenth'] },
      })
      expect(wrongBy(cartSchema, more.body)).toEqual([])
      expect(more.body.line_items[0].quantity).toBe(3)

      const begun = await agent.ask(`POST ${root}/checkout-sessions`, {
        cart_id: cart.body.id,
        line_items: [],
      })
      expect(begun.status).toBe(201)
      const again = await agent.ask(`POST ${root}/checkout-sessions`, {
        cart_id: cart.body.id,
        line_items: [],
      })
      expect([again.status, again.body.id]).toEqual([200, begun.body.id])
      expect(begun.body.discounts.applied[0].code).toBe('TENTH')
      expect(begun.body.line_items[0].quantity).toBe(3)

      checkout_id = begun.body.id
      const address = {
        street_address: '12 St James Square',
        address_locality: 'London',
        postal_code: '10001',
        address_country: 'FR',
      }
      const whole = { line_items: begun.body.line_items, buyer, context, discounts: { codes: ['tenth'] } }
      const { update, complete } = checkoutsOf(agent)
      const asked = await update(checkout_id, {
        ...whole,
        fulfillment: { methods: [{ type: 'shipping', destinations: [address] }] },
      })
      const [method] = asked.fulfillment.methods
      const [group] = method.groups
      const chosen = { ...group, selected_option_id: group.options[0].id }
      const ready = await update(checkout_id, {
        ...whole,
        fulfillment: { methods: [{ ...method, groups: [chosen] }] },
      })
      expect(ready.status).toBe('ready_for_complete')
      const done = await complete(checkout_id)
      expect(done.status).toBe('completed')
      expect([ready, done].flatMap((said) => wrongBySdk('ExtendedCheckoutResponseSchema', said))).toEqual([])
      order_id = done.order.id
      expect(done.totals.at(-1)).toEqual(ready.totals.at(-1))
      expect((await agent.ask(`GET ${root}/carts/${cart.body.id}`)).body.messages[0].code).toBe('not_found')
    })

    it('has an order that is in every figure what a shopper gets', async () => {
      const { id } = await readyCart(t, {
        region,
        option,
        items: [{ variant_id: cup.variant('one'), quantity: 3 }],
        email: buyer.email,
        language: 'de',
        discounts: [{ code: 'TENTH' }],
      })
      const { data } = await t.call('POST /store/carts/:id/complete', { params: { id } })
      expect(comparable(await admin(order_id))).toEqual(comparable(await admin(data.id)))
    })

    it('is named with the order, and is told of it, signed', async () => {
      await settle(t)
      expect((await admin(order_id)).metadata).toMatchObject({
        agent: { protocol: 'ucp', profile: agent.profile, checkout: checkout_id },
      })
      const [told] = agent.told
      if (!told) throw new Error('it was told nothing')
      expect(wrongBy(orderSchema, JSON.parse(told.body))).toEqual([])
      expect(wrongBySdk('OrderSchema', JSON.parse(told.body))).toEqual([])
      expect(JSON.parse(told.body)).toMatchObject({ id: order_id, checkout_id })
      const headers = new Headers(told.headers as Record<string, string>)
      expect(headers.get('ucp-agent')).toBe('profile="http://shop.test/.well-known/ucp"')
      expect(headers.get('webhook-id')).toBeTruthy()
      expect(Number(headers.get('webhook-timestamp'))).toBeGreaterThan(Date.now() / 1000 - 600)
      const { signing_keys } = await (
        await t.app.fetch(new Request('http://shop.test/.well-known/ucp'))
      ).json()
      const body = new TextEncoder().encode(told.body)
      const { host } = new URL(agent.profile)
      checkSignature(
        { method: 'POST', authority: host, path: told.path, query: '', headers, body },
        signing_keys,
      )
    })

    it('follows it to its end, and is told again where it did not hear', async () => {
      await sendUnheard(t, agent, order_id, 2)
      const last = JSON.parse(agent.told.at(-1)?.body ?? '{}')
      expect(last.line_items[0]).toMatchObject({
        quantity: { original: 3, total: 3, fulfilled: 2 },
        status: 'partial',
      })
      expect(last.fulfillment.events.map(({ type }: { type: string }) => type)).toEqual([
        'processing',
        'shipped',
      ])
      expect(last.fulfillment.events[1]).toMatchObject({
        tracking_number: 'TRACK1',
        line_items: [{ quantity: 2 }],
      })
      await settle(t)
      const known = agent.told.length
      await settle(t)
      expect(agent.told.length).toBe(known)
    })

    it('reads it when it shows who it is; nobody else does', async () => {
      const path = `GET /ucp/2026-04-08/orders/${order_id}`
      const { status, body } = await agent.ask(path)
      expect([status, wrongBy(orderSchema, body)]).toEqual([200, []])
      expect(body).toMatchObject({
        id: order_id,
        permalink_url: expect.stringMatching(/^http:\/\/shop\.test\/orders\//),
        fulfillment: {
          expectations: [
            { method_type: 'shipping', description: 'Post', destination: { address_locality: 'London' } },
          ],
        } as never,
      })
      const total = body.totals.find(({ type }: { type: string }) => type === 'total')
      expect(total.amount).toBe((await admin(order_id)).total)
      const unsigned = await agent.ask(path, undefined, { isSigned: false })
      expect([unsigned.status, unsigned.body.code]).toEqual([401, 'signature_missing'])
      const other = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }), 'other')
      expect((await other.ask(path)).body.messages[0].code).toBe('not_found')
      await other.close()
    })

    it('sees that money was given back', async () => {
      await giveBack(t, order_id)
      const { body } = await agent.ask(`GET /ucp/2026-04-08/orders/${order_id}`)
      expect(wrongBy(orderSchema, body)).toEqual([])
      expect(body.adjustments).toMatchObject([
        {
          type: 'refund',
          status: 'completed',
          totals: [{ type: 'total', amount: -100 }],
          description: 'Chipped',
        },
      ])
    })

    it('is told that its buyer sends goods back, that they came, and what was paid for them', async () => {
      agent.told.length = 0
      const back = await sendBack(t, order_id)
      const told = () => JSON.parse(agent.told.at(-1)?.body ?? '{}')
      const ofReturn = ({ adjustments }: { adjustments: { id: string }[] }) =>
        adjustments.find(({ id }) => id === back.id)
      expect(wrongBy(orderSchema, told())).toEqual([])
      expect(ofReturn(told())).toMatchObject({
        type: 'return',
        status: 'pending',
        line_items: [{ id: back.item_id, quantity: -1 }],
      })
      await back.receive()
      const last = told()
      expect([wrongBy(orderSchema, last), wrongBySdk('OrderSchema', last)]).toEqual([[], []])
      expect(ofReturn(last)).toMatchObject({ status: 'completed' })
      expect(last.line_items[0].quantity).toEqual({ original: 3, total: 2, fulfilled: 1 })
      const { refunds = [] } = await admin(order_id)
      expect(
        last.adjustments
          .filter(({ type }: { type: string }) => type === 'refund')
          .map(({ totals: [total] }: { totals: { amount: number }[] }) => total?.amount),
      ).toEqual(refunds.map(({ amount }) => -amount))
      expect(refunds).toHaveLength(2)
    })

    it('may not be told of what no agent ordered', async () => {
      await expectUntold(t, agent, {
        region,
        option,
        items: [{ variant_id: cup.variant('one'), quantity: 1 }],
      })
      expect(payLater.handler_id).toBe('manual')
    })
  },
  {
    agents: { ucp: true },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
