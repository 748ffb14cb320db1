import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { ShopError } from '../errors'
import { emit } from '../events/emit'
import { runDue } from '../events/schedule'
import { deliverAll } from '../events/worker'
import { subscribersOf, timedWorkOf } from '../modules/subscribers'
import { createShop } from '../server'
import type { Shop } from '../shop'
import { pluginTables } from '../store/schema/plugin-tables'
import { freshDatabase } from '../testing/databases'
import { describeShop } from '../testing/test-shop'
import { assertPlugins } from './check-plugins'
import { definePlugin, type Plugin, route } from './plugin'

const tables = pluginTables((k) => ({
  seen: k.table('guestbook_entry', {
    id: k.id('entry'),
    text: k.text().notNull(),
    is_public: k.bool().notNull(),
    created_at: k.createdAt(),
  }),
}))
const entry = z.object({ id: z.string(), text: z.string() })
let heard: unknown[] = []
let ticks = 0

const guestbook = definePlugin({
  name: 'guestbook',
  migrations: [
    {
      name: '0001-entries',
      sql: {
        sqlite:
          'create table guestbook_entry (id text primary key, text text not null, is_public integer not null, created_at text not null)',
        postgres:
          'create table guestbook_entry (id text primary key, text text not null, is_public boolean not null, created_at text not null)',
      },
    },
    { name: '0002-index', sql: 'create index guestbook_entry_time on guestbook_entry (created_at)' },
  ],
  routes: [
    route(
      'POST /store/guestbook/:page/entries',
      { access: 'anyone', body: z.object({ text: z.string().min(1) }), returns: z.object({ entry }) },
      async (shop, { params, body }) => {
        const [made] = await shop.transaction(async (tx) => {
          await emit(tx, 'guestbook.signed', { page: params.page })
          return tx.insertRows(tables(tx).seen, [{ text: body.text, is_public: true }])
        })
        // Whether it is public is nobody's business, and not in what the route says it answers.
        return { entry: made as { id: string; text: string } }
      },
    ),
    route(
      'GET /admin/guestbook/entries',
      { access: 'staff', permission: 'customers:read', returns: z.object({ entries: z.array(entry) }) },
      async (shop) => ({ entries: await shop.db.select().from(tables(shop.db).seen) }),
    ),
    route(
      'POST /admin/guestbook/entries/clear',
      { access: 'staff', returns: z.object({ done: z.boolean() }) },
      async (shop) => {
        await shop.transaction(async (tx) => tx.delete(tables(tx).seen))
        return { done: true }
      },
    ),
    route('GET /store/guestbook/broken', { access: 'anyone', returns: z.object({}) }, async () => {
      throw new Error('no ink')
    }),
    route(
      'GET /store/guestbook/liar',
      { access: 'anyone', returns: z.object({ page: z.number() }) },
      async () => ({
        page: 'one' as unknown as number,
      }),
    ),
  ],
  doors: [
    {
      method: 'POST',
      path: '/.well-known/guestbook/:page',
      maxBytes: 100,
      perMinute: 5,
      async answer(_, { params, body, address, askShop }) {
        const text = new TextDecoder().decode(await body())
        if (text === 'break') throw new Error('no ink, says the safe: 1234')
        if (text === 'refuse') throw new ShopError('not_allowed', 'The book is full', 'book_full')
        const regions = await askShop(new Request('http://shop.internal/store/regions'))
        return Response.json({ page: params.page, text, address, regions: regions.status })
      },
    },
    { method: 'GET', path: '/.well-known/guestbook/:page', answer: async () => new Response('open') },
  ],
  subscribers: [
    { id: 'reader', events: ['guestbook.signed'], handle: async (_, { data }) => void heard.push(data) },
  ],
  schedule: [
    {
      id: 'tick',
      every: 60_000,
      run: async () => {
        ticks += 1
      },
    },
  ],
  providers: { tax: [{ id: 'guestbook-tax', getTaxLines: async () => [] }] },
})

