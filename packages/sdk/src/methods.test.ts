import { contract } from '@cartwright/contract'
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
