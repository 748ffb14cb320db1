import type { LiveNews, Present } from '@cartwright/contract'
import { afterEach, expect, it } from 'vitest'
import { createShop } from '../../server'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { createApiToken } from '../auth/api-tokens'
import { createUser } from '../user/create-user'

interface Message {
  event: string
  id?: string
  data: unknown
}
const open = new Set<() => void>()
afterEach(() => {
  for (const end of open) end()
  open.clear()
})

/** A page that listens: what it was told, one after another. */
async function listen(
  t: TestShop,
  { query = '', headers = t.staff }: { query?: string; headers?: Record<string, string> } = {},
) {
  const response = await t.app.fetch(
    new Request(`http://localhost/admin/live${query}`, {
      headers: { accept: 'text/event-stream', ...headers },
    }),
  )
  const reader = response.body?.getReader()
  const messages: Message[] = []
  let isOver = false
  const end = () => void reader?.cancel().catch(() => undefined)
  open.add(end)
  void (async () => {
    let text = ''
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      text += new TextDecoder().decode(value)
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const part = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        if (part('data'))
          messages.push({ event: part('event') ?? '', id: part('id'), data: JSON.parse(part('data') ?? '') })
      }
    }
    isOver = true
  })()
  const of = <T>(event: string) => messages.filter((one) => one.event === event).map(({ data }) => data as T)
  return {
    response,
    messages,
    end,
    isOver: () => isOver,
    news: () => of<LiveNews>('news'),
    changes: () => of<LiveNews>('news').flatMap(({ changes }) => changes),
    present: () =>
      of<Present[]>('present')
        .at(-1)
        ?.map(({ name, is_editing }) => [name, is_editing]),
  }
}

const customer = (t: TestShop, email: string, headers = {}) =>
  t.call('POST /admin/customers', {
    body: { email, first_name: 'Ada', last_name: 'Lovelace', password: 'a-long-password-1' },
    headers: { ...t.staff, ...headers },
  })

async function member(t: TestShop, email: string, scopes?: string[]) {
  const found = await t.try('GET /admin/users', { headers: t.staff })
  if (!found.body.users.some((one: { email: string }) => one.email === email))
    await createUser(t.shop, { email, password: 'a-long-password-1', role: 'member' })
  const { token } = await createApiToken(t.shop, { domain: 'admin', email, name: 'test', scopes })
  return { 'x-medusa-access-token': token }
}

