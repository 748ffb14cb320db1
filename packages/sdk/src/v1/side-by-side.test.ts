import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import Medusa from '@medusajs/medusa-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../client'
import { publishedMethods, type Role } from './published-methods.test.parts'
import { type Recorded, recordingServer } from './recording-server.test.parts'

type Tree = { [name: string]: Tree & ((...args: unknown[]) => Promise<unknown>) }

/** How a project written for v1 may call one method: with all it takes, without headers, with headers and no query. */
const ways = {
  'with everything': () => true,
  'without headers': (role: Role) => role !== 'headers',
  'without a query': (role: Role) => role !== 'query',
}

const methods = publishedMethods()
let shop: Awaited<ReturnType<typeof recordingServer>>
let published: Tree
let ours: Tree
beforeAll(async () => {
  shop = await recordingServer()
  const config = {
    baseUrl: shop.url,
    apiKey: 'key_of_the_staff',
    publishableApiKey: 'pk_1',
    maxRetries: 1,
    customHeaders: { 'X-Every': 'request', 'X-Trace': 'of the client' },
  }
  published = new Medusa(config) as unknown as Tree
  ours = createClient(config) as unknown as Tree
})
afterAll(() => shop.close())

const asked = {
  limit: 7,
  q: 'tea & cups',
  id: ['prod_1', 'prod_2'],
  created_at: { gte: new Date(0) },
  none: null,
}
const values: Record<Role, (name: string, at: number) => unknown> = {
  id: (name, at) => (name.startsWith('admin.custom.') ? '/loyalty/points' : `id_${at}`),
  // A list takes filters; other reads know what to expand and which fields to tell.
  query: (name) => (/\.list|lookup/.test(name) ? asked : { expand: 'items,region', fields: 'id' }),
  body: () => ({ name: 'Ä & "b"', items: [{ quantity: 2, metadata: { a: null } }], none: null }),
  files: () => [new File(['one'], 'a.txt', { type: 'text/plain' }), new File(['two'], 'b.txt')],
  headers: () => ({ Authorization: 'Bearer SECRET', 'x-trace': 'SECRET', token: 'SECRET' }),
}

/** The requests that a call makes; a client that refuses tells why. */
async function requestsOf(client: Tree, name: string, args: unknown[]): Promise<(Recorded | string)[]> {
  const path = name.split('.')
  const area = path.slice(0, -1).reduce((tree, key) => tree[key] as Tree, client as Tree)
  const method = area[path.at(-1) ?? '']
  if (!method) return ['no such method']
  try {
    await method.apply(area, args)
  } catch (error) {
    return [...shop.taken(), String(error)]
  }
  return shop.taken()
}

/** Each call has a fresh key, so two never are the same. */
const withoutFreshKey = (request: Recorded | string) =>
  typeof request === 'string' || !request.headers['idempotency-key']
    ? request
    : { ...request, headers: { ...request.headers, 'idempotency-key': 'fresh' } }

describe('a project written for the v1 client', () => {
  it('makes the same requests here by every method, but for those that the documentation names', async () => {
    const differing = new Set<string>()
    for (const { name, args } of methods)
      for (const takes of Object.values(ways)) {
        const given = args.map((role, at) => (takes(role) ? values[role](name, at) : undefined))
        const theirs = (await requestsOf(published, name, given)).map(withoutFreshKey)
        const mine = (await requestsOf(ours, name, given)).map(withoutFreshKey)
        if (!isDeepStrictEqual(mine, theirs)) differing.add(name)
      }
    expect([...differing].sort()).toEqual(documented().sort())
    expect(methods).toHaveLength(319)
  })
})

/** The methods that `docs/sdk.md` says differ. */
function documented(): string[] {
  const text = readFileSync(new URL('../../../../docs/sdk.md', import.meta.url), 'utf8')
  const section = text.split('## What differs from the v1 client')[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `([\w.]+)`/gm)].map((match) => match[1] as string)
}
