import type { DraftOrder, Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { describeShop } from '../../testing/test-shop'
import {
  adasAddress,
  america,
  createRegion,
  europe,
  post,
  shirt,
  type TestProduct,
} from '../../testing/world'
import { closeDraftOrder } from './close-draft-order'

describeShop('draft orders', (t) => {
  let region: Region
  let option: { id: string }
  let product: TestProduct
  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region)
    product = await shirt(t)
  })

  const make = async (more: object = {}): Promise<DraftOrder> => {
    const body = {
      email: 'ada@example.com',
      region_id: region.id,
      shipping_address: adasAddress('de'),
      items: [{ variant_id: product.variant('small'), quantity: 2 }],
      shipping_methods: [{ option_id: option.id }],
      ...more,
    }
    return (await t.call('POST /admin/draft-orders', { body, headers: t.staff })).draft_order
  }
  const read = async (id: string) =>
    (await t.call('GET /admin/draft-orders/:id', { params: { id }, headers: t.staff })).draft_order
  const totals = ({ cart }: DraftOrder) => ({
    items: cart?.subtotal,
    shipping: cart?.shipping_total,
    tax: cart?.tax_total,
    total: cart?.total,
  })

  it('have a cart with priced lines, shipping and figures', async () => {
    const draft = await make()
    expect(draft.status).toBe('open')
    expect(draft.cart).toMatchObject({ type: 'draft_order', email: 'ada@example.com' })
    expect(totals(draft)).toEqual({ items: 3600, shipping: 500, tax: 820, total: 4920 })
    expect(draft.cart?.items?.[0]).toMatchObject({ unit_price: 1800, has_shipping: true, total: 4320 })
  })

  it('take named prices, things that are in no catalogue, and shipping at a price that sticks', async () => {
    const draft = await make({
      items: [
        { variant_id: product.variant('small'), quantity: 1, unit_price: 1000 },
        { variant_id: product.variant('large'), quantity: 1, unit_price: -5 },
        { title: 'Wrapping', quantity: 2, unit_price: 350 },
        { quantity: 1 },
      ],
      shipping_methods: [{ option_id: option.id, price: 100 }],
    })
    const lines = draft.cart?.items?.map(({ title, unit_price, tax_total, should_merge }) => [
      title,
      unit_price,
      tax_total,
      should_merge,
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        ['Shirt', 1000, 200, false],
        ['Shirt', 0, 0, false],
        ['Wrapping', 350, 0, true],
        ['Custom item', 0, 0, true],
      ]),
    )
    expect(totals(draft)).toEqual({ items: 1700, shipping: 100, tax: 220, total: 2020 })
    const changed = await t.call('POST /admin/draft-orders/:id', {
      params: { id: draft.id },
      body: { email: 'grace@example.com' },
      headers: t.staff,
    })
    expect(totals(changed.draft_order)).toEqual(totals(draft))
    expect(changed.draft_order.cart?.email).toBe('grace@example.com')
  })

  it('take discounts by code', async () => {
    const discount = {
      code: 'TENTH',
      regions: [region.id],
      is_dynamic: false,
      is_disabled: false,
      rule: { type: 'percentage' as const, value: 10, allocation: 'total' as const },
    }
    await t.call('POST /admin/discounts', { body: discount, headers: t.staff })
    const draft = await make({ discounts: [{ code: 'tenth' }] })
    expect(draft.cart?.discount_total).toBe(360)
    const refused = await t.try('POST /admin/draft-orders', {
      body: {
        email: 'a@example.com',
        region_id: region.id,
        shipping_methods: [{ option_id: option.id }],
        discounts: [{ code: 'NOPE' }],
      },
      headers: t.staff,
    })
    expect(refused.status).toBe(404)
  })

  it('change their lines: joined, repriced by hand, removed', async () => {
    const { id } = await make({ shipping_methods: [{ option_id: option.id, price: 100 }] })
    const add = (body: object) =>
      t.call('POST /admin/draft-orders/:id/line-items', {
        params: { id },
        body: body as never,
        headers: t.staff,
      })
    await add({ variant_id: product.variant('small'), quantity: 1 })
    const { draft_order } = await add({ title: 'Ribbon', unit_price: 50, quantity: 1 })
    const items = draft_order.cart?.items ?? []
    expect(items.map(({ quantity }) => quantity).sort()).toEqual([1, 3])
    const [shirts, ribbon] = [...items].sort((a, b) => b.quantity - a.quantity)
    const change = (line: { id: string } | undefined, body: object) =>
      t.call('POST /admin/draft-orders/:id/line-items/:line_id', {
        params: { id, line_id: line?.id ?? '' },
        body,
        headers: t.staff,
      })
    const dearer = await change(shirts, { unit_price: 2000, quantity: 2 })
    expect(totals(dearer.draft_order)).toEqual({ items: 4050, shipping: 0, tax: 800, total: 4850 })
    await change(ribbon, { quantity: 0 })
    const gone = await t.call('DELETE /admin/draft-orders/:id/line-items/:line_id', {
      params: { id, line_id: shirts?.id ?? '' },
      headers: t.staff,
    })
    expect(gone.draft_order.cart?.items).toEqual([])
    const unknown = (quantity: number) =>
      t.try('POST /admin/draft-orders/:id/line-items/:line_id', {
        params: { id, line_id: 'item_none' },
        body: { quantity },
        headers: t.staff,
      })
    expect(await unknown(1)).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    expect((await unknown(0)).status).toBe(200)
  })

  it('have shipping chosen anew, at a price that was agreed or at that of the option', async () => {
    const { id } = await make({ shipping_methods: [{ option_id: option.id, price: 100 }] })
    const choose = (body: { option_id: string; price?: number }) =>
      t.try('POST /admin/draft-orders/:id/shipping-methods', { params: { id }, body, headers: t.staff })
    const shipping = async () => {
      const { cart } = await read(id)
      return [cart?.shipping_methods?.length, cart?.shipping_total]
    }
    expect(await shipping()).toEqual([1, 100])
    expect((await choose({ option_id: option.id, price: 50 })).status).toBe(200)
    expect(await shipping()).toEqual([1, 50])
    const kept = () => t.shop.db.select().from(t.shop.db.t.custom_shipping_option)
    expect((await kept()).filter(({ cart_id, price }) => cart_id && price === 50)).toHaveLength(1)
    // At its own price nothing is agreed any more.
    expect((await choose({ option_id: option.id })).status).toBe(200)
    expect(await shipping()).toEqual([1, 500])
    expect((await kept()).filter(({ price }) => price === 50)).toHaveLength(0)
    expect((await choose({ option_id: 'so_none' })).status).toBe(404)
    await t.call('POST /admin/draft-orders/:id/pay', { params: { id }, headers: t.staff })
    expect((await choose({ option_id: option.id, price: 1 })).status).toBe(400)
  })

  it('keep what programs note on them', async () => {
    const { id } = await make({ metadata: { a: '1', b: '2' } })
    const body = { metadata: { a: '', c: '3' } }
    await t.call('POST /admin/draft-orders/:id', { params: { id }, body, headers: t.staff })
    expect((await read(id)).metadata).toEqual({ b: '2', c: '3' })
  })

  it('want shipping chosen anew when their goods change', async () => {
    const shipped = (draft: DraftOrder) => [
      draft.cart?.shipping_methods?.length,
      draft.cart?.items?.some(({ has_shipping }) => has_shipping),
    ]
    const lines = 'POST /admin/draft-orders/:id/line-items' as const
    const line = '/admin/draft-orders/:id/line-items/:line_id' as const
    const changes: [string, (draft: DraftOrder) => Promise<{ draft_order: DraftOrder }>][] = [
      [
        'more',
        ({ id }) =>
          t.call(lines, {
            params: { id },
            body: { variant_id: product.variant('small'), quantity: 1 },
            headers: t.staff,
          }),
      ],
      [
        'less',
        ({ id, cart }) =>
          t.call(`POST ${line}`, {
            params: { id, line_id: cart?.items?.[0]?.id ?? '' },
            body: { quantity: 1 },
            headers: t.staff,
          }),
      ],
      [
        'none',
        ({ id, cart }) =>
          t.call(`DELETE ${line}`, {
            params: { id, line_id: cart?.items?.[0]?.id ?? '' },
            headers: t.staff,
          }),
      ],
    ]
    for (const [name, change] of changes) {
      const draft = await make()
      expect([name, ...shipped(draft)]).toEqual([name, 1, true])
      expect([name, ...shipped((await change(draft)).draft_order)]).toEqual([name, 0, false])
    }
    const draft = await make()
    const body = { title: 'Ribbon', unit_price: 50, quantity: 1 }
    const { draft_order } = await t.call(lines, { params: { id: draft.id }, body, headers: t.staff })
    expect(shipped(draft_order)).toEqual([1, true])
  })

  it('keep a named price in the same currency, and are priced anew in another', async () => {
    const spain = await createRegion(t, {
      name: 'Spain',
      currency_code: 'eur',
      tax_rate: 10,
      countries: ['es'],
    })
    const us = await america(t)
    const { id } = await make({
      items: [
        { variant_id: product.variant('small'), quantity: 1, unit_price: 1000 },
        { variant_id: product.variant('large'), quantity: 1 },
      ],
    })
    const move = async (region_id: string) => {
      const { draft_order } = await t.call('POST /admin/draft-orders/:id', {
        params: { id },
        body: { region_id },
        headers: t.staff,
      })
      const prices = draft_order.cart?.items?.map(({ unit_price }) => unit_price) ?? []
      return [...prices.sort((a, b) => a - b), draft_order.cart?.tax_total]
    }
    expect(await move(spain.id)).toEqual([1000, 2250, 325])
    expect(await move(us.id)).toEqual([2000, 2500, 0])
    expect(await move(region.id)).toEqual([1800, 2250, 810])
  })

  it('become a captured order when they are paid, once however often it is asked', async () => {
    const { id } = await make()
    const pay = () => t.try('POST /admin/draft-orders/:id/pay', { params: { id }, headers: t.staff })
    const answers = await Promise.all([pay(), pay(), pay()])
    const paid = answers.filter(({ status }) => status === 200)
    expect(paid).toHaveLength(1)
    expect(paid[0]?.body.order).toMatchObject({
      payment_status: 'captured',
      draft_order_id: id,
      total: 4920,
      paid_total: 4920,
    })
    expect(paid[0]?.body.order.payments).toMatchObject([{ provider_id: 'system', amount: 4920 }])
    expect(await read(id)).toMatchObject({ status: 'completed', order_id: paid[0]?.body.order.id })
    const { order } = t.shop.db.t
    expect(await t.shop.db.select().from(order).where(eq(order.draft_order_id, id))).toHaveLength(1)
    expect(await t.shop.db.$count(t.shop.db.t.reservation_item)).toBe(0)
    const refund = await t.call('POST /admin/orders/:id/refund', {
      params: { id: paid[0]?.body.order.id },
      body: { amount: 100, reason: 'other' },
      headers: t.staff,
    })
    expect(refund.order.refunded_total).toBe(100)
    for (const refused of [
      await pay(),
      await t.try('POST /admin/draft-orders/:id', { params: { id }, body: {}, headers: t.staff }),
      await t.try('DELETE /admin/draft-orders/:id', { params: { id }, headers: t.staff }),
      await t.try('POST /admin/draft-orders/:id/line-items', {
        params: { id },
        body: { quantity: 1 },
        headers: t.staff,
      }),
    ])
      expect(refused).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
  })

  it('are closed when a shopper pays their cart in the store', async () => {
    const draft = await make({ billing_address: adasAddress('de') })
    const params = { id: draft.cart_id ?? '' }
    await t.call('POST /store/carts/:id/payment-sessions', { params })
    const { data } = await t.call('POST /store/carts/:id/complete', { params })
    await deliverAll(t.shop, [closeDraftOrder])
    expect(await read(draft.id)).toMatchObject({ status: 'completed', order_id: data.id })
  })

  it('are found by e-mail and number, and may be deleted while open', async () => {
    const draft = await make({ email: 'lovelace@example.com' })
    const search = async (q: string) =>
      (await t.call('GET /admin/draft-orders', { query: { q }, headers: t.staff })).draft_orders
    expect((await search('lovelace')).map(({ id }) => id)).toEqual([draft.id])
    await t.call('DELETE /admin/draft-orders/:id', { params: { id: draft.id }, headers: t.staff })
    expect(await search('lovelace')).toEqual([])
    expect((await t.try('GET /store/carts/:id', { params: { id: draft.cart_id } })).status).toBe(404)
  })

  it('are not paid with a provider that regions could offer', async () => {
    const { payment_providers } = await t.call('GET /admin/store/payment-providers', { headers: t.staff })
    expect(payment_providers.map(({ id }) => id)).toEqual(['manual'])
  })
})
