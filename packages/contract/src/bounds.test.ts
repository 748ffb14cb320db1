import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { highestAmount, highestQuantity, highestRate, highestSum, mostLines } from './bounds'
import { contract } from './contract'
import type { Endpoint } from './endpoint'

interface Node {
  type?: string | string[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  [key: string]: unknown
}

/** Every number a body may hold, as the document of the API shows it, with where it stands. */
function numbersIn(node: unknown, path: string): [path: string, node: Node][] {
  if (!node || typeof node !== 'object') return []
  const own = node as Node
  const isNumber = [own.type].flat().some((type) => type === 'integer' || type === 'number')
  const inner = Object.entries(own).flatMap(([key, value]) => numbersIn(value, `${path}.${key}`))
  return isNumber ? [[path, own], ...inner] : inner
}

describe('the bounds', () => {
  it('keep sums and products within what is exact', () => {
    expect(highestAmount).toBeLessThanOrEqual(highestSum)
    // An order with swaps, claims, edits and refunds.
    expect(90 * highestSum).toBeLessThan(Number.MAX_SAFE_INTEGER)
    // The taxes on one price, and those on a whole sale.
    expect((highestAmount * highestRate) / 100).toBeLessThanOrEqual(highestSum)
    expect(highestQuantity).toBeLessThan(2 ** 31)
    expect(mostLines * highestQuantity * 1000).toBeLessThan(Number.MAX_SAFE_INTEGER)
  })

  const bodies = (Object.entries(contract) as [string, Endpoint][]).flatMap(([name, { body, multipart }]) =>
    body && !multipart ? [[name, body] as const] : [],
  )

  it.each(bodies)('hold for every number in the body of %s, and its document says so', (_, body) => {
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    const unbounded = numbersIn(schema, '').filter(([, node]) => {
      const { minimum = node.exclusiveMinimum ?? Number.NEGATIVE_INFINITY, maximum } = node
      return !(Math.abs(minimum) <= highestSum && maximum !== undefined && maximum <= highestSum)
    })
    expect(unbounded.map(([path]) => path)).toEqual([])
  })
})
