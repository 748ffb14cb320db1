import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../../../testing/test-shop'
import { america, europe, mug, type TestProduct } from '../../../../testing/world'
import { agentTables } from '../../../selling/tables'
import { acpDouble } from '../../../testing/acp-agent'
import { acpBuyer } from '../../../testing/acp-buy'

const agent = await acpDouble()
afterAll(() => agent.close())

describeShop(
  'a cart by ACP',
  (t) => {
    let cup: TestProduct
    beforeAll(async () => {
      await america(t)
      await europe(t)
      cup = await mug(t, 5)
    })
    const items = (quantity: number) => [{ id: cup.variant('one'), quantity }]
    const ask = (...[call, body]: [string, unknown?]) => agent.ask(t, call, body)

    it('is made, read, replaced and called off; then there is none', async () => {
      const made = await ask('POST /acp/carts', { line_items: items(1), buyer: acpBuyer, locale: 'en-US' })
      expect(made.status).toBe(201)
      expect(made.body).toMatchObject({
        currency: 'usd',
        buyer: acpBuyer,
        line_items: [{ quantity: 1, unit_amount: 900 }],
        continue_url: expect.stringContaining('/checkout/from-agent/'),
      })
      const path = `/acp/carts/${made.body.id}`
      const changed = await ask(`PUT ${path}`, { line_items: items(3) })
      expect(changed.body.totals.at(-1)).toMatchObject({ type: 'total', amount: 2700 })
      expect((await ask(`GET ${path}`)).body.line_items).toMatchObject([{ quantity: 3 }])
      const off = await ask(`POST ${path}/cancel`)
      expect([off.status, off.body.line_items[0].quantity]).toEqual([200, 3])
      for (const call of [`GET ${path}`, `POST ${path}/cancel`, 'GET /acp/carts/none'])
        expect((await ask(call)).status).toBe(404)
    })

    it('is in the currency of where its buyer is', async () => {
      const { body } = await ask('POST /acp/carts', { line_items: items(1), locale: 'fr-FR' })
      expect([body.currency, body.totals.at(-1).amount]).toEqual(['eur', 960])
    })

    it('says which goods cannot be had, and is not made of those alone', async () => {
      const other = await mug(t, 1)
      const some = await ask('POST /acp/carts', {
        line_items: [...items(1), { id: other.variant('one'), quantity: 2 }],
      })
      expect(some.body.messages).toMatchObject([
        { type: 'error', code: 'out_of_stock', param: '$.line_items[1]' },
      ])
      const none = await ask('POST /acp/carts', { line_items: [{ id: other.variant('one'), quantity: 2 }] })
      expect([none.status, none.body.code]).toEqual([422, 'out_of_stock'])
      const unknown = await ask('POST /acp/carts', { line_items: [{ id: 'variant_none' }] })
      expect([unknown.status, unknown.body.code]).toEqual([400, 'invalid_item_id'])
    })

    it('is over when nobody has touched it for days', async () => {
      const { body } = await ask('POST /acp/carts', { line_items: items(1) })
      await t.shop.transaction((tx) =>
        tx.updateRows(agentTables(tx).session, { id: body.id }, { updated_at: '2020-01-01T00:00:00.000Z' }),
      )
      const path = `/acp/carts/${body.id}`
      for (const [call, said] of [[`PUT ${path}`, { line_items: items(2) }], [`GET ${path}`]] as const)
        expect((await ask(call, said)).status).toBe(404)
    })
  },
  { agents: { acp: { agents: [agent.agent] } }, baseUrl: 'http://shop.test' },
)
