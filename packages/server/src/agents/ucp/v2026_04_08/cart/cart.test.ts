import type { Region } from '@cartwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { describeShop } from '../../../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../../../testing/world'
import { agentTables } from '../../../selling/tables'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { base, checkoutsOf, sentBy, wish } from '../../../testing/buy'
import { wrongBy } from '../../../testing/ucp-schema'

describeShop(
  'a cart by UCP',
  (t) => {
    let agent: AgentDouble
    let usa: Region
    let cup: TestProduct
    let option: { id: string }
    beforeAll(async () => {
      usa = await america(t)
      cup = await mug(t)
      option = await post(t, usa)
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
    })
    afterAll(() => agent.close())

    const ask = async (call: string, body?: object) => {
      const reply = await agent.ask(call, body)
      const schema =
        reply.body.ucp.status === 'error'
          ? 'schemas/shopping/types/error_response.json'
          : 'schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart'
      expect([call, wrongBy(schema, reply.body)]).toEqual([call, []])
      return reply
    }
    const goods = (quantity: number) => ({ line_items: [{ item: { id: cup.variant('one') }, quantity }] })
    const create = async (quantity = 1) => (await ask(`POST ${base}/carts`, goods(quantity))).body

    it('holds goods and what they come to, without ways to pay', async () => {
      const cart = await create(2)
      expect(cart).toMatchObject({
        currency: 'USD',
        line_items: [{ quantity: 2, item: { price: 900 } }],
        continue_url: expect.stringMatching(/from-agent\/cart_/),
      })
      expect(cart.ucp.payment_handlers).toBe(undefined)
      expect(Object.keys(cart.ucp.capabilities)).toEqual([
        'dev.ucp.shopping.cart',
        'dev.ucp.shopping.discount',
      ])
      const { line_items } = (await ask(`PUT ${base}/carts/${cart.id}`, { id: cart.id, ...goods(5) })).body
      expect(line_items).toMatchObject([{ id: cart.line_items[0].id, quantity: 5 }])
      expect((await ask(`GET ${base}/carts/${cart.id}`)).body.line_items).toEqual(line_items)
    })

    it('that is canceled is told once more as it was, and is none afterwards', async () => {
      const { id, line_items } = await create()
      expect((await ask(`POST ${base}/carts/${id}/cancel`, {})).body).toMatchObject({ id, line_items })
      for (const call of [`GET ${base}/carts/${id}`, `POST ${base}/carts/${id}/cancel`])
        expect((await ask(call, call.startsWith('GET') ? undefined : {})).body.messages[0].code).toBe(
          'not_found',
        )
      const of = await agent.ask(`POST ${base}/checkout-sessions`, { cart_id: id, line_items: [] })
      expect(of.body.messages[0].code).toBe('not_found')
    })

    it('is over when nobody has touched it for days, whatever is asked of it then', async () => {
      const { id } = await create(2)
      await t.shop.transaction((tx) =>
        tx.updateRows(agentTables(tx).session, { id }, { updated_at: '2020-01-01T00:00:00.000Z' }),
      )
      const path = `${base}/carts/${id}`
      for (const [call, said] of [
        [`PUT ${path}`, goods(3)],
        [`POST ${path}/cancel`, {}],
        [`GET ${path}`, undefined],
      ] as const)
        expect((await ask(call, said)).body.messages[0].code).toBe('not_found')
      const of = await agent.ask(`POST ${base}/checkout-sessions`, { cart_id: id, line_items: [] })
      expect(of.body.messages[0].code).toBe('not_found')
    })

    it('becomes one checkout, whose goods are its own, and is over with the order', async () => {
      const { id } = await create(2)
      const other = { line_items: [{ item: { id: 'variant_none' }, quantity: 9 }], cart_id: id }
      const both = await Promise.all([1, 2].map(() => agent.ask(`POST ${base}/checkout-sessions`, other)))
      const [first, second] = both.map(({ body }) => body)
      expect(first.id).toBe(second.id)
      expect(first.line_items).toMatchObject([{ quantity: 2 }])
      const { update, complete, cancel, create: begin } = checkoutsOf(agent)
      await update(first.id, wish({ [cup.variant('one')]: 3 }, sentBy(option.id)))
      expect((await ask(`GET ${base}/carts/${id}`)).body.line_items).toMatchObject([{ quantity: 3 }])
      await cancel(first.id)
      const next = await begin({ cart_id: id, line_items: [] })
      expect(next.id).not.toBe(first.id)
      await update(next.id, wish({ [cup.variant('one')]: 3 }, sentBy(option.id)))
      expect((await complete(next.id)).status).toBe('completed')
      expect((await ask(`GET ${base}/carts/${id}`)).body.messages[0].code).toBe('not_found')
    })
  },
  {
    agents: { ucp: true },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
