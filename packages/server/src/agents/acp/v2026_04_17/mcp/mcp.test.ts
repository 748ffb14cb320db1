import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { eras } from '../../../../testing/mcp-client'
import { describeShop } from '../../../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../../../testing/world'
import { acpDouble } from '../../../testing/acp-agent'
import { acpCheckouts, acpPayLater, acpSentBy, acpWish } from '../../../testing/acp-buy'
import { wrongByAcp } from '../../../testing/acp-schema'

const agent = await acpDouble()
afterAll(() => agent.close())
const path = '/acp/mcp'

describeShop(
  'an agent of shoppers that speaks MCP by ACP',
  (t) => {
    let cup: TestProduct
    let option: { id: string }
    beforeAll(async () => {
      option = await post(t, await america(t))
      cup = await mug(t, 1000)
    })
    const authorization = `Bearer ${agent.agent.keys[0]}`
    const meta = { api_version: '2026-04-17' }

    /** The published client, with the key of the agent. */
    async function connected(era: keyof typeof eras = 'handshake') {
      const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: eras[era] } })
      await client.connect(
        new StreamableHTTPClientTransport(new URL(path, 'http://shop.test'), {
          requestInit: { headers: { authorization } },
          fetch: async (input, init) => (await t.app.fetch(new Request(input, init))) as Response,
        }),
      )
      onTestFinished(() => client.close())
      return client
    }
    /** One message as it is sent, and its answer as it comes. */
    async function message(params: unknown, headers: Record<string, string> = { authorization }) {
      const answer = (await t.app.fetch(
        new Request(new URL(path, 'http://shop.test'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
        }),
      )) as Response
      return { status: answer.status, body: await answer.json() }
    }

    it('finds that there are tools, and the five of them', async () => {
      const found = (await t.app.fetch(new Request('http://shop.test/.well-known/acp.json'))) as Response
      expect((await found.json()).transports).toEqual(['rest', 'mcp'])
      for (const era of ['handshake', 'stateless'] as const) {
        const { tools } = await (await connected(era)).listTools()
        expect(tools.map(({ name, inputSchema }) => [name, inputSchema.required])).toEqual([
          ['create_checkout_session', ['meta', 'payload']],
          ['get_checkout_session', ['meta', 'id']],
          ['update_checkout_session', ['meta', 'id', 'payload']],
          ['complete_checkout_session', ['meta', 'id', 'payload']],
          ['cancel_checkout_session', ['meta', 'id']],
        ])
      }
    })

    it('buys, and sees by REST what it did', async () => {
      for (const era of ['handshake', 'stateless'] as const) {
        const client = await connected(era)
        const said = async (name: string, given: object) => {
          const { structuredContent, content } = await client.callTool({
            name,
            arguments: { meta, ...given },
          })
          expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
          expect(wrongByAcp('CheckoutSession', structuredContent)).toEqual([])
          // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever is answered
          return structuredContent as any
        }
        const { id } = await said('create_checkout_session', {
          payload: acpWish({ [cup.variant('one')]: 2 }),
        })
        const ready = await said('update_checkout_session', { id, payload: acpSentBy(option.id) })
        expect(ready.status).toBe('ready_for_payment')
        expect((await said('get_checkout_session', { id })).totals).toEqual(ready.totals)
        const done = await said('complete_checkout_session', { id, payload: { payment_data: acpPayLater } })
        expect(done.status).toBe('completed')
        expect((await acpCheckouts(agent, t).read(id)).order).toEqual(done.order)
        const other = await said('create_checkout_session', { payload: acpWish({ [cup.variant('one')]: 1 }) })
        expect((await said('cancel_checkout_session', { id: other.id })).status).toBe('canceled')
      }
    })

    it('is given the first answer again by the same key, whichever way it came', async () => {
      const key = randomUUID()
      const payload = acpWish({ [cup.variant('one')]: 1 })
      const create = () =>
        message({
          name: 'create_checkout_session',
          arguments: { meta: { ...meta, idempotency_key: key }, payload },
        })
      const [one, again] = [await create(), await create()]
      const byRest = await agent.ask(t, 'POST /acp/checkout_sessions', payload, { key })
      expect([again.body.result.structuredContent, byRest.body]).toEqual([
        one.body.result.structuredContent,
        one.body.result.structuredContent,
      ])
    })

    it.each<[string, object, number, string | undefined]>([
      ['no checkout', { name: 'get_checkout_session', arguments: { meta, id: 'none' } }, -32000, 'not_found'],
      [
        'no version',
        { name: 'get_checkout_session', arguments: { meta: {}, id: 'x' } },
        -32000,
        'missing_api_version',
      ],
      ['no meta', { name: 'get_checkout_session', arguments: { id: 'x' } }, -32602, undefined],
      ['no id', { name: 'get_checkout_session', arguments: { meta } }, -32602, undefined],
      ['no payload', { name: 'create_checkout_session', arguments: { meta } }, -32602, undefined],
      [
        'a wrong payload',
        { name: 'create_checkout_session', arguments: { meta, payload: {} } },
        -32000,
        'missing',
      ],
      ['another tool', { name: 'search', arguments: { meta } }, -32602, undefined],
    ])('is refused for %s by the codes of the protocol', async (_, params, code, told) => {
      const { error } = (await message(params)).body
      expect([error.code, error.data?.code]).toEqual([code, told])
      if (error.data) expect(wrongByAcp('Error', error.data)).toEqual([])
    })

    it('is let in by its key alone, which it says once and not in what tools are told', async () => {
      const call = { name: 'get_checkout_session', arguments: { meta, id: 'x' } }
      const { status, body } = await message(call, { authorization: 'Bearer nobody' })
      expect([status, body.code]).toEqual([401, 'unauthorized'])
    })
  },
  {
    agents: { acp: { agents: [agent.agent] } },
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)
