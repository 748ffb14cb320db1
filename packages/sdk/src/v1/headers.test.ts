import { contract, type Endpoint } from '@cartwright/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createClient } from '../client'
import { publishedMethods } from './published-methods.test.parts'

type Tree = { [name: string]: Tree & ((...args: unknown[]) => Promise<unknown>) }

const sent: { url: string; headers: Headers; body: string }[] = []
const client = createClient({
  baseUrl: 'http://shop.test',
  fetch: async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    sent.push({ url: String(input), headers: new Headers(init?.headers), body })
    return Response.json({})
  },
})
const methodOf = (name: string) => {
  const path = name.split('.')
  const area = path.slice(0, -1).reduce((tree, key) => tree[key] as Tree, client as unknown as Tree)
  return (...args: unknown[]) => area[path.at(-1) ?? '']?.(...args)
}

/** What the query and the body of every call know by name. */
const names = new Set(
  Object.values<Endpoint>(contract).flatMap(({ query, body }) =>
    [query, body].flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : [])),
  ),
)
const headerName = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/).filter((name) => !names.has(name))
const methods = publishedMethods().filter(({ args }) => args.includes('headers'))
const examples = {
  id: 'id_1',
  query: { limit: 1 },
  body: { name: 'x' },
  files: new File([], 'a'),
  headers: {},
}

describe('headers as the v1 client takes them', () => {
  it('are headers in every method, whatever their names, and never in an address or a body', async () => {
    await fc.assert(
      fc.asyncProperty(
        headerName,
        fc.constantFrom(...methods),
        fc.boolean(),
        async (header, { name, args }, full) => {
          sent.length = 0
          const given = args.map((role) =>
            role === 'headers'
              ? { [header]: 'SECRET' }
              : role === 'query'
                ? full && /list|lookup/i.test(name)
                  ? examples.query
                  : undefined
                : examples[role],
          )
          await methodOf(name)(...given)
          expect(sent).toHaveLength(1)
          expect(sent[0]?.url).not.toContain('SECRET')
          expect(sent[0]?.body).not.toContain('SECRET')
          expect(sent[0]?.headers.get(header)).toBe('SECRET')
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('have no name that an option, or a filter of any list, has', () => {
    for (const name of [
      'signal',
      'timeoutMs',
      'retries',
      'idempotencyKey',
      'headers',
      'authorization',
      'cookie',
    ])
      expect(names, name).not.toContain(name)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
  })

  it('stand beside options, which are told by their names', async () => {
    sent.length = 0
    await client.carts.retrieve('cart_1', { Authorization: 'Bearer a' })
    await client.carts.retrieve('cart_1', { expand: 'items' }, { 'x-trace': 'b' })
    await client.carts.retrieve('cart_1', { expand: 'items' }, { headers: { 'x-trace': 'c' }, retries: 0 })
    await client.products.list(undefined, { cookie: 'd' })
    expect(sent.map(({ url }) => url.replace('http://shop.test', ''))).toEqual([
      '/store/carts/cart_1',
      '/store/carts/cart_1?expand=items',
      '/store/carts/cart_1?expand=items',
      '/store/products',
    ])
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer a')
    expect(sent.slice(1, 3).map(({ headers }) => headers.get('x-trace'))).toEqual(['b', 'c'])
    expect(sent[3]?.headers.get('cookie')).toBe('d')
  })

  it('are told by their types, so that a misspelt query is none', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the type that the v1 client gives its headers
    const anything: Record<string, any> = { Authorization: 'Bearer a' }
    await client.carts.retrieve('cart_1', anything)
    await client.admin.orderEdits.requestConfirmation('oe_1', { 'x-trace': 'a' })
    // @ts-expect-error there is no such part of a query
    await client.carts.retrieve('cart_1', { expnd: 'items' })
    // @ts-expect-error headers are text
    expect(() => client.carts.retrieve('cart_1', { 'x-trace': {} })).toThrow(TypeError)
  })

  it('are refused where they cannot be told apart', () => {
    const retrieve = client.regions.retrieve as (...args: unknown[]) => Promise<unknown>
    expect(() => retrieve('reg_1', undefined, { retries: 2, 'x-trace': 'a' })).toThrow(
      'put x-trace into headers',
    )
    expect(() => retrieve('reg_1', { 'x-trace': 'a' }, { retries: 2 })).toThrow('nothing after them')
    expect(() => retrieve('reg_1', 'reg_2')).toThrow('takes options or headers last')
    expect(() => retrieve('reg_1', undefined, { 'x-trace': { a: 1 } })).toThrow(
      'the header x-trace must be text',
    )
  })
})

describe('the options of the v1 client', () => {
  const asked = async (config: object) => {
    sent.length = 0
    const fetch = async (input: unknown, init?: RequestInit) => {
      sent.push({ url: String(input), headers: new Headers(init?.headers), body: '' })
      return Response.json({}, { status: sent.length === 1 ? 503 : 200 })
    }
    const made = createClient({
      baseUrl: 'http://shop.test',
      fetch: fetch as typeof globalThis.fetch,
      ...config,
    })
    await made.admin.store.addCurrency('eur').catch(() => undefined)
    return sent.map(({ headers }) => Object.fromEntries(headers))
  }

  it('are honoured', async () => {
    const requests = await asked({
      apiKey: 'a.b.c',
      publishableApiKey: 'pk_1',
      maxRetries: 2,
      customHeaders: { 'X-Trace': 'a', unset: undefined },
    })
    expect(requests).toHaveLength(2)
    expect(requests[0]).toMatchObject({
      'x-medusa-access-token': 'a.b.c',
      'x-publishable-api-key': 'pk_1',
      'x-trace': 'a',
      'idempotency-key': expect.any(String),
    })
    expect(await asked({})).toHaveLength(1)
  })

  it.each([
    [{ apiKey: 'a', adminToken: 'b' }, 'apiKey and adminToken mean the same'],
    [{ maxRetries: 1, retries: 2 }, 'maxRetries and retries mean the same'],
    [{ publishableApiKey: 'a', publishableKey: 'b' }, 'publishableApiKey and publishableKey mean the same'],
    [{ axiosAdapter: () => undefined }, 'axiosAdapter cannot be used'],
    [{ baseUrl: undefined }, 'A client needs baseUrl'],
  ])('are refused aloud where they cannot be: %o', async (config, message) => {
    await expect(asked(config)).rejects.toThrow(message)
  })
})
