import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { createApiToken } from '../../modules/auth/api-tokens'
import { createUser } from '../../modules/user/create-user'
import { listeningShop } from '../../testing/listening-shop'
import { eras, mcpClient } from '../../testing/mcp-client'
import { describeShop } from '../../testing/test-shop'
import { shirt } from '../../testing/world'

it.each(['handshake', 'stateless'] as const)(
  'a shop that listens writes down from where an agent of the %s calls',
  async (era) => {
    const { shop, url } = await listeningShop({ mcp: 'write' })
    await createUser(shop, { email: 'ada@example.com', password: 'correct-horse-battery', role: 'admin' })
    const { token, id } = await createApiToken(shop, { domain: 'admin', name: 'Desk' })
    const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: eras[era] } })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${token}` } },
      }),
    )
    onTestFinished(() => client.close())
    const made = await client.callTool({
      name: 'create_customer',
      arguments: {
        email: 'eve@example.com',
        first_name: 'Eve',
        last_name: 'Byron',
        password: 'correct-horse',
      },
    })
    expect(made.isError).toBeFalsy()
    const { audit_log } = shop.db.t
    const [entry] = await shop.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.action, 'POST /admin/customers'))
    expect(entry).toMatchObject({ actor_type: 'api_token', actor_id: id, address: '127.0.0.1' })
  },
)

describeShop(
  'a shop that lets agents write',
  (t) => {
    const auditOf = async (action: string) =>
      (await t.call('GET /admin/audit-log', { headers: t.staff })).audit_log.filter(
        (entry) => entry.action === action,
      )

    it('does once what is asked twice with one key, and writes down whose token it was', async () => {
      const made = await createApiToken(t.shop, { domain: 'admin', name: 'Claude of Ada' })
      const client = await mcpClient(t, { token: made.token, only: 'return-reasons' })
      const wish = {
        name: 'create_return_reason',
        arguments: { value: 'too-small', label: 'Too small', idempotency_key: 'reason-1' },
      }
      const first = await client.callTool(wish)
      expect(first.isError).toBeFalsy()
      expect((await client.callTool(wish)).structuredContent).toEqual(first.structuredContent)
      const { return_reasons } = await t.call('GET /admin/return-reasons', { headers: t.staff })
      expect(return_reasons.filter(({ value }) => value === 'too-small')).toHaveLength(1)
      const entries = await auditOf('POST /admin/return-reasons')
      expect(entries).toHaveLength(1)
      expect(entries[0]).toMatchObject({ actor_type: 'api_token', actor_id: made.id })
      expect(entries[0]?.actor_name).toMatch(/^Claude of Ada \(/)
      const other = { ...wish, arguments: { ...wish.arguments, label: 'Much too small' } }
      expect(await client.callTool(other)).toMatchObject({
        isError: true,
        structuredContent: { error: { code: 'idempotency_key_reused' } },
      })
    })

    it('offers what writes to every token, and does it for those that may', async () => {
      const { token } = await createApiToken(t.shop, {
        domain: 'admin',
        name: 'reader',
        scopes: ['*:read'],
      })
      const client = await mcpClient(t, { token })
      expect(await client.callTool({ name: 'create_product', arguments: { title: 'Jug' } })).toMatchObject({
        isError: true,
        structuredContent: { error: { type: 'forbidden' } },
      })
      expect(client.getInstructions()).toMatch(/Some tools change the shop at once/)
    })

    it('takes things away, and says so where nothing is answered', async () => {
      const { id } = await shirt(t)
      const client = await mcpClient(t)
      const gone = await client.callTool({ name: 'delete_product', arguments: { id } })
      expect(gone.structuredContent).toEqual({ id, object: 'product', deleted: true })
      expect((await client.callTool({ name: 'get_product', arguments: { id } })).isError).toBe(true)
    })
  },
  { mcp: 'write' },
)
