import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeShop } from '../../../testing/test-shop'
import { america, mug, type TestProduct } from '../../../testing/world'
import { writeCalls } from '../../selling/call-log'
import { acpDouble } from '../../testing/acp-agent'
import { acpWish } from '../../testing/acp-buy'

const agent = await acpDouble()
const other = await acpDouble('other')
afterAll(() => Promise.all([agent.close(), other.close()]))
const sessions = 'POST /acp/checkout_sessions'

describeShop('a shop that says nothing of ACP', (t) => {
  it('has none of its addresses', async () => {
    for (const path of ['/.well-known/acp.json', '/acp/checkout_sessions/x', '/acp/carts/x'])
      expect((await t.app.fetch(new Request(`http://localhost${path}`))).status).toBe(404)
    expect(t.shop.plugins).toEqual([])
  })
})

describeShop(
  'the doors of ACP',
  (t) => {
    let cup: TestProduct
    beforeAll(async () => {
      await america(t)
      cup = await mug(t)
    })
    const wish = (quantity = 1) => acpWish({ [cup.variant('one')]: quantity })
    const told = async (
      ...asked: Parameters<typeof agent.ask> extends [unknown, ...infer Rest] ? Rest : never
    ) => {
      const { status, body } = await agent.ask(t, ...asked)
      return [status, body.code]
    }

    it.each<[string, Record<string, string | undefined>, number, string]>([
      ['nobody', { authorization: undefined }, 401, 'unauthorized'],
      ['another key', { authorization: 'Bearer something-else' }, 401, 'unauthorized'],
      ['another scheme', { authorization: `Basic ${agent.agent.keys[0]}` }, 401, 'unauthorized'],
      ['no version', { 'api-version': undefined }, 400, 'missing_api_version'],
      ['a version of another day', { 'api-version': '2025-09-29' }, 400, 'unsupported_api_version'],
      ['no key for repetition', { 'idempotency-key': undefined }, 400, 'idempotency_key_required'],
      ['too long a key', { 'idempotency-key': 'x'.repeat(256) }, 400, 'invalid'],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ])('are shut for %s', async (_, headers, status, code) => {
      const reply = await agent.ask(t, sessions, wish(), { headers })
      expect([reply.status, reply.body.code, reply.body.type]).toEqual([status, code, 'invalid_request'])
      if (status === 401) expect(reply.headers.get('www-authenticate')).toBe('Bearer')
      if (code.endsWith('api_version')) expect(reply.body.supported_versions).toEqual(['2026-04-17'])
      expect(reply.headers.get('request-id')).toBeTruthy()
    })

    it.each<[string, (whole: ReturnType<typeof acpWish>) => unknown, string]>([
      ['nothing', () => ({}), '$.line_items'],
      ['no goods', (whole) => ({ ...whole, line_items: [] }), '$.line_items'],
      [
        'half a piece',
        (whole) => ({ ...whole, line_items: [{ id: 'x', quantity: 0.5 }] }),
        '$.line_items[0].quantity',
      ],
      ['no e-mail address', (whole) => ({ ...whole, buyer: { email: 'ada' } }), '$.buyer.email'],
      [
        'an address without a street',
        (whole) => ({
          ...whole,
          fulfillment_details: { address: { city: 'Ulm', country: 'DE', postal_code: '89073' } },
        }),
        '$.fulfillment_details.address.line_one',
      ],
      ['a currency of elsewhere', (whole) => ({ ...whole, currency: 'jpy' }), '$.currency'],
      [
        'goods that are none',
        (whole) => ({ ...whole, line_items: [{ id: 'variant_none' }] }),
        '$.line_items[0]',
      ],
    ])('say which part of a request is wrong: %s', async (_, spoilt, param) => {
      const { status, body } = await agent.ask(t, sessions, spoilt(wish()))
      expect([status, body.param]).toEqual([400, param])
    })

    it('know what belongs to whom', async () => {
      const { body } = await agent.ask(t, sessions, wish())
      const path = `/acp/checkout_sessions/${body.id}`
      expect(await told(`GET ${path}`)).toEqual([200, undefined])
      expect(await told('GET /acp/checkout_sessions/none')).toEqual([404, 'not_found'])
      const [status, code] = [
        (await other.ask(t, `GET ${path}`)).status,
        (await other.ask(t, `POST ${path}/cancel`)).body.code,
      ]
      expect([status, code]).toEqual([404, 'not_found'])
    })

    describe('a key for repetition', () => {
      it('gives the first answer again, whatever the order of its parts', async () => {
        const key = 'first'
        const one = await agent.ask(t, sessions, wish(), { key })
        const { line_items, ...rest } = wish()
        const again = await agent.ask(t, sessions, { ...rest, line_items }, { key })
        expect([again.status, again.body]).toEqual([201, one.body])
        expect([one, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
        expect(again.headers.get('idempotency-key')).toBe(key)
      })

      it('stands for one body alone, and null is not nothing', async () => {
        const key = 'second'
        await agent.ask(t, sessions, wish(), { key })
        expect(await told(sessions, wish(2), { key })).toEqual([422, 'idempotency_conflict'])
        expect(await told(sessions, { ...wish(), metadata: null }, { key })).toEqual([
          422,
          'idempotency_conflict',
        ])
      })

      it('is of one agent and one path', async () => {
        const key = 'third'
        const mine = await agent.ask(t, sessions, wish(), { key })
        const theirs = await other.ask(t, sessions, wish(), { key })
        expect([theirs.status, theirs.body.id === mine.body.id]).toEqual([201, false])
        const path = `POST /acp/checkout_sessions/${mine.body.id}`
        expect(await told(path, { coupons: ['NONE'] }, { key })).toEqual([200, undefined])
      })

      it('gives a refusal again too, and is not spent by what passes', async () => {
        const key = 'fourth'
        const wrong = { ...wish(), currency: 'jpy' }
        const one = await agent.ask(t, sessions, wrong, { key })
        const again = await agent.ask(t, sessions, wrong, { key })
        expect([again.status, again.body]).toEqual([one.status, one.body])
        expect(again.headers.get('idempotent-replayed')).toBe('true')
        expect(await told(sessions, wish(), { key })).toEqual([422, 'idempotency_conflict'])
      })

      it('in use elsewhere is told to wait', async () => {
        const key = 'fifth'
        const all = await Promise.all([1, 2, 3].map(() => agent.ask(t, sessions, wish(), { key })))
        const done = all.filter(({ status }) => status === 201)
        expect(new Set(done.map(({ body }) => body.id)).size).toBe(1)
        for (const { status, body, headers } of all.filter((one) => !done.includes(one))) {
          expect([status, body.code]).toEqual([409, 'idempotency_in_flight'])
          expect(headers.get('retry-after')).toMatch(/^\d+$/)
        }
      })
    })

    it('tell staff who asked for what, and why it was refused', async () => {
      await agent.ask(t, 'GET /acp/checkout_sessions/nobody')
      await writeCalls(t.shop)
      const { agents_and_feeds } = await t.call('GET /admin/store/agents-and-feeds', { headers: t.staff })
      expect(agents_and_feeds.calls[0]).toMatchObject({
        transport: 'rest',
        agent: agent.agent.name,
        operation: 'get_checkout_session',
        status: 404,
        code: 'not_found',
      })
      expect(agents_and_feeds.signing_keys).toEqual([])
    })
  },
  { agents: { acp: { agents: [agent.agent, other.agent] } }, baseUrl: 'http://shop.test' },
)

describeShop(
  'an agent that asks too often by ACP',
  (t) => {
    it('waits, and others do not', async () => {
      const replies = []
      for (let at = 0; at < 3; at += 1) replies.push(await agent.ask(t, 'GET /acp/carts/none'))
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 429])
      expect(replies[2]?.body).toMatchObject({ type: 'invalid_request', code: 'rate_limited' })
      expect(replies[2]?.headers.get('retry-after')).toMatch(/^\d+$/)
      expect((await other.ask(t, 'GET /acp/carts/none')).status).toBe(404)
    })
  },
  { agents: { acp: { agents: [agent.agent, other.agent], perMinute: 2 } }, baseUrl: 'http://shop.test' },
)
