import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook } from '@cartwright/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { describeShop } from '../../testing/test-shop'
import { deliverDue, givesUpAfter, waits } from './deliver'
import { webhooks } from './queue-deliveries'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}
let server: Server
let url = ''
let answer = { status: 200, body: 'thanks' }
const received: Received[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answer.status, answer.status === 302 ? { location: url } : {}).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received.length = 0
  answer = { status: 200, body: 'thanks' }
})

const past = '2000-01-01T00:00:00.000Z'

describeShop(
  'webhooks',
  (t) => {
    const make = (more: object = {}) =>
      t.call('POST /admin/webhooks', {
        body: { url, events: ['customer.created'], ...more },
        headers: t.staff,
      })
    const happen = async () => {
      const body = {
        email: `${Math.random()}@example.com`,
        first_name: 'Ada',
        last_name: 'L',
        password: 'a-long-pass-1',
      }
      const { customer } = await t.call('POST /admin/customers', { body, headers: t.staff })
      await deliverAll(t.shop, [webhooks])
      return customer.id
    }
    const deliver = () => deliverDue(t.shop)
    const log = async (id: string, query = {}) =>
      (await t.call('GET /admin/webhooks/:id/deliveries', { params: { id }, query, headers: t.staff }))
        .deliveries
    const read = async (id: string) =>
      (await t.call('GET /admin/webhooks/:id', { params: { id }, headers: t.staff })).webhook
    const makeDue = (id: string) =>
      t.shop.transaction((tx) =>
        tx.updateRows(tx.t.webhook_delivery, { webhook_id: id, status: 'waiting' }, { due_at: past }),
      )
    const remove = (id: string) => t.call('DELETE /admin/webhooks/:id', { params: { id }, headers: t.staff })

    it('are told of the events they chose, in their order, with a signature that fits', async () => {
      const { webhook, secret } = await make()
      const ids = [await happen(), await happen()]
      await t.call('POST /admin/collections', { body: { title: 'Autumn' }, headers: t.staff })
      await deliverAll(t.shop, [webhooks])
      await deliver()
      const events = await Promise.all(
        received.map(({ headers, body }) =>
          verifyWebhook(body, String(headers['cartwright-signature']), secret),
        ),
      )
      expect(events.map(({ type, data }) => [type, data.id])).toEqual(
        ids.map((id) => ['customer.created', id]),
      )
      expect(received[0]?.body).not.toContain('@example.com')
      expect(received[0]?.headers).toMatchObject({ 'cartwright-event': 'customer.created' })
      expect(await log(webhook.id)).toMatchObject([
        {
          status: 'delivered',
          attempts: 1,
          response_status: 200,
          response_body: 'thanks',
          event_id: events[1]?.id,
        },
        { status: 'delivered' },
      ])
      await deliver()
      expect(received).toHaveLength(2)
      await remove(webhook.id)
    })

    it('show their secret once, and hold none in the log or the list', async () => {
      const { webhook, secret } = await make()
      expect(secret).toMatch(/^whsec_.{43}$/)
      const rows = await t.shop.db.select().from(t.shop.db.t.webhook)
      const listed = await t.call('GET /admin/webhooks', { headers: t.staff })
      const audit = await t.call('GET /admin/audit-log', { headers: t.staff })
      expect(JSON.stringify([rows, listed, audit])).not.toContain(secret.slice(6))
      expect(listed.webhooks[0]).toMatchObject({ secret_hint: secret.slice(-4) })
      await remove(webhook.id)
    })

    it('get a new secret that counts beside the old one for a while', async () => {
      const { webhook, secret } = await make()
      const renew = (overlap_hours: number) =>
        t.call('POST /admin/webhooks/:id/secret', {
          params: { id: webhook.id },
          body: { overlap_hours },
          headers: t.staff,
        })
      const next = await renew(1)
      expect(next.webhook.old_secret_until).not.toBeNull()
      const sent = async () => {
        await t.call('POST /admin/webhooks/:id/test', { params: { id: webhook.id }, headers: t.staff })
        const { headers, body } = received.at(-1) as Received
        return (by: string) => verifyWebhook(body, String(headers['cartwright-signature']), by)
      }
      const both = await sent()
      await expect(both(secret)).resolves.toMatchObject({ type: 'webhook.test' })
      await expect(both(next.secret)).resolves.toBeDefined()
      const last = await renew(0)
      const only = await sent()
      await expect(only(next.secret)).rejects.toThrow()
      await expect(only(last.secret)).resolves.toBeDefined()
      await remove(webhook.id)
    })

    it('that fail are tried again later, and keep no later delivery waiting', async () => {
      const { webhook } = await make()
      answer = { status: 500, body: 'x'.repeat(5000) }
      await happen()
      await deliver()
      const [failed] = await log(webhook.id)
      expect(failed).toMatchObject({ status: 'waiting', attempts: 1, response_status: 500 })
      expect(failed?.response_body).toHaveLength(2000)
      expect(Date.parse(failed?.due_at ?? '') - Date.now()).toBeGreaterThan((waits[0] ?? 0) / 2)
      expect((await read(webhook.id)).failing_since).not.toBeNull()
      answer = { status: 204, body: '' }
      await happen()
      await deliver()
      expect((await log(webhook.id)).map(({ status }) => status)).toEqual(['delivered', 'waiting'])
      await makeDue(webhook.id)
      await deliver()
      expect((await log(webhook.id)).map(({ status, attempts }) => [status, attempts])).toEqual([
        ['delivered', 1],
        ['delivered', 2],
      ])
      expect((await read(webhook.id)).failing_since).toBeNull()
      await remove(webhook.id)
    })

    it('that fail for days are switched off, and say so in the inbox', async () => {
      const { webhook } = await make()
      answer = { status: 302, body: '' }
      await happen()
      await deliver()
      expect(received).toHaveLength(1)
      const failing_since = new Date(Date.now() - givesUpAfter - 1000).toISOString()
      await t.shop.transaction((tx) => tx.updateRows(tx.t.webhook, { id: webhook.id }, { failing_since }))
      await makeDue(webhook.id)
      await deliver()
      expect(await read(webhook.id)).toMatchObject({ is_enabled: false, disabled_at: expect.any(String) })
      expect(await log(webhook.id)).toMatchObject([{ status: 'failed', due_at: null }])
      const inbox = async () =>
        (await t.call('GET /admin/inbox', { headers: t.staff })).inbox.find(({ kind }) => kind === 'webhooks')
      expect(await inbox()).toMatchObject({ count: 1, is_new: true })
      await t.call('POST /admin/inbox/seen', { headers: t.staff })
      expect(await inbox()).toMatchObject({ count: 1, is_new: false })
      const replay = { params: { id: webhook.id }, body: { status: 'failed' as const }, headers: t.staff }
      expect((await t.try('POST /admin/webhooks/:id/replay', replay)).status).toBe(400)
      await t.call('POST /admin/webhooks/:id', { ...replay, body: { is_enabled: true } })
      expect(await read(webhook.id)).toMatchObject({ failing_since: null, disabled_at: null })
      await remove(webhook.id)
    })

    it('are told again: one delivery, or all of a time', async () => {
      const { webhook } = await make()
      await happen()
      await happen()
      await deliver()
      const [last, first] = await log(webhook.id)
      const replay = (body: object) =>
        t.call('POST /admin/webhooks/:id/replay', { params: { id: webhook.id }, body, headers: t.staff })
      expect(await replay({ ids: [first?.id] })).toEqual({ count: 1 })
      await deliver()
      expect(received.at(-1)?.body).toBe(first?.payload)
      expect((await log(webhook.id))[0]).toMatchObject({ replay_of: first?.id, event_id: first?.event_id })
      expect(await replay({ created_at: { gte: last?.created_at } })).toEqual({ count: 2 })
      expect(
        (
          await t.try('POST /admin/webhooks/:id/replay', {
            params: { id: webhook.id },
            body: {},
            headers: t.staff,
          })
        ).status,
      ).toBe(400)
      await remove(webhook.id)
    })

    it('are told of each event once, by several instances and after a repeated event', async () => {
      const { webhook } = await make()
      await happen()
      const { event } = t.shop.db.t
      await t.shop.transaction((tx) =>
        tx.updateRows(
          event,
          { name: 'customer.created' },
          { due_at: past, done_at: null, delivered_to: null },
        ),
      )
      await deliverAll(t.shop, [webhooks])
      const known = await log(webhook.id, { limit: 100 })
      await Promise.all([deliver(), deliver(), deliver()])
      expect(new Set(known.map(({ event_id }) => event_id)).size).toBe(known.length)
      expect(received).toHaveLength(known.length)
      await remove(webhook.id)
    })

    it('are for whoever may', async () => {
      expect((await t.try('GET /admin/webhooks')).status).toBe(401)
      expect(
        (await t.try('GET /admin/webhooks/:id', { params: { id: 'whk_none' }, headers: t.staff })).status,
      ).toBe(404)
      const wrong = await t.try('POST /admin/webhooks', {
        body: { url, events: ['no.such'] },
        headers: t.staff,
      })
      expect(wrong.status).toBe(400)
    })
  },
  { localWebhooks: true },
)

describeShop('webhooks of a shop that is not for trying out', (t) => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://[::1]/hook',
    'https://user:pass@example.com/',
  ])('never lead to %s', async (address) => {
    const body = { url: address, events: ['*'] }
    const { status, body: reply } = await t.try('POST /admin/webhooks', { body, headers: t.staff })
    expect([status, reply.errors?.[0]?.path]).toEqual([400, 'url'])
  })
  it('never ask a name that leads into the network of the shop', async () => {
    const { webhook } = await t.call('POST /admin/webhooks', {
      body: { url: 'https://localhost/hook', events: ['*'] },
      headers: t.staff,
    })
    const { delivery } = await t.call('POST /admin/webhooks/:id/test', {
      params: { id: webhook.id },
      headers: t.staff,
    })
    expect(delivery).toMatchObject({ status: 'failed', response_status: null })
    expect(delivery.error).toContain('not a public address')
  })
})
