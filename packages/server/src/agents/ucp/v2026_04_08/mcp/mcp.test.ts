import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { manualPayment } from '../../../../providers/payment/manual'
import { eras } from '../../../../testing/mcp-client'
import { describeShop } from '../../../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../../../testing/world'
import { checkSignature } from '../../../signatures/http-signatures'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { base, checkoutsOf, payLater, sentBy, wish, wrongOfCheckout } from '../../../testing/buy'
import { wrongBy } from '../../../testing/ucp-schema'

const path = `${base}/mcp`

describeShop(
  'an agent of shoppers that speaks MCP',
  (t) => {
    let agent: AgentDouble
    let cup: TestProduct
    let option: { id: string }
    beforeAll(async () => {
      const usa = await america(t)
      option = await post(t, usa)
      cup = await mug(t, 1000)
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
    })
    afterAll(() => agent.close())

    const meta = (key?: string) => ({
      'ucp-agent': { profile: agent.profile },
      ...(key ? { 'idempotency-key': key } : {}),
    })
    /** The published client, which signs as agents do. */
    async function connected(era: keyof typeof eras = 'handshake') {
      const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: eras[era] } })
      await client.connect(
        new StreamableHTTPClientTransport(new URL(path, t.shop.baseUrl), {
          fetch: async (input, init) => {
            const request = new Request(input, init)
            const body = new Uint8Array(await request.clone().arrayBuffer())
            const { headers, method } = request
            if (method === 'POST')
              for (const [name, value] of Object.entries(
                agent.signed({ method, path, query: '', headers, body }),
              ))
                headers.set(name, value)
            return t.app.fetch(request)
          },
        }),
      )
      onTestFinished(() => client.close())
      return client
    }
    /** One message as it is sent, and its answer as it comes. */
    const message = (params: object, more: Parameters<AgentDouble['ask']>[2] = { isSigned: false }) =>
      agent.ask(`POST ${path}`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, more)
    const call = (name: string, given: object, more?: Parameters<AgentDouble['ask']>[2]) =>
      message({ name, arguments: { meta: meta(), ...given } }, more)

    it('finds the address in the profile, and the tools there', async () => {
      const profile = await (await t.app.fetch(new Request('http://shop.test/.well-known/ucp'))).json()
      expect(wrongBy('discovery/profile_schema.json#/$defs/business_profile', profile)).toEqual([])
      expect(profile.ucp.services['dev.ucp.shopping']).toContainEqual(
        expect.objectContaining({ transport: 'mcp', endpoint: `${t.shop.baseUrl}${path}` }),
      )
      for (const era of ['handshake', 'stateless'] as const) {
        const { tools } = await (await connected(era)).listTools()
        expect(tools.map(({ name }) => name).sort()).toEqual([
          'cancel_cart',
          'cancel_checkout',
          'complete_checkout',
          'create_cart',
          'create_checkout',
          'get_cart',
          'get_checkout',
          'get_order',
          'get_product',
          'lookup_catalog',
          'search_catalog',
          'update_cart',
          'update_checkout',
        ])
        const complete = tools.find(({ name }) => name === 'complete_checkout')
        expect(complete?.inputSchema.required).toEqual(['meta', 'id', 'checkout'])
        expect(complete?.inputSchema.properties?.meta).toMatchObject({
          required: ['ucp-agent', 'idempotency-key'],
        })
      }
    })

    it('searches, gathers, buys and follows its order, which is the order that REST gives', async () => {
      for (const era of ['handshake', 'stateless'] as const) {
        const client = await connected(era)
        const said = async (name: string, given: object, key?: string) => {
          const { structuredContent, content } = await client.callTool({
            name,
            arguments: { meta: meta(key), ...given },
          })
          expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
          // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever is answered
          return structuredContent as any
        }
        const context = { address_country: 'US', currency: 'USD' }
        const found = await said('search_catalog', { catalog: { query: 'mug', context } })
        expect(wrongBy('schemas/shopping/catalog_search.json#/$defs/search_response', found)).toEqual([])
        expect(found.products.length).toBeGreaterThan(0)
        const [variant] = found.products[0].variants
        const product = await said('get_product', { catalog: { id: found.products[0].id, context } })
        expect(product.product.id).toBe(found.products[0].id)
        const looked = await said('lookup_catalog', { catalog: { ids: [variant.id], context } })
        expect(looked.products).toHaveLength(1)

        const cart = await said('create_cart', {
          cart: { line_items: [{ item: { id: variant.id }, quantity: 1 }], context },
        })
        const filled = await said('update_cart', {
          id: cart.id,
          cart: { line_items: [{ item: { id: variant.id }, quantity: 2 }], context },
        })
        expect((await said('get_cart', { id: cart.id })).line_items).toEqual(filled.line_items)
        expect((await said('cancel_cart', { id: cart.id })).id).toBe(cart.id)
        expect((await said('get_cart', { id: cart.id })).ucp.status).toBe('error')

        const goods = wish({ [variant.id]: 2 })
        const begun = await said('create_checkout', { checkout: goods })
        expect(wrongOfCheckout(begun)).toEqual([])
        const ready = await said('update_checkout', {
          id: begun.id,
          checkout: { ...goods, ...sentBy(option.id) },
        })
        // Both are told anew each second.
        const { expires_at, continue_url, ...stays } = ready
        expect(stays.status).toBe('ready_for_complete')
        expect(await said('get_checkout', { id: begun.id })).toMatchObject(stays)
        const key = randomUUID()
        const pay = { id: begun.id, checkout: { payment: { instruments: [payLater] } } }
        const done = await said('complete_checkout', pay, key)
        expect([wrongOfCheckout(done), done.status]).toEqual([[], 'completed'])
        // The same by the same key, whichever way it comes.
        expect(await said('complete_checkout', pay, key)).toEqual(done)
        const byRest = await agent.ask(`POST ${base}/checkout-sessions/${begun.id}/complete`, pay.checkout, {
          key,
        })
        expect(byRest.body).toEqual(done)

        const order = await said('get_order', { id: done.order.id })
        expect(wrongBy('schemas/shopping/order.json', order)).toEqual([])

        const rest = checkoutsOf(agent)
        const other = await rest.create(wish({ [variant.id]: 2 }, sentBy(option.id)))
        const bought = await rest.complete(other.id)
        const { body: its } = await agent.ask(`GET ${base}/orders/${bought.order.id}`)
        const figures = ({ totals, line_items, currency }: typeof order) => ({
          totals,
          currency,
          items: line_items.map(({ item, quantity }: typeof order) => ({ item, quantity })),
        })
        expect(figures(order)).toEqual(figures(its))

        const off = await said('create_checkout', { checkout: goods })
        expect((await said('cancel_checkout', { id: off.id }, randomUUID())).status).toBe('canceled')
      }
    })

    it('is told what business says no to in a result', async () => {
      const gone = await call('get_checkout', { id: 'chk_none' })
      expect(gone.status).toBe(200)
      expect(
        wrongBy('schemas/shopping/types/error_response.json', gone.body.result.structuredContent),
      ).toEqual([])
      const none = await call('create_checkout', {
        checkout: { line_items: [{ item: { id: 'variant_none' }, quantity: 1 }] },
      })
      expect(none.body.result.structuredContent.ucp.status).toBe('error')
    })

    it('is answered by documents that are signed', async () => {
      const { signing_keys } = await (
        await t.app.fetch(new Request('http://shop.test/.well-known/ucp'))
      ).json()
      const { status, headers, body } = await call('search_catalog', { catalog: { query: 'mug' } })
      const bytes = new TextEncoder().encode(JSON.stringify(body))
      checkSignature({ status, headers, body: bytes }, signing_keys)
    })

    describe('is refused as the protocol says, by a status and by a code', () => {
      const profile = (address: unknown) => ({ meta: { 'ucp-agent': { profile: address } } })
      it.each<[string, string, object, [number, number, string]]>([
        ['nobody', 'get_cart', { meta: undefined }, [400, -32001, 'invalid_profile_url']],
        ['no address', 'get_cart', profile('agent'), [400, -32001, 'invalid_profile_url']],
        ['a number', 'get_cart', profile(7), [400, -32001, 'invalid_profile_url']],
        [
          'nobody there',
          'get_cart',
          { ...profile('http://127.0.0.1:1/'), id: 'c' },
          [424, -32001, 'profile_unreachable'],
        ],
        ['no id', 'get_cart', {}, [400, -32602, 'invalid_request']],
        ['no payload', 'create_cart', {}, [400, -32602, 'invalid_request']],
        ['a wrong payload', 'create_cart', { cart: { line_items: 7 } }, [400, -32602, 'invalid_request']],
        [
          'too many at once',
          'lookup_catalog',
          { catalog: { ids: Array.from({ length: 51 }, (_, at) => `id_${at}`) } },
          [400, -32602, 'request_too_large'],
        ],
        ['no such tool', 'delete_shop', {}, [400, -32602, 'unknown_tool']],
        ['an order without a signature', 'get_order', { id: 'order_1' }, [401, -32000, 'signature_missing']],
      ])('%s', async (_, name, given, [status, code, word]) => {
        const heard = await bareCall(name, given)
        expect([heard.status, heard.body.error.code, heard.body.error.data.code]).toEqual([
          status,
          code,
          word,
        ])
        expect(heard.body.error.data.continue_url).toBe(`${t.shop.baseUrl}/`)
      })

      /** As clients of MCP send it: who they are stands in the message alone. */
      async function bareCall(name: string, given: object, headers: Record<string, string> = {}) {
        const reply = await t.app.fetch(
          new Request(new URL(path, t.shop.baseUrl), {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify({
              jsonrpc: '2.0',
              id: 1,
              method: 'tools/call',
              params: { name, arguments: { meta: meta(), ...given } },
            }),
          }),
        )
        return { status: reply.status, body: await reply.json() }
      }

      it('completing without a key', async () => {
        const { body } = await bareCall('complete_checkout', { id: 'chk_1', checkout: { payment: {} } })
        expect(body.error).toMatchObject({ code: -32602, message: 'meta["idempotency-key"]: is missing' })
      })
      it('two names, and two keys', async () => {
        const names = await bareCall(
          'search_catalog',
          {},
          { 'ucp-agent': 'profile="https://other.example/"' },
        )
        expect([names.status, names.body.error.code]).toEqual([400, -32602])
        const keys = await bareCall(
          'create_cart',
          { meta: meta('one'), cart: { line_items: [] } },
          { 'idempotency-key': 'two' },
        )
        expect([keys.status, keys.body.error.code]).toEqual([400, -32602])
      })
      it('a key that stands for something else', async () => {
        const key = randomUUID()
        const goods = (quantity: number) => ({
          meta: meta(key),
          cart: { line_items: [{ item: { id: cup.variant('one') }, quantity }] },
        })
        expect((await bareCall('create_cart', goods(1))).status).toBe(200)
        const again = await bareCall('create_cart', goods(2))
        expect([again.status, again.body.error.code]).toEqual([409, -32000])
      })
      it('a body that is none, several at once, and another method', async () => {
        const sent = (body: string) =>
          t.app.fetch(new Request(new URL(path, t.shop.baseUrl), { method: 'POST', body }))
        expect((await sent('{')).status).toBe(400)
        expect((await sent('[]')).status).toBe(400)
        expect((await t.app.fetch(new Request(new URL(path, t.shop.baseUrl)))).status).toBe(405)
      })
    })

    it('whatever it says, nothing breaks', { timeout: 120_000 }, async () => {
      const tools = [
        'search_catalog',
        'create_cart',
        'update_checkout',
        'complete_checkout',
        'get_order',
        'x',
      ]
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...tools),
          fc.dictionary(fc.constantFrom('id', 'cart', 'checkout', 'catalog', 'meta'), fc.jsonValue()),
          fc.boolean(),
          async (name, given, isKnown) => {
            const reply = await message({
              name,
              arguments: isKnown ? { ...given, meta: meta(randomUUID()) } : given,
            })
            expect(reply.status).toBeLessThan(500)
          },
        ),
        { numRuns: 150 },
      )
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (said) => {
          expect((await agent.ask(`POST ${path}`, said, { isSigned: false })).status).toBeLessThan(500)
        }),
        { numRuns: 100 },
      )
    })
  },
  {
    agents: { ucp: { perMinute: 100_000 } },
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)

describeShop(
  'an agent that asks too often by MCP',
  (t) => {
    it('waits for as long as it is told', async () => {
      await america(t)
      const agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      onTestFinished(() => agent.close())
      const ask = () =>
        agent.ask(`POST ${path}`, {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: {
            name: 'search_catalog',
            arguments: { meta: { 'ucp-agent': { profile: agent.profile } }, catalog: { query: 'mug' } },
          },
        })
      expect((await ask()).status).toBe(200)
      const { status, headers, body } = await ask()
      expect([status, body.error.code]).toEqual([429, -32000])
      expect(String(body.error.data.retry_after)).toBe(headers.get('retry-after'))
    })
  },
  { agents: { ucp: { perMinute: 1 } }, localWebhooks: true, baseUrl: 'http://shop.test' },
)

describeShop('a shop that says nothing of agents of shoppers', (t) => {
  it('has no tools for them', async () => {
    const sent = new Request(`http://localhost${path}`, { method: 'POST', body: '{}' })
    expect((await t.app.fetch(sent)).status).toBe(404)
  })
})
