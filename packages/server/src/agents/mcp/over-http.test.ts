import { contract, dailySubjects, toolsOf } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { mcpIn } from '../../from-environment'
import { createApiToken } from '../../modules/auth/api-tokens'
import { mcpClient } from '../../testing/mcp-client'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { shirt } from '../../testing/world'

const post = (
  t: TestShop,
  headers: Record<string, string>,
  body: unknown = { jsonrpc: '2.0', id: 1, method: 'ping' },
) =>
  t.app.fetch(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )

describeShop('a shop that says nothing of agents', (t) => {
  it('has no such address', async () => {
    const token = t.staff['x-medusa-access-token']
    expect((await post(t, { authorization: `Bearer ${token}` })).status).toBe(404)
    expect((await t.app.fetch(new Request('http://localhost/mcp'))).status).toBe(404)
  })
})

it('the environment switches it on, by two words', () => {
  expect(mcpIn({})).toBe(undefined)
  expect(mcpIn({ CARTWRIGHT_MCP: 'off' })).toBe(undefined)
  expect(mcpIn({ CARTWRIGHT_MCP: 'read' })).toBe('read')
  expect(mcpIn({ CARTWRIGHT_MCP: 'write' })).toBe('write')
  expect(() => mcpIn({ CARTWRIGHT_MCP: 'true' })).toThrow('CARTWRIGHT_MCP must be read, write or off')
})