describeShop(
  'a plugin',
  (t) => {
    // Calls of plugins are in no contract: they are made as strangers make them.
    const ask = async (call: string, body?: unknown, headers: Record<string, string> = {}) => {
      const [method = '', path = ''] = call.split(' ')
      const reply = await t.app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
          body: body ? JSON.stringify(body) : undefined,
        }),
      )
      return { status: reply.status, body: await reply.json() }
    }

    it('serves its routes from its own tables, checked and cut to what they say', async () => {
      const { status, body } = await ask('POST /store/guestbook/front/entries', { text: 'Lovely jugs' })
      expect(status).toBe(200)
      expect(body).toEqual({ entry: { id: expect.stringMatching(/^entry_/), text: 'Lovely jugs' } })
      const refused = await ask('POST /store/guestbook/front/entries', { text: '' })
      expect(refused).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
      expect((await ask('GET /admin/guestbook/entries', undefined, t.staff)).body).toEqual({
        entries: [body.entry],
      })
    })

    it('lets nobody but staff into the back office', async () => {
      expect((await ask('GET /admin/guestbook/entries')).status).toBe(401)
      expect((await ask('POST /admin/guestbook/entries/clear', {})).status).toBe(401)
    })

    it('asks for the permission of a route, and for all of them where it names none', async () => {
      const holding = async (scope: string) => {
        const { hashOf } = await import('../modules/auth/sessions')
        const token = `test-${randomUUID()}`
        await t.shop.transaction(async (tx) => {
          const [user] = await tx.select({ id: tx.t.user.id }).from(tx.t.user).limit(1)
          await tx.insert(tx.t.api_token).values({
            token_hash: hashOf(token),
            hint: token.slice(-4),
            name: scope,
            domain: 'admin',
            user_id: user?.id ?? '',
            scopes: [scope],
          })
        })
        return { 'x-medusa-access-token': token }
      }
      const reader = await holding('customers:read')
      expect((await ask('GET /admin/guestbook/entries', undefined, reader)).status).toBe(200)
      expect((await ask('POST /admin/guestbook/entries/clear', {}, reader)).status).toBe(403)
      const other = await holding('products:write')
      expect((await ask('GET /admin/guestbook/entries', undefined, other)).status).toBe(403)
    })

    it('has its changes in the audit log', async () => {
      await ask('POST /store/guestbook/front/entries', { text: 'Soon gone' })
      expect((await ask('POST /admin/guestbook/entries/clear', {}, t.staff)).status).toBe(200)
      const { audit_log } = t.shop.db.t
      const actions = (await t.shop.db.select({ action: audit_log.action }).from(audit_log)).map(
        ({ action }) => action,
      )
      expect(actions).toContain('POST /admin/guestbook/entries/clear')
    })

    it('hears of events and works by the clock', async () => {
      heard = []
      await ask('POST /store/guestbook/back/entries', { text: 'Hello' })
      await deliverAll(t.shop, subscribersOf(t.shop))
      expect(heard).toContainEqual({ page: 'back' })
      const before = ticks
      await runDue(
        t.shop,
        timedWorkOf(t.shop).filter(({ id }) => id === 'plugin:guestbook:tick'),
      )
      expect(ticks).toBe(before + 1)
    })

    it('brings providers along', () => expect(t.shop.providers.tax.has('guestbook-tax')).toBe(true))

    it('that throws is answered for like any mistake of ours, and the shop goes on', async () => {
      expect(await ask('GET /store/guestbook/broken')).toMatchObject({
        status: 500,
        body: { type: 'unknown_error' },
      })
      expect((await ask('GET /store/guestbook/liar')).status).toBe(500)
      expect((await t.try('GET /store/regions')).status).toBe(200)
    })

    describe('with a door', () => {
      let last = 0
      const nextAddress = () => {
        last += 1
        return `10.0.0.${last}`
      }
      const knock = (text: string, { method = 'POST', page = 'front', from = nextAddress() } = {}) => {
        const body = method === 'POST' ? { body: text } : {}
        const request = new Request(`http://localhost/.well-known/guestbook/${page}`, { method, ...body })
        Object.defineProperty(request, 'ip', { value: from })
        return t.app.fetch(request) as Promise<Response>
      }

      it('is asked there with what was sent, from where, and asks the shop back', async () => {
        const reply = await knock('hello', { page: 'f%C3%BCr', from: '10.1.1.1' })
        expect(await reply.json()).toEqual({ page: 'für', text: 'hello', address: '10.1.1.1', regions: 200 })
        expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
        expect(await (await knock('', { method: 'GET' })).text()).toBe('open')
        expect((await knock('', { method: 'HEAD' })).status).toBe(200)
        const other = await knock('', { method: 'DELETE' })
        expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST, GET'])
        expect((await knock('', { page: '%E0%A4%A' })).status).toBe(400)
      })

      it('takes no more than it says, and no oftener from one address', async () => {
        expect((await knock('x'.repeat(101))).status).toBe(413)
        const replies = []
        for (let at = 0; at < 6; at += 1) replies.push(await knock('hello', { from: '10.2.2.2' }))
        expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
        expect(Number(replies[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
        expect((await knock('hello')).status).toBe(200)
      })

      it('tells refusals, and of mistakes nothing but that there was one', async () => {
        const refused = await knock('refuse')
        expect([refused.status, await refused.json()]).toEqual([
          400,
          expect.objectContaining({ type: 'not_allowed', code: 'book_full' }),
        ])
        const broken = await knock('break')
        expect(broken.status).toBe(500)
        expect(await broken.text()).not.toMatch(/ink|1234/)
      })
    })

    it('has paths that are told from those that do not exist', async () => {
      expect((await ask('DELETE /store/guestbook/broken')).status).toBe(405)
      expect((await ask('GET /store/guestbook/nothing')).status).toBe(404)
    })
  },
  { plugins: [guestbook] },
)

describe.each(['sqlite', 'postgres'] as const)('tables of plugins on %s', (dialect) => {
  const withDatabase = async (work: (open: (plugins: Plugin[]) => Promise<Shop>) => Promise<void>) => {
    const database = await freshDatabase(dialect, inject('templates'))
    const closes: (() => Promise<void>)[] = []
    try {
      await work(async (plugins) => {
        const { shop, close } = await createShop({
          data: database.folder,
          log: 'silent',
          database: database.config,
          plugins,
        })
        closes.push(close)
        return shop
      })
    } finally {
      for (const close of closes) await close()
      await database.drop()
    }
  }
  const skipped = () => dialect === 'postgres' && !inject('templates').postgres
  const [first, second] = guestbook.migrations ?? []

  it('a step that fails keeps the shop from opening, and leaves nothing of itself', async (ctx) => {
    if (skipped()) return ctx.skip()
    await withDatabase(async (open) => {
      const failing: Plugin = {
        name: 'guestbook',
        migrations: [first!, { name: '0002-wrong', sql: 'insert into guestbook_entry (nothing) values (1)' }],
      }
      await expect(open([failing])).rejects.toThrow(/The plugin guestbook: its migration 0002-wrong failed/)
      // Mended it goes through from the beginning: the first step had been undone with it.
      const shop = await open([guestbook])
      expect(await shop.db.select().from(tables(shop.db).seen)).toEqual([])
    })
  })

  it('steps that were taken are not taken again, not changed and not forgotten', async (ctx) => {
    if (skipped()) return ctx.skip()
    await withDatabase(async (open) => {
      await open([guestbook])
      await open([guestbook])
      await expect(
        open([
          {
            name: 'guestbook',
            migrations: [{ ...first!, sql: 'create table guestbook_other (id text)' }, second!],
          },
        ]),
      ).rejects.toThrow(/0001-entries was changed after it had been applied/)
      await expect(open([{ name: 'guestbook', migrations: [first!] }])).rejects.toThrow(
        /holds its migration 0002-index, which this version of it does not know/,
      )
    })
  })
})

const own = new Set(['product', 'customer_group'])
const nothing = async () => ({})
const door = (path: string, method = 'GET') => ({
  method: method as 'GET',
  path,
  answer: async () => new Response(),
})
const plain = { access: 'staff', returns: z.object({}) } as const
const shopper = { access: 'anyone', returns: z.object({}) } as const
const making = (name: string, sql: string): Plugin => ({ name, migrations: [{ name: '1', sql }] })

it.each<[string, Plugin[], RegExp]>([
  [
    'a path of the shop',
    [{ name: 'orders', routes: [route('GET /admin/orders/today', plain, nothing)] }],
    /\/admin\/orders is the shop's own/,
  ],
  [
    'a path of another plugin',
    [{ name: 'points', routes: [route('GET /admin/loyalty/all', plain, nothing)] }],
    /its routes stand below \/admin\/points/,
  ],
  [
    'a path elsewhere',
    [{ name: 'points', routes: [route('GET /app/points', plain, nothing)] }],
    /stands below \/admin or \/store/,
  ],
  [
    'strangers in the back office',
    [{ name: 'points', routes: [route('GET /admin/points', shopper, nothing)] }],
    /routes below \/admin are for staff/,
  ],
  [
    'the same route twice',
    [
      {
        name: 'points',
        routes: [route('GET /admin/points', plain, nothing), route('GET /admin/points', plain, nothing)],
      },
    ],
    /the route GET \/admin\/points twice/,
  ],
  [
    'a door at an address of the shop',
    [{ name: 'points', doors: [door('/app/points')] }],
    /this address is the shop's own/,
  ],
  [
    'a door for everything',
    [{ name: 'points', doors: [door('/:any')] }],
    /a door has a path of words and :names/,
  ],
  [
    'a door for all that is below',
    [{ name: 'points', doors: [door('/points/**')] }],
    /a door has a path of words and :names/,
  ],
  [
    'a door of another',
    [
      { name: 'points', doors: [door('/points/:id')] },
      { name: 'stars', doors: [door('/points/:other')] },
    ],
    /this is a door of points/,
  ],
  [
    'a door by another verb',
    [{ name: 'points', doors: [door('/points', 'PATCH')] }],
    /GET, POST, PUT or DELETE/,
  ],
  ['the name of another', [{ name: 'points' }, { name: 'points' }], /two of this name/],
  ['no name for files', [{ name: 'Loyalty Card' }], /lower case letters/],
  [
    'a table of the shop',
    [making('points', 'alter table product add column points integer')],
    /product, a table of the shop/,
  ],
  [
    'a table of the shop that begins like its own',
    [making('customer', 'drop table if exists customer_group')],
    /customer_group, a table of the shop/,
  ],
  [
    'a table of nobody',
    [making('points', 'create table balance (id text)')],
    /its tables begin with points_/,
  ],
  [
    'a table of another plugin',
    [making('loyalty', 'create table loyalty_card_stamp (id text)'), { name: 'loyalty-card' }],
    /its tables begin with loyalty_/,
  ],
  ['a statement that could do anything', [making('points', 'pragma foreign_keys=off')], /names no table/],
])('a plugin that wants %s is refused by name', (_, plugins, reason) => {
  expect(() => assertPlugins(plugins, own)).toThrow(/^The plugin /)
  expect(() => assertPlugins(plugins, own)).toThrow(reason)
})

it('plugins that keep to what is theirs are let in', () =>
  assertPlugins(
    [
      guestbook,
      making('loyalty', 'create table loyalty_point (id text)'),
      making('loyalty-card', 'create unique index loyalty_card_x on loyalty_card_stamp (id)'),
    ],
    own,
  ))
