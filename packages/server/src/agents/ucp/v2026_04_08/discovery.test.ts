import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentsIn } from '../../../from-environment'
import { describeShop } from '../../../testing/test-shop'
import { america } from '../../../testing/world'
import { checkSignature } from '../../signatures/http-signatures'
import { type AgentDouble, agentDouble } from '../../testing/agent-double'
import { wrongBy } from '../../testing/ucp-schema'

const base = '/ucp/2026-04-08'
const search = `POST ${base}/catalog/search`

describeShop('a shop that says nothing of agents of shoppers', (t) => {
  it('has none of their addresses, and no plugin for them', async () => {
    for (const path of ['/.well-known/ucp', `${base}/catalog/search`, `${base}/checkout-sessions`])
      expect((await t.app.fetch(new Request(`http://localhost${path}`))).status).toBe(404)
    expect(t.shop.plugins).toEqual([])
  })
})

it('the environment names the protocols', () => {
  expect(agentsIn({})).toBe(undefined)
  expect(agentsIn({ CARTWRIGHT_AGENTS: 'off' })).toBe(undefined)
  expect(agentsIn({ CARTWRIGHT_AGENTS: 'ucp' })).toEqual({ ucp: true })
  expect(() => agentsIn({ CARTWRIGHT_AGENTS: 'true' })).toThrow(
    'CARTWRIGHT_AGENTS: there is no protocol true',
  )
})

describeShop(
  'a shop that sells by UCP',
  (t) => {
    let agent: AgentDouble
    beforeAll(async () => {
      await america(t)
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
    })
    afterAll(() => agent.close())

    const profile = async () =>
      (await t.app.fetch(new Request('http://localhost/.well-known/ucp'))) as Response

    it('publishes a profile as the protocol wants it, for five minutes', async () => {
      const reply = await profile()
      expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
      const said = await reply.json()
      expect(wrongBy('discovery/profile_schema.json#/$defs/business_profile', said)).toEqual([])
      expect(said.ucp.version).toBe('2026-04-08')
      expect(said.ucp.services['dev.ucp.shopping'][0].endpoint).toBe(`${t.shop.baseUrl}${base}`)
      expect(said.ucp.capabilities['dev.ucp.shopping.discount'][0].extends).toEqual([
        'dev.ucp.shopping.checkout',
        'dev.ucp.shopping.cart',
      ])
      expect(JSON.stringify(said.signing_keys)).not.toContain('"d"')
      for (const [name, [one]] of Object.entries(said.ucp.capabilities) as [string, { spec: string }[]][])
        expect([name, new URL(one?.spec ?? '').origin]).toEqual([name, 'https://ucp.dev'])
    })

    it('signs its answers by the keys that it publishes', async () => {
      const { signing_keys } = await (await profile()).json()
      const reply = await agent.ask(search, { query: 'cup' })
      const body = new TextEncoder().encode(JSON.stringify(reply.body))
      checkSignature({ status: reply.status, headers: reply.headers, body }, signing_keys)
    })

    it('fetches the profile of an agent once, as long as it is good', async () => {
      const one = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      await Promise.all([1, 2, 3].map(() => one.ask(search, { query: 'cup' })))
      await one.ask(search, { query: 'cup' })
      expect(one.fetched).toBe(1)
      await one.close()
    })

    it('answers whoever has a profile, signed or not, and nobody who signs wrongly', async () => {
      expect((await agent.ask(search, { query: 'cup' }, { isSigned: false })).status).toBe(200)
      const forged = await agent.ask(
        search,
        { query: 'cup' },
        { headers: { signature: 'sig1=:AAAA:' }, isSigned: false },
      )
      expect([forged.status, forged.body.code]).toEqual([401, 'signature_missing'])
      const other = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }), 'other')
      const stolen = await other.ask(
        search,
        { query: 'cup' },
        { headers: { 'ucp-agent': `profile="${agent.profile}"` } },
      )
      expect([stolen.status, stolen.body.code]).toEqual([401, 'key_not_found'])
      await other.close()
    })

    describe('refuses', () => {
      const odd = async (change: (says: Record<string, unknown>) => unknown) => {
        const one = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
        one.says = change(one.says) as Record<string, unknown>
        const { status, body } = await one.ask(search, { query: 'cup' }, { isSigned: false })
        await one.close()
        return [status, body.code ?? body.messages?.[0]?.code]
      }
      it('profiles that are none, or of another version', async () => {
        expect(await odd(() => ({ nothing: true }))).toEqual([422, 'profile_malformed'])
        expect(
          await odd((says) => ({ ...says, ucp: { ...(says.ucp as object), version: '2026-01-11' } })),
        ).toEqual([422, 'version_unsupported'])
      })
      it('what both have nothing in common for, with where a buyer may go', async () => {
        expect(
          await odd((says) => ({ ...says, ucp: { ...(says.ucp as object), capabilities: {} } })),
        ).toEqual([200, 'capabilities_incompatible'])
      })
      it.each<[string, Record<string, string>, number, string]>([
        ['nobody', { 'ucp-agent': '' }, 400, 'invalid_profile_url'],
        ['no address', { 'ucp-agent': 'profile="agent"' }, 400, 'invalid_profile_url'],
        ['no quotes', { 'ucp-agent': 'profile=https://agent.example/' }, 400, 'invalid_profile_url'],
        ['a file', { 'ucp-agent': 'profile="file:///etc/passwd"' }, 400, 'invalid_profile_url'],
        ['nobody there', { 'ucp-agent': 'profile="http://127.0.0.1:1/"' }, 424, 'profile_unreachable'],
      ])('%s', async (_, headers, status, code) => {
        const reply = await agent.ask(search, { query: 'cup' }, { headers, isSigned: false })
        expect([reply.status, reply.body.code]).toEqual([status, code])
      })
      it('bodies that are not understood, by their path', async () => {
        const wrong = await agent.ask(search, { query: 'cup', pagination: { limit: 'all' } })
        expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_request'])
        expect(wrong.body.content).toMatch(/^\$\.pagination\.limit: /)
        expect((await agent.ask(`GET ${base}/catalog/search`)).status).toBe(405)
      })
    })
  },
  { agents: { ucp: true }, localWebhooks: true, baseUrl: 'http://shop.test' },
)

describeShop(
  'a shop that sells to agents it knows',
  (t) => {
    it('answers nobody else, and asks those it knows for a signature', async () => {
      await america(t)
      const agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      const reply = await agent.ask(search, { query: 'cup' })
      expect([reply.status, reply.body.code]).toEqual([403, 'profile_not_trusted'])
      expect(agent.fetched).toBe(0)
      await agent.close()
    })
    it('and asks those it knows for a signature, before it looks at anything', async () => {
      const reply = await t.app.fetch(
        new Request(`http://shop.test${base}/catalog/search`, {
          method: 'POST',
          headers: { 'ucp-agent': 'profile="https://known.example/profile"' },
          body: '{}',
        }),
      )
      expect([reply.status, (await reply.json()).code]).toEqual([401, 'signature_missing'])
    })
  },
  {
    agents: { ucp: { agents: ['https://known.example/profile'] } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
  },
)
