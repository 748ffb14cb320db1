import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { testTaxProvider } from '../../testing/test-tax-provider'

const tax = testTaxProvider()

describeShop(
  'what is sold after the order, where another decides the taxes',
  (t) => {
    let counter: Counter
    let own: Counter
    let country: string
    beforeAll(async () => {
      own = await openCounter(t)
      counter = await openCounter(t)
      await t.call('POST /admin/regions/:id', {
        headers: t.staff,
        params: { id: counter.region_id },
        body: { tax_provider_id: tax.id },
      })
      const { region } = await t.call('GET /admin/regions/:id', {
        headers: t.staff,
        params: { id: counter.region_id },
      })
      country = region.countries?.[0]?.iso_2 ?? ''
    })
    beforeEach(() => {
      tax.mood = 'well'
      tax.rates = { [country]: 7, at: 10 }
      tax.asked = []
    })

    const act = (path: string, params: object, body?: object) =>
      t.try(`POST /admin/${path}` as never, { params, body, headers: t.staff })
    const forget = async () => {
      const { tax_answer: answers } = t.shop.db.t
      await t.shop.transaction((tx) => tx.delete(answers))
    }
    const lineRates = async (id: string) => {
      const { line_item_tax_line: lines } = t.shop.db.t
      return (await t.shop.db.select().from(lines).where(eq(lines.item_id, id))).map(({ rate, code }) => ({
        rate,
        code,
      }))
    }
    const methodRates = async (column: 'order_id' | 'return_id' | 'claim_order_id', id: string) => {
      const { shipping_method: method, shipping_method_tax_line: lines } = t.shop.db.t
      const rows = await t.shop.db
        .select({ rate: lines.rate, code: lines.code })
        .from(lines)
        .innerJoin(method, eq(method.id, lines.shipping_method_id))
        .where(eq(method[column], id))
      return rows
    }
    const sent = async (of = counter) => {
      const order = await placeOrder(t, of, { small: 2 }, { captured: true })
      const items = [{ item_id: order.lines.small, quantity: 2 }]
      const { body } = await act('orders/:id/fulfillment', { id: order.id }, { items })
      await act('orders/:id/shipment', { id: order.id }, { fulfillment_id: body.order.fulfillments[0].id })
      return order
    }
    const edited = async (of = counter) => {
      const order = await placeOrder(t, of, { small: 2 })
      const { body } = await act('order-edits', {}, { order_id: order.id })
      return { order, id: body.order_edit.id as string, line: body.order_edit.items[0].id as string }
    }

    it('is what an order edit keeps of lines that are added or changed, and of no others', async () => {
      const { id, line } = await edited()
      const { body } = await act(
        'order-edits/:id/items',
        { id },
        {
          variant_id: counter.variants.large?.id,
          quantity: 1,
        },
      )
      const added = body.order_edit.items.find((item: { id: string }) => item.id !== line)
      expect(await lineRates(added.id)).toEqual([{ rate: 7, code: 'test' }])
      expect(await lineRates(line)).toEqual([{ rate: 20, code: 'default' }])
      expect(tax.asked).toMatchObject([
        {
          items: [
            { product_id: counter.variants.large?.product_id, unit_price: 2500, rates: [{ rate: 20 }] },
          ],
          context: { shipping_address: { country_code: country, city: 'Paris' } },
        },
      ])
      await act('order-edits/:id/items/:item_id', { id, item_id: line }, { quantity: 3 })
      expect(await lineRates(line)).toEqual([{ rate: 7, code: 'test' }])
      expect(tax.asked.at(-1)?.items).toHaveLength(2)
      const confirmed = await act('order-edits/:id/confirm', { id })
      expect(confirmed.status).toBe(200)
      // 3 × 1000 and 2500 at 7 %, shipping of 1000 as it was sold, at 20 %.
      const { order } = await t.call('GET /admin/orders/:id', {
        headers: t.staff,
        params: { id: body.order_edit.order_id },
      })
      expect(order.total).toBe(5500 + 385 + 1200)
    })

    it('leaves no more in the audit log than what was changed', async () => {
      await forget()
      const { id } = await edited()
      const body = { variant_id: counter.variants.large?.id, quantity: 7 }
      const { headers } = await act('order-edits/:id/items', { id }, body)
      const { audit_log: log } = t.shop.db.t
      const entries = await t.shop.db
        .select()
        .from(log)
        .where(eq(log.request_id, headers.get('x-request-id') ?? ''))
      expect(tax.asked).toHaveLength(1)
      expect(entries).toHaveLength(1)
      expect(JSON.stringify(entries)).not.toContain('tax_answer')
    })

    it('is as it was sold again when a change of an edit is undone', async () => {
      const { id, line } = await edited()
      const { body } = await act('order-edits/:id/items/:item_id', { id, item_id: line }, { quantity: 3 })
      const change = body.order_edit.changes[0].id
      await t.try('DELETE /admin/order-edits/:id/changes/:change_id', {
        headers: t.staff,
        params: { id, change_id: change },
      })
      const { order_edit } = await t.call('GET /admin/order-edits/:id', { headers: t.staff, params: { id } })
      expect(await lineRates(order_edit.items?.[0]?.id ?? '')).toEqual([{ rate: 20, code: 'default' }])
    })

    it('is what replacements of a claim and their way keep, by the address they go to', async () => {
      const { id, lines } = await sent()
      const { body } = await act(
        'orders/:id/claims',
        { id },
        {
          type: 'replace',
          claim_items: [{ item_id: lines.small, quantity: 1, reason: 'wrong_item' }],
          additional_items: [
            { variant_id: counter.variants.large?.id, quantity: 1 },
            { variant_id: counter.variants.small?.id, quantity: 2 },
          ],
          shipping_methods: [{ option_id: counter.shipping_option_id, price: 300 }],
          return_shipping: { option_id: counter.return_option_id },
          shipping_address: { first_name: 'Ada', address_1: 'Ring 1', city: 'Wien', country_code: 'AT' },
        },
      )
      const [claim] = body.order.claims
      const { line_item: t_line } = t.shop.db.t
      const goods = await t.shop.db.select().from(t_line).where(eq(t_line.claim_order_id, claim.id))
      expect(goods).toHaveLength(2)
      for (const line of goods) expect(await lineRates(line.id)).toEqual([{ rate: 10, code: 'test' }])
      expect(await methodRates('claim_order_id', claim.id)).toEqual([{ rate: 10, code: 'test' }])
      expect(await methodRates('return_id', claim.return_order.id)).toEqual([{ rate: 7, code: 'test' }])
    })

    it('is taken off the refund of a return with its shipping', async () => {
      const { id, lines } = await sent()
      const { body } = await act(
        'orders/:id/return',
        { id },
        {
          items: [{ item_id: lines.small, quantity: 1 }],
          return_shipping: { option_id: counter.return_option_id },
        },
      )
      const [back] = body.order.returns
      expect(await methodRates('return_id', back.id)).toEqual([{ rate: 7, code: 'test' }])
      // 1000 and 20 % of it as sold, less 500 and 7 % of it.
      expect(back.refund_amount).toBe(1200 - 535)
    })

    it('is asked for the return shipping of a swap and for a method that staff add', async () => {
      const { id, lines } = await sent()
      const swap = await act(
        'orders/:id/swaps',
        { id },
        {
          return_items: [{ item_id: lines.small, quantity: 1 }],
          return_shipping: { option_id: counter.return_option_id },
        },
      )
      expect(swap.status).toBe(200)
      const [made] = swap.body.order.swaps
      expect(await methodRates('return_id', made.return_order.id)).toEqual([{ rate: 7, code: 'test' }])
      await act('orders/:id/shipping-methods', { id }, { option_id: counter.shipping_option_id, price: 700 })
      expect(await methodRates('order_id', id)).toEqual([{ rate: 7, code: 'test' }])
    })

    it('that cannot be asked leaves nothing behind, and is tried again', async () => {
      await forget()
      const { id, lines } = await sent()
      const edit = await edited()
      const ask = {
        edit: () =>
          act(
            'order-edits/:id/items',
            { id: edit.id },
            {
              variant_id: counter.variants.large?.id,
              quantity: 2,
            },
          ),
        return: () =>
          act(
            'orders/:id/return',
            { id },
            {
              items: [{ item_id: lines.small, quantity: 1 }],
              return_shipping: { option_id: counter.return_option_id, price: 444 },
            },
          ),
      }
      tax.mood = 'failing'
      for (const what of [ask.edit, ask.return])
        expect(await what()).toMatchObject({ status: 503, body: { code: 'taxes_unavailable' } })
      const { order_edit } = await t.call('GET /admin/order-edits/:id', {
        headers: t.staff,
        params: { id: edit.id },
      })
      expect([order_edit.items?.length, order_edit.changes]).toEqual([1, []])
      const { order } = await t.call('GET /admin/orders/:id', { headers: t.staff, params: { id } })
      expect(order.returns).toEqual([])
      tax.mood = 'well'
      tax.asked = []
      expect((await ask.edit()).status).toBe(200)
      expect((await ask.return()).status).toBe(200)
      expect(tax.asked).toHaveLength(2)
    })

    it('shows on a draft order as soon as it is made', async () => {
      const { body } = await act(
        'draft-orders',
        {},
        {
          region_id: counter.region_id,
          email: 'ada@example.com',
          items: [{ variant_id: counter.variants.small?.id, quantity: 1 }],
          shipping_methods: [{ option_id: counter.shipping_option_id }],
          shipping_address: { first_name: 'Ada', address_1: 'Rue 1', city: 'Paris', country_code: country },
        },
      )
      expect(body.draft_order.cart).toMatchObject({ tax_total: 140, total: 2140 })
    })

    it('asks nobody elsewhere', async () => {
      const { id, line } = await edited(own)
      await act('order-edits/:id/items/:item_id', { id, item_id: line }, { quantity: 3 })
      const order = await sent(own)
      const { body } = await act(
        'orders/:id/return',
        { id: order.id },
        {
          items: [{ item_id: order.lines.small, quantity: 1 }],
          return_shipping: { option_id: own.return_option_id },
        },
      )
      expect(body.order.returns[0].refund_amount).toBe(1200 - 600)
      expect(await lineRates(line)).toEqual([{ rate: 20, code: 'default' }])
      expect(tax.asked).toEqual([])
    })
  },
  { tax: [tax] },
)