describeShop('the stream of changes', (t) => {
  it('says which record changed, who changed it and in which visit, and nothing of what it says', async () => {
    const page = await listen(t)
    expect(page.response.headers.get('content-type')).toContain('text/event-stream')
    const made = await customer(t, 'one@example.com', { 'x-visit': 'visit-one' })
    await expect
      .poll(() => page.changes())
      .toContainEqual({
        path: '/admin/customers',
        id: made.customer.id,
        actor_id: expect.any(String),
        visit: 'visit-one',
      })
    expect(JSON.stringify(page.messages)).not.toContain('one@example.com')
  })

  it('tells of what shoppers do', async () => {
    const counter = await openCounter(t)
    const page = await listen(t)
    const order = await placeOrder(t, counter, { small: 1 })
    await expect
      .poll(() => page.changes().filter(({ path }) => path === '/admin/orders'))
      .toContainEqual(expect.objectContaining({ id: order.id }))
  })

  it('tells of a change of an order whose lines change, whatever its own row says', async () => {
    const headers = t.staff
    const order = await placeOrder(t, await openCounter(t), { small: 1 })
    const { order_edit } = await t.call('POST /admin/order-edits', { body: { order_id: order.id }, headers })
    const params = { id: order_edit.id, item_id: order_edit.items?.[0]?.id ?? '' }
    const change = (quantity: number) =>
      t.call('POST /admin/order-edits/:id/items/:item_id', { params, body: { quantity }, headers })
    await change(2)
    const page = await listen(t)
    // The change was recorded before: only the line is another one now.
    await change(3)
    await expect
      .poll(() => page.changes(), { timeout: 12_000 })
      .toContainEqual(expect.objectContaining({ path: '/admin/order-edits', id: order_edit.id }))
  })

  it('tells of a change of an order when the customer has paid for it', async () => {
    const headers = t.staff
    const order = await placeOrder(t, await openCounter(t), { small: 1 })
    const { order_edit } = await t.call('POST /admin/order-edits', { body: { order_id: order.id }, headers })
    const params = { id: order_edit.id }
    await t.call('POST /admin/order-edits/:id/items/:item_id', {
      params: { ...params, item_id: order_edit.items?.[0]?.id ?? '' },
      body: { quantity: 2 },
      headers,
    })
    const asked = await t.call('POST /admin/order-edits/:id/request', { params, body: {}, headers })
    const collection = { id: asked.order_edit.payment_collection?.id ?? '' }
    const { payment_collection } = await t.call('POST /store/payment-collections/:id/sessions', {
      params: collection,
      body: { provider_id: 'manual' },
    })
    const page = await listen(t)
    await t.call('POST /store/payment-collections/:id/sessions/:session_id/authorize', {
      params: { ...collection, session_id: payment_collection.payment_sessions?.[0]?.id ?? '' },
    })
    await expect
      .poll(() => page.changes().map(({ path }) => path), { timeout: 12_000 })
      .toContain('/admin/order-edits')
  })

  it('is taken up where it was cut: nothing is missed, and nothing told twice', async () => {
    const first = await listen(t)
    await customer(t, 'two@example.com')
    await expect.poll(() => first.changes().length, { timeout: 12_000 }).toBeGreaterThan(0)
    const last = first.messages.filter(({ id }) => id).at(-1)?.id ?? ''
    first.end()
    const missed = [
      (await customer(t, 'three@example.com')).customer.id,
      (await customer(t, 'four@example.com')).customer.id,
    ]
    const second = await listen(t, { headers: { ...t.staff, 'last-event-id': last } })
    await expect.poll(() => second.news().length, { timeout: 12_000 }).toBeGreaterThan(0)
    expect(
      second
        .changes()
        .filter(({ path }) => path === '/admin/customers')
        .map(({ id }) => id),
    ).toEqual(missed)
  })

  it('says so when more was missed than is remembered', async () => {
    const page = await listen(t, { query: '?since=7' })
    await expect
      .poll(() => page.news(), { timeout: 12_000 })
      .toEqual([expect.objectContaining({ is_whole: false, changes: [] })])
  })

  it('tells each what they may read', async () => {
    const headers = await member(t, 'packer@example.com', ['products:read'])
    const page = await listen(t, { headers })
    await customer(t, 'five@example.com')
    await t.call('POST /admin/collections', { body: { title: 'Autumn' }, headers: t.staff })
    await t.call('POST /admin/products', { body: { title: 'Mug' }, headers: t.staff })
    await expect
      .poll(() => page.changes().map(({ path }) => path), { timeout: 12_000 })
      .toContain('/admin/products')
    expect(new Set(page.changes().map(({ path }) => path))).toEqual(new Set(['/admin/products']))
  })

  it('says the same to whoever asks instead of listening', async () => {
    const { revision } = await t.call('GET /admin/live', { headers: t.staff })
    const made = await customer(t, 'six@example.com')
    const since = await t.call('GET /admin/live', { query: { since: revision }, headers: t.staff })
    expect(since.changes).toContainEqual(
      expect.objectContaining({ path: '/admin/customers', id: made.customer.id }),
    )
    const after = { query: { since: since.revision }, headers: t.staff }
    expect(await t.call('GET /admin/live', after)).toMatchObject({ is_whole: true, changes: [] })
  })

  it('is for staff', async () => {
    expect((await t.try('GET /admin/live')).status).toBe(401)
    expect((await listen(t, { headers: {} })).response.status).toBe(401)
  })

  it('ends when its token is revoked', async () => {
    const email = 'leaver@example.com'
    await member(t, email)
    const { id, token } = await createApiToken(t.shop, { domain: 'admin', email, name: 'leaves' })
    const page = await listen(t, { headers: { 'x-medusa-access-token': token } })
    await t.call('DELETE /admin/api-tokens/:id', { params: { id }, headers: t.staff })
    await expect.poll(() => page.isOver(), { timeout: 12_000 }).toBe(true)
    expect(page.messages.at(-1)).toMatchObject({ event: 'bye', data: { is_over: true } })
  })

  it('shows who else looks at a record and who changes it, until they leave', async () => {
    const { customer: ada } = await customer(t, 'seven@example.com')
    const place = `/admin/customers/${ada.id}`
    const others = await member(t, 'bea@example.com')
    const go = (visit: string, headers: Record<string, string>, more: object = {}) =>
      t.call('POST /admin/live/place', { body: { visit, place, ...more }, headers })
    const page = await listen(t, { query: '?visit=visit-mine' })
    await go('visit-mine', t.staff)
    await go('visit-hers', others, { is_editing: true })
    await expect.poll(() => page.present()?.map(([, is]) => is), { timeout: 12_000 }).toEqual([false, true])
    expect(page.present()?.[1]?.[0]).toBe('bea@example.com')
    await go('visit-hers', others, { place: null })
    await expect.poll(() => page.present()?.length, { timeout: 12_000 }).toBe(1)
  })

  it('shows no record to whom it is closed, and moves nobody by another’s hand', async () => {
    const { customer: ada } = await customer(t, 'eight@example.com')
    const place = `/admin/customers/${ada.id}`
    const narrow = await member(t, 'narrow@example.com', ['products:read'])
    const body = { visit: 'visit-theirs', place }
    expect((await t.try('POST /admin/live/place', { body, headers: narrow })).status).toBe(403)
    await t.call('POST /admin/live/place', { body, headers: t.staff })
    const other = await member(t, 'bea@example.com')
    await t.call('POST /admin/live/place', { body: { ...body, place: null }, headers: other })
    const mine = { visit: 'visit-another', place }
    const { present } = await t.call('POST /admin/live/place', { body: mine, headers: t.staff })
    expect(present.map(({ visit }) => visit)).toEqual(['visit-theirs', 'visit-another'])
  })

  it('tells on one instance what is changed on another', async () => {
    const { app, close } = await createShop({
      data: t.folder,
      database: t.database,
      log: 'silent',
      notification: [],
      secrets: t.shop.secrets,
    })
    try {
      const page = await listen(t)
      const response = await app.fetch(
        new Request('http://localhost/admin/collections', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...t.staff },
          body: JSON.stringify({ title: 'Elsewhere' }),
        }),
      )
      const { collection } = await response.json()
      await expect
        .poll(() => page.changes(), { timeout: 5000 })
        .toContainEqual(expect.objectContaining({ path: '/admin/collections', id: collection.id }))
    } finally {
      await close()
    }
  })
})
