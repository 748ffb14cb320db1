import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApiToken } from '../../../server/src/modules/auth/api-tokens'
import { createUser } from '../../../server/src/modules/user/create-user'
import { listeningShop } from '../../../server/src/testing/listening-shop'
import { binary, newHome } from '../testing/run-cartwright'

const home = newHome()

/** The command, started by the published client as any agent starts it. */
async function agent(words: readonly string[], token = 'none', mode: 'legacy' | 'auto' = 'legacy') {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [binary, 'mcp', ...words],
    cwd: home.folder,
    env: { HOME: home.folder, PATH: process.env.PATH ?? '', CARTWRIGHT_TOKEN: token },
    stderr: 'pipe',
  })
  let said = ''
  transport.stderr?.on('data', (part: Buffer) => {
    said += part.toString()
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return { client, said: () => said }
}

/** A shop with one member of staff, who has made a token. */
async function openShop() {
  const { shop, url, close } = await listeningShop()
  await createUser(shop, { email: 'ada@example.com', password: 'correct-horse-battery', role: 'admin' })
  return { shop, url, close, ...(await createApiToken(shop, { domain: 'admin', name: 'Desk of Ada' })) }
}

describe('cartwright mcp', () => {
  it.each(['legacy', 'auto'] as const)(
    'reads in a shop elsewhere, and changes nothing there (%s)',
    async (mode) => {
      const { url, token } = await openShop()
      const { client, said } = await agent(['--url', url], token, mode)
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['list_orders', 'draft_refund']))
      expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([])
      const listed = await client.callTool({
        name: 'list_products',
        arguments: { created_at: { lt: '2001-01-01T00:00:00Z' } },
      })
      expect(listed.structuredContent).toMatchObject({ products: [], count: 0, limit: 20 })
      await expect(client.callTool({ name: 'create_product', arguments: { title: 'Jug' } })).rejects.toThrow(
        /writing is not allowed here/,
      )
      expect(said()).toContain(`Agents work in ${url}, reading only`)
    },
  )

  it('writes where it may, once for each key, in the name of the token', async () => {
    const { url, token, id } = await openShop()
    const { client } = await agent(['--url', url, '--allow-writes', '--only', 'products, audit-log'], token)
    const wish = { name: 'create_product', arguments: { title: 'Jug', idempotency_key: 'jug-1' } }
    const made = await client.callTool(wish)
    expect(made.isError).toBeFalsy()
    expect((await client.callTool(wish)).structuredContent).toEqual(made.structuredContent)
    const { structuredContent } = await client.callTool({ name: 'list_audit_log' })
    const { audit_log } = structuredContent as { audit_log: { action: string }[] }
    const mine = audit_log.filter(({ action }) => action === 'POST /admin/products')
    expect(mine).toMatchObject([
      { actor_type: 'api_token', actor_id: id, actor_name: expect.stringContaining('Desk of Ada') },
    ])
    const wrong = await client.callTool({ name: 'create_product', arguments: { title: 7 } })
    expect(wrong).toMatchObject({
      isError: true,
      structuredContent: {
        error: { type: 'invalid_data', errors: [{ message: expect.stringMatching(/^title /) }] },
      },
    })
  })

  it('says what is the matter with the way to the shop, and goes on when it is there again', async () => {
    const { url, token, close } = await openShop()
    const stranger = await agent(['--url', url], 'ct_wrong')
    expect(await stranger.client.callTool({ name: 'list_orders' })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining(`Not signed in to ${url}`) }],
    })
    const { client } = await agent(['--url', url], token)
    expect((await client.callTool({ name: 'get_store' })).isError).toBeFalsy()
    await close()
    const lost = () => client.callTool({ name: 'get_store' })
    for (const answer of [await lost(), await lost()])
      expect(answer).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining(`${url} cannot be reached`) }],
      })
    const { port } = new URL(url)
    const { startShop } = await import('../../../server/src/server')
    const again = await startShop({
      data: mkdtempSync(`${home.folder}/again-`),
      port: Number(port),
      log: 'silent',
    })
    onTestFinished(() => again.close())
    expect(await lost()).toMatchObject({ content: [{ text: expect.stringContaining('Not signed in') }] })
  })

  it('works in the shop of this machine without a token, as its keeper', async () => {
    await home.run(['seed', 'empty', '--data', 'data'])
    const { client } = await agent(['--data', 'data'], '')
    expect((await client.callTool({ name: 'get_store' })).structuredContent).toMatchObject({
      store: { id: expect.any(String) },
    })
  })

  it('ends with the client, and says nothing but the protocol on standard output', async () => {
    const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`
    const hello = line({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    })
    const { out, code } = await home.run(['mcp', '--url', 'http://127.0.0.1:1', '--token', 'none'], {
      onStarted: ({ stdin }) => stdin?.write(`nonsense\n${hello}${line({ id: 2, method: 'ping' })}`),
      onSaid: (said, { stdin }) => said.includes('"id":2') && stdin?.end(),
    })
    expect(code).toBe(0)
    const answers = out
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one))
    expect(answers.filter(({ id }) => id)).toMatchObject([{ id: 1 }, { id: 2, result: {} }])
  })

  it('refuses a subject that is none before it begins', async () => {
    const { code, out, said } = await home.run(['mcp', '--url', 'http://127.0.0.1:1', '--only', 'lamps'])
    expect([code, out]).toEqual([2, ''])
    expect(said).toMatch(/--only: There is no subject "lamps"; there are analytics, /)
  })
})

describe('a shop that is started', () => {
  /** The files that a start loads which hold something of the protocol. */
  async function loadedOfProtocol(env: Record<string, string>): Promise<string[]> {
    const seen = mkdtempSync(join(home.folder, 'seen-'))
    const { code } = await home.run(
      ['start', '--port', '0', '--data', `${seen}/shop`, '--no-storefront', '--json'],
      {
        env: { ...env, NODE_V8_COVERAGE: seen },
        onSaid: (said, child) => said.includes('"url"') && !child.killed && child.kill('SIGTERM'),
      },
    )
    expect(code).toBe(0)
    const reports = readdirSync(seen).filter((file) => file.endsWith('.json'))
    const scripts = reports.flatMap(
      (file) => (JSON.parse(readFileSync(join(seen, file), 'utf8')) as { result: { url: string }[] }).result,
    )
    // Something was seen at all.
    expect(scripts.some(({ url }) => url.endsWith('server/dist/index.js'))).toBe(true)
    const files = [...new Set(scripts.map(({ url }) => url))].filter((url) => url.startsWith('file:'))
    return files.filter((url) =>
      readFileSync(fileURLToPath(url), 'utf8').includes('node_modules/@modelcontextprotocol'),
    )
  }

  it('loads nothing of the protocol unless it is switched on', async () => {
    expect(await loadedOfProtocol({})).toEqual([])
    expect(await loadedOfProtocol({ CARTWRIGHT_MCP: 'read' })).not.toEqual([])
  })
})
