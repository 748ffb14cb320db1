import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AgentProtocol, AgentProtocolName } from '@cartwright/contract'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { describeShop, type TestShop } from '../testing/test-shop'
import { europe, mug } from '../testing/world'
import { noteCall, writeCalls } from './selling/call-log'
import { agentTables } from './selling/tables'
import { agentDouble } from './testing/agent-double'
import { base } from './testing/buy'

const overview = async (t: TestShop) =>
  (await t.call('GET /admin/store/agents-and-feeds', { headers: t.staff })).agents_and_feeds
const check = (t: TestShop) => t.call('GET /admin/store/agents-and-feeds/check', { headers: t.staff })

describeShop('a shop that offers nothing to programs', (t) => {
  it('says so to staff, and to nobody else', async () => {
    expect(await overview(t)).toEqual({
      protocols: [],
      signing_keys: [],
      calls: [],
      has_feeds: false,
      feeds: [],
    })
    expect(await check(t)).toEqual({ profiles: [], feeds: [] })
    await expect(t.call('GET /admin/store/agents-and-feeds')).rejects.toThrow('answered 401')
  })
})

describeShop(
  'a shop that sells to agents and has feeds',
  (t) => {
    beforeAll(async () => {
      await europe(t)
      await mug(t, 3)
    })

    it('tells where each of them is, and that is where they are', async () => {
      const { protocols, signing_keys, has_feeds, feeds } = await overview(t)
      const [ucp] = protocols
      const got = async (url = '') => (await t.app.fetch(new Request(url))) as Response
      const profile = await (await got(ucp?.profile_url)).json()
      expect(profile.ucp.version).toBe(ucp?.version)
      expect(
        profile.ucp.services['dev.ucp.shopping'].map(
          ({ transport, endpoint }: { transport: string; endpoint: string }) => ({
            transport,
            url: endpoint,
          }),
        ),
      ).toEqual(ucp?.endpoints)
      expect(signing_keys).toEqual(
        profile.signing_keys.map(({ kid }: { kid: string }, at: number) => ({ kid, is_current: at === 0 })),
      )
      expect(has_feeds).toBe(true)
      expect(feeds.length).toBeGreaterThan(0)
      for (const { files } of feeds)
        for (const { url } of files) expect([url, (await got(url)).status]).toEqual([url, 200])
    })

    it('tells what agents asked for last, how it ended and why it was refused', async () => {
      const agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      onTestFinished(() => agent.close())
      await agent.ask(`POST ${base}/catalog/search`, { query: 'mug' })
      await agent.ask(`POST ${base}/catalog/search`, { query: 7 })
      const params = { name: 'get_cart', arguments: { id: 'cart_1' } }
      await agent.ask(`POST ${base}/mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      await writeCalls(t.shop)
      const { calls } = await overview(t)
      const facts = calls.map(({ transport, agent, operation, status, code }) => ({
        transport,
        agent,
        operation,
        status,
        code,
      }))
      const rest = { transport: 'rest', agent: agent.profile, operation: 'search_catalog' }
      expect(facts).toEqual([
        { transport: 'mcp', agent: null, operation: 'get_cart', status: 400, code: 'invalid_profile_url' },
        { ...rest, status: 400, code: 'invalid_request' },
        { ...rest, status: 200, code: null },
      ])
      expect(calls[1]?.message).toMatch(/^\$\.query: /)
    })

    it('keeps the last of them alone', async () => {
      const call = {
        protocol: 'ucp',
        transport: 'rest',
        agent: null,
        operation: 'get_cart',
        status: 200,
        code: null,
        message: 'x'.repeat(2000),
        took: 1,
      } as const
      for (let round = 0; round < 4; round += 1) {
        for (let at = 0; at < 250; at += 1) noteCall(t.shop, call)
        await writeCalls(t.shop)
      }
      const rows = await t.shop.db.select().from(agentTables(t.shop.db).call)
      expect(rows).toHaveLength(500)
      expect(rows[0]?.message).toHaveLength(500)
      expect((await overview(t)).calls).toHaveLength(50)
    })

    it('says that nobody finds its profile where its address leads nowhere, and what feeds lack', async () => {
      const { profiles, feeds } = await check(t)
      expect(profiles).toMatchObject([{ protocol: 'ucp', status: 'unreachable', detail: expect.any(String) }])
      expect(feeds.map(({ reader }) => reader)).toEqual(expect.arrayContaining(['google', 'acp']))
      expect(feeds.every(({ products, is_partial }) => products === 1 && !is_partial)).toBe(true)
    })
  },
  { agents: { ucp: true }, feeds: true, localWebhooks: true, baseUrl: 'http://nobody.invalid' },
)

let answers: (path: string) => Promise<{ status: number; body: string }>
const server = createServer(async (request, response) => {
  const { status, body } = await answers(request.url ?? '')
  response.statusCode = status
  response.end(body)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

describeShop(
  'the profile of a shop at its public address',
  (t) => {
    const find = async (name: AgentProtocolName, said: (own: string) => { status: number; body: string }) => {
      const { checkProfile } = await import('./check-outside')
      answers = async (path) =>
        said(await ((await t.app.fetch(new Request(`${baseUrl}${path}`))) as Response).text())
      onTestFinished(() => {
        answers = async () => ({ status: 500, body: '' })
      })
      const protocol = (await overview(t)).protocols.find((one) => one.name === name)
      return (await checkProfile(t.shop, protocol as AgentProtocol)).status
    }

    it.each<[string, (own: string) => { status: number; body: string }, string]>([
      ['is its own, but not by https', (own) => ({ status: 200, body: own }), 'not_https'],
      ['is answered by an error', () => ({ status: 502, body: '' }), 'unreachable'],
      ['is a page', () => ({ status: 200, body: '<html></html>' }), 'invalid'],
      [
        'is that of another shop',
        (own) => ({ status: 200, body: JSON.stringify({ ...JSON.parse(own), signing_keys: [] }) }),
        'foreign',
      ],
    ])('%s', async (_, said, status) => expect(await find('ucp', said)).toBe(status))

    it('is looked for by each protocol, and is its own by its address', async () => {
      expect(await find('acp', (own) => ({ status: 200, body: own }))).toBe('not_https')
      expect(await find('acp', () => ({ status: 200, body: '{}' }))).toBe('invalid')
      const elsewhere = { api_base_url: 'https://other.example/acp' }
      expect(
        await find('acp', (own) => ({
          status: 200,
          body: JSON.stringify({ ...JSON.parse(own), ...elsewhere }),
        })),
      ).toBe('foreign')
    })
  },
  {
    agents: {
      ucp: true,
      acp: {
        agents: [
          {
            name: 'assistant',
            keys: ['a-key-of-an-assistant'],
            webhookUrl: 'https://assistant.example/orders',
            webhookSecret: 'secret',
          },
        ],
      },
    },
    baseUrl,
  },
)
