import { contract } from '@cartwright/contract'
import Medusa from '@medusajs/medusa-js'
import { describe, expect, it } from 'vitest'
import { createClient } from './client'

type Tree = Record<string, unknown>

/** Every method of a client, by its dotted name. */
function methodsOf(tree: Tree, prefix = ''): [string, Method][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Method][] => {
    if (typeof value === 'function') return [[prefix + name, value as Method]]
    return value && typeof value === 'object' ? methodsOf(value as Tree, `${prefix}${name}.`) : []
  })
}
type Method = ((...args: unknown[]) => Promise<unknown>) & { endpoint?: string }

const sent: string[] = []
const client = createClient({
  baseUrl: 'http://shop.test',
  fetch: async (input, init) => {
    const url = new URL(String(input))
    sent.push(`${init?.method} ${url.pathname.replace(/\/$/, '')}`)
    return Response.json({})
  },
})
const methods = methodsOf(client as unknown as Tree)

describe('the methods of the client', () => {
  it('make every call of the contract, each by one name', () => {
    const aliases = ['paymentMethods.list']
    const calls = methods
      .filter(([name, { endpoint }]) => endpoint && !aliases.includes(name))
      .map(([, { endpoint }]) => endpoint)
    expect(calls.sort()).toEqual(Object.keys(contract).sort())
  })

  it('fill their paths in order', async () => {
    for (const [, method] of methods) {
      const { endpoint } = method
      if (!endpoint) continue
      const ids = [...endpoint.matchAll(/:\w+/g)].map((_, at) => `id_${at}`)
      sent.length = 0
      await method(...ids)
      let at = 0
      expect(sent).toEqual([endpoint.replace(/:\w+/g, () => `id_${at++}`)])
    }
  })

  it('refuse to go without an id', () => {
    expect(() => client.admin.orders.retrieve('')).toThrow('GET /admin/orders/:id needs id')
  })
})

describe('a client written for v1', () => {
  const published = new Medusa({ baseUrl: 'http://shop.test', maxRetries: 0 }) as unknown as Tree
  const seen: string[] = []
  Object.assign(published.client as Tree, {
    request: async (method: string, path: string) => {
      seen.push(`${method} /${path.replace(/^\/|\/?\?.*$|\/$/g, '')}`)
      return {}
    },
  })

  it('finds each of its methods here, making the same call', async () => {
    const ours = new Map(methods)
    const differences: string[] = []
    for (const [name, resource, method] of resourcesOf(published)) {
      // With a query the published client loses the id of the variant.
      if (name === 'admin.variants.retrieve') continue
      const mine = ours.get(name)
      seen.length = 0
      sent.length = 0
      await Promise.resolve((resource[method] as Method).call(resource, 'a', 'b', 'c')).catch(String)
      await mine?.('a', 'b', 'c').catch(String)
      if (!mine || seen[0] !== sent[0]) differences.push(`${name}: ${seen[0]} here ${mine && sent[0]}`)
    }
    expect(differences).toEqual([])
  })

  function resourcesOf(tree: Tree, prefix = ''): [string, Tree, string][] {
    return Object.entries(tree).flatMap(([key, value]): [string, Tree, string][] => {
      if (!value || typeof value !== 'object' || ['client', 'errors', 'headers'].includes(key)) return []
      const resource = value as Tree
      const names = Object.getOwnPropertyNames(Object.getPrototypeOf(resource))
      return [
        ...names
          .filter((name) => name !== 'constructor' && !name.startsWith('_'))
          .map((name): [string, Tree, string] => [`${prefix}${key}.${name}`, resource, name]),
        ...resourcesOf(resource, `${prefix}${key}.`),
      ]
    })
  }
})
