import type { TimelineEntry } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'

describeShop('the timeline of an order', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const act = (path: string, params: object, body?: object) =>
    t.try(`POST /admin/${path}` as never, { params, body, headers: t.staff })
  const read = (id: string, query: { limit?: number; cursor?: string } = {}) =>
    t.call('GET /admin/orders/:id/timeline', { params: { id }, query, headers: t.staff })
  /** An order that was captured, sent, written about, and partly came back. */
  const lived = async () => {
    const { id, lines } = await placeOrder(t, counter, { small: 2 })
    const items = [{ item_id: lines.small, quantity: 2 }]
    await act('orders/:id/capture', { id })
    const { body } = await act('orders/:id/fulfillment', { id }, { items })
    await act('orders/:id/shipment', { id }, { fulfillment_id: body.order.fulfillments[0].id })
    await act('notes', {}, { resource_id: id, resource_type: 'order', value: 'rang at the door' })
    const one = [{ item_id: lines.small, quantity: 1 }]
    const back = await act('orders/:id/return', { id }, { items: one })
    await act('returns/:id/receive', { id: back.body.order.returns[0].id }, { items: one })
    return id
  }
  const kinds = (entries: readonly TimelineEntry[]) => entries.map((entry) => entry.kind)

  it('tells everything in one call, newest first', async () => {
    const { timeline, next_cursor } = await read(await lived())
    expect(next_cursor).toBeNull()
    expect(timeline.map((entry) => entry.at)).toEqual(
      timeline
        .map((entry) => entry.at)
        .sort()
        .reverse(),
    )
    expect(kinds(timeline).sort()).toEqual([
      'fulfillment_created',
      'fulfillment_shipped',
      'note',
      'order_placed',
      'payment_authorized',
      'payment_captured',
      'refund',
      'return_received',
      'return_requested',
    ])
    expect(timeline.find((entry) => entry.kind === 'note')).toMatchObject({ value: 'rang at the door' })
    expect(timeline.find((entry) => entry.kind === 'fulfillment_shipped')).toMatchObject({ quantity: 2 })
    expect(timeline.find((entry) => entry.kind === 'refund')).toMatchObject({
      amount: 1200,
      reason: 'return',
    })
  })

  it('says who did it: a person by name, a program by its token', async () => {
    const id = await lived()
    const actorOf = (kind: TimelineEntry['kind'], of: readonly TimelineEntry[]) => {
      const entry = of.find((one) => one.kind === kind)
      return entry && 'actor' in entry ? entry.actor : undefined
    }
    // The tests act by a token.
    const program = {
      type: 'api_token',
      id: expect.stringMatching(/^tok_/),
      name: 'tests (staff-of-tests@example.com)',
    }
    const { timeline } = await read(id)
    for (const kind of [
      'payment_captured',
      'refund',
      'fulfillment_created',
      'fulfillment_shipped',
      'return_requested',
      'return_received',
    ] as const)
      expect([kind, actorOf(kind, timeline)]).toEqual([kind, program])
    expect(actorOf('payment_authorized', timeline)).toBeNull()

    const password = 'correct-horse-battery'
    const user = await createUser(t.shop, {
      email: 'pia@example.com',
      password,
      first_name: 'Pia',
      last_name: 'Berg',
      role: 'admin',
    })
    const { access_token } = await t.call('POST /admin/auth/token', {
      body: { email: 'pia@example.com', password },
    })
    const order = await placeOrder(t, counter, { small: 1 })
    const params = { id: order.id }
    const headers = { authorization: `Bearer ${access_token}` }
    await t.call('POST /admin/orders/:id/capture', { params, headers })
    await t.call('POST /admin/orders/:id/refund', {
      params,
      body: { amount: 100, reason: 'discount' },
      headers,
    })
    const later = (await read(order.id)).timeline
    const pia = { type: 'user', id: user, name: 'Pia Berg' }
    expect(actorOf('payment_captured', later)).toEqual(pia)
    expect(actorOf('refund', later)).toEqual(pia)
    // Whoever left the team is still named.
    await t.call('DELETE /admin/users/:id', { params: { id: user }, headers: t.staff })
    expect(actorOf('refund', (await read(order.id)).timeline)).toEqual(pia)
  })

  it('is read page by page, each entry once, whatever happens meanwhile', async () => {
    const id = await lived()
    const { timeline: whole } = await read(id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await read(id, { limit: 2, cursor })
      seen.push(...page.timeline.map((entry) => entry.id))
      await act('notes', {}, { resource_id: id, resource_type: 'order', value: 'again' })
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(whole.map((entry) => entry.id))
  })

  it('tells whose agent placed an order, and nothing of what only looks like one', async () => {
    const placed = async (metadata: object) => {
      const { id } = await placeOrder(t, counter, { small: 1 })
      await act('orders/:id', { id }, { metadata })
      return (await read(id)).timeline.find(({ kind }) => kind === 'order_placed')
    }
    const agent = { protocol: 'ucp', profile: 'https://agents.example.com/profile.json' }
    expect(await placed({ agent: { ...agent, checkout: 'chk_1' } })).toMatchObject({ agent })
    for (const said of ['ucp', { protocol: 'ucp' }, null])
      expect(await placed({ agent: said })).not.toHaveProperty('agent')
  })

  it('refuses a cursor that is none, and an order that is none', async () => {
    const ask = (id: string, query: object) =>
      t.try('GET /admin/orders/:id/timeline', { params: { id }, query, headers: t.staff })
    const { id } = await placeOrder(t, counter, { small: 1 })
    expect((await ask(id, { cursor: 'nowhere' })).status).toBe(400)
    expect((await ask('order_none', {})).status).toBe(404)
  })
})
