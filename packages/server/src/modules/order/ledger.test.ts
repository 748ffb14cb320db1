import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { europe, post, readyCart, shirt } from '../../testing/world'

describeShop('the ledger of an order', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const act = (path: string, id: string, body?: object) =>
    t.try(`POST /admin/orders/:id/${path}` as never, { params: { id }, body, headers: t.staff })
  const ledger = (id: string) => t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })
  const kinds = async (id: string) => (await ledger(id)).entries.map((entry) => entry.kind)

  it('holds what the order costs, what was paid and what was given back', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 2 })
    expect((await ledger(id)).sums).toMatchObject({ due: total, paid: 0, outstanding: total })
    await act('capture', id)
    await act('capture', id)
    expect((await ledger(id)).sums).toMatchObject({ paid: total, outstanding: 0 })
    await act('refund', id, { amount: 100, reason: 'other' })
    expect((await ledger(id)).sums).toEqual({
      currency_code: 'eur',
      due: total - 100,
      paid: total,
      refunded: 100,
      outstanding: 0,
    })
    expect(await kinds(id)).toEqual(['order', 'capture', 'refund'])
  })

  it('is owed what an edit saves, until it is given back', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 2 }, { captured: true })
    const { order_edit } = await t.call('POST /admin/order-edits', {
      headers: t.staff,
      body: { order_id: id },
    })
    const ids = { id: order_edit.id, item_id: order_edit.items?.[0]?.id ?? '' }
    await t.call('POST /admin/order-edits/:id/items/:item_id', {
      params: ids,
      headers: t.staff,
      body: { quantity: 1 },
    })
    await t.call('POST /admin/order-edits/:id/confirm', { params: ids, headers: t.staff })
    expect((await ledger(id)).sums).toMatchObject({ due: total - 1200, outstanding: -1200 })
    // 1200 are owed; what goes beyond is a present, and the order costs that much less.
    await act('refund', id, { amount: 1500, reason: 'other' })
    expect((await ledger(id)).sums).toMatchObject({ due: total - 1500, refunded: 1500, outstanding: 0 })
  })

  it('comes to nothing when the order is canceled, with gift cards and captured money', async () => {
    const region = await europe(t)
    const [product, option] = [await shirt(t), await post(t, region)]
    const { gift_card } = await t.call('POST /admin/gift-cards', {
      headers: t.staff,
      body: { region_id: region.id, value: 1000 },
    })
    const cart = await readyCart(t, {
      region,
      option,
      items: [{ variant_id: product.variant('small'), quantity: 2 }],
      gift_cards: [{ code: gift_card.code }],
    })
    const done = await t.try('POST /store/carts/:id/complete', { params: { id: cart.id } })
    const { id, total } = done.body.data
    const { sums } = await ledger(id)
    expect(sums.outstanding).toBe(total)
    expect(sums.due - sums.paid).toBe(total)
    await act('capture', id)
    await act('cancel', id)
    expect((await ledger(id)).sums).toMatchObject({ due: 0, paid: total, refunded: total, outstanding: 0 })
    expect(await kinds(id)).toEqual([
      'order',
      'gift_card',
      'capture',
      'cancelation',
      'gift_card_returned',
      'refund',
    ])
  })

  it('is never changed, not even by hand', async () => {
    const { id } = await placeOrder(t, counter, { small: 1 })
    const { ledger_entry: entry } = t.shop.db.t
    await expect(
      t.shop.transaction((tx) =>
        tx
          .update(entry)
          .set({ due: sql`${entry.due} - 1` })
          .where(eq(entry.order_id, id)),
      ),
    ).rejects.toThrow()
    await expect(t.shop.transaction((tx) => tx.delete(entry).where(eq(entry.order_id, id)))).rejects.toThrow()
    expect(await kinds(id)).toEqual(['order'])
  })

  it('is of an order that exists', async () => {
    const answer = await t.try('GET /admin/orders/:id/ledger', {
      params: { id: 'order_none' },
      headers: t.staff,
    })
    expect(answer.status).toBe(404)
  })

  it('says after each entry what is owed, on any page, and who made it with why', async () => {
    const { id, total, lines } = await placeOrder(t, counter, { small: 2 })
    await act('capture', id)
    const items = [{ item_id: lines.small, quantity: 1 }]
    await act('refund', id, { amount: 300, reason: 'other', note: 'a scratch', items })
    const { entries } = await ledger(id)
    expect(entries.map(({ balance }) => balance)).toEqual([total, 0, 0])
    expect(entries[1]).toMatchObject({ actor: { type: 'api_token' }, provider_id: 'manual', items: [] })
    expect(entries[2]).toMatchObject({ reason: 'other', note: 'a scratch', items })
    const later = await t.call('GET /admin/orders/:id/ledger', {
      params: { id },
      query: { offset: 1, limit: 1 },
      headers: t.staff,
    })
    expect(later.entries).toEqual([entries[1]])
  })

  it('gives money back for a piece once', async () => {
    const { id, lines } = await placeOrder(t, counter, { small: 2 }, { captured: true })
    const refund = (quantity: number, item_id = lines.small) =>
      act('refund', id, { amount: 100, reason: 'other', items: [{ item_id, quantity }] })
    expect((await refund(1)).status).toBe(200)
    const twice = await refund(2)
    expect(twice.status).toBe(400)
    expect(JSON.stringify(twice.body)).toContain('items')
    expect((await refund(1, 'item_of_nobody')).status).toBe(400)
    expect((await refund(1)).status).toBe(200)
    expect((await ledger(id)).sums.refunded).toBe(200)
  })
})