describeShop(
  'a shop that lets agents read',
  (t) => {
    describe('asks who comes', () => {
      it('for an API token of staff, and for nothing else', async () => {
        for (const headers of [
          {},
          { authorization: 'Bearer nonsense' },
          { 'x-medusa-access-token': t.staff['x-medusa-access-token'] ?? '' },
          { authorization: `Basic ${t.staff['x-medusa-access-token']}` },
        ] as Record<string, string>[]) {
          const reply = await post(t, headers)
          expect(reply.status).toBe(401)
          expect(reply.headers.get('www-authenticate')).toBe('Bearer')
          expect(await reply.json()).toMatchObject({ type: 'unauthorized' })
        }
      })

      it('and says of a token that is over since when', async () => {
        const { token, id } = await createApiToken(t.shop, { domain: 'admin', name: 'gone' })
        await t.call('DELETE /admin/api-tokens/:id', { params: { id }, headers: t.staff })
        const reply = await post(t, { authorization: `Bearer ${token}` })
        expect(reply.status).toBe(401)
        expect(await reply.json()).toMatchObject({
          message: expect.stringMatching(/^This token was revoked on /),
        })
      })

      it('by POST, from no page of others, with less than a mebibyte', async () => {
        const authorization = `Bearer ${t.staff['x-medusa-access-token']}`
        const get = await t.app.fetch(new Request('http://localhost/mcp', { headers: { authorization } }))
        expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
        expect((await post(t, { authorization, origin: 'https://elsewhere.example' })).status).toBe(403)
        const large = { jsonrpc: '2.0', id: 1, method: 'ping', params: { text: 'x'.repeat(1_100_000) } }
        expect((await post(t, { authorization }, large)).status).toBe(413)
        const ping = await post(t, { authorization })
        expect([ping.status, ping.headers.get('content-type')]).toEqual([200, 'application/json'])
      })
    })

    describe.each(['handshake', 'stateless'] as const)('to clients of the %s', (era) => {
      it('offers the tools of daily work, and says what they are for', async () => {
        const client = await mcpClient(t, { era })
        const { tools } = await client.listTools()
        const named = tools.map(({ name }) => name)
        expect(named).toEqual([...toolsOf(contract).map(({ name }) => name), 'draft_refund', 'list_subjects'])
        for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true)
        expect(client.getInstructions()).toMatch(/Nothing here changes the shop/)
      })

      it('answers as data and as text', async () => {
        const { id } = await shirt(t)
        const client = await mcpClient(t, { era })
        const { structuredContent, content, isError } = await client.callTool({
          name: 'get_product',
          arguments: { id, fields: 'id,title' },
        })
        expect(isError).toBeFalsy()
        expect(structuredContent).toMatchObject({ product: { id, title: 'Shirt' } })
        expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
      })

      it('refuses what changes the shop, as if there were no such tool', async () => {
        const client = await mcpClient(t, { era })
        await expect(
          client.callTool({ name: 'create_product', arguments: { title: 'Jug' } }),
        ).rejects.toThrow(
          /Unknown tool: create_product \(it changes the shop, and writing is not allowed here\)/,
        )
        const { products } = await t.call('GET /admin/products', { query: { q: 'Jug' }, headers: t.staff })
        expect(products).toEqual([])
        await expect(client.callTool({ name: 'juggle' })).rejects.toThrow(/Unknown tool: juggle/)
        await expect(client.callTool({ name: 'list_regions' })).rejects.toThrow(
          /belongs to the subject regions/,
        )
      })
    })

    it('says which argument is wrong, and how', async () => {
      const client = await mcpClient(t)
      const wrong = await client.callTool({ name: 'list_orders', arguments: { status: ['lost'], limit: 5 } })
      expect(wrong).toMatchObject({
        isError: true,
        structuredContent: { error: { type: 'invalid_data', errors: [{ path: 'status.0' }] } },
      })
      expect(await client.callTool({ name: 'get_order', arguments: {} })).toMatchObject({
        isError: true,
        content: [{ text: 'id must be the id of what is meant' }],
      })
      expect(await client.callTool({ name: 'get_order', arguments: { id: 'order_0' } })).toMatchObject({
        isError: true,
        structuredContent: { error: { type: 'not_found' } },
      })
    })

    it('lets a token do no more than it may', async () => {
      const { token } = await createApiToken(t.shop, {
        domain: 'admin',
        name: 'goods alone',
        scopes: ['products:read'],
      })
      const client = await mcpClient(t, { token })
      expect((await client.callTool({ name: 'list_products' })).isError).toBeFalsy()
      expect(await client.callTool({ name: 'list_orders' })).toMatchObject({
        isError: true,
        structuredContent: { error: { type: 'forbidden' } },
      })
      await expect(client.readResource({ uri: 'shop://orders/order_1' })).rejects.toThrow(/does not allow/)
    })

    it('offers other subjects by the address, and tells which there are', async () => {
      const client = await mcpClient(t, { only: 'regions,tax-rates' })
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual([
        'list_regions',
        'get_region',
        'list_region_fulfillment_options',
        'list_tax_rates',
        'get_tax_rate',
        'list_subjects',
      ])
      const { structuredContent } = await client.callTool({ name: 'list_subjects' })
      expect(structuredContent).toMatchObject({
        may_write: false,
        how: expect.stringContaining('/mcp?only='),
        subjects: expect.arrayContaining([
          { subject: 'regions', offered: expect.arrayContaining(['get_region']), others: [] },
          { subject: 'orders', offered: [], others: expect.arrayContaining(['get_order']) },
        ]),
      })
      expect((await client.listResourceTemplates()).resourceTemplates).toEqual([])
      expect((await client.listPrompts()).prompts).toEqual([])
      await expect(mcpClient(t, { only: 'lamps' })).rejects.toThrow(/There is no subject/)
      expect(dailySubjects).not.toContain('regions')
    })

    it('has orders and products read by their addresses', async () => {
      const { id } = await placeOrder(t, await openCounter(t))
      const client = await mcpClient(t)
      const { resourceTemplates } = await client.listResourceTemplates()
      expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
        'shop://orders/{id}',
        'shop://products/{id}',
      ])
      const { contents } = await client.readResource({ uri: `shop://orders/${id}` })
      expect(contents).toMatchObject([{ uri: `shop://orders/${id}`, mimeType: 'application/json' }])
      expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ order: { id } })
      for (const uri of [
        'shop://orders/order_0',
        'shop://orders/..%2Fusers',
        'shop://users/1',
        'shop://orders/',
      ])
        await expect(client.readResource({ uri })).rejects.toThrow(/not found/i)
    })
  },
  { mcp: 'read' },
)
