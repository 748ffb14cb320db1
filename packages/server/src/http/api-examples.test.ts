import { readFileSync } from 'node:fs'
import { type CallExample, contract } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { openapiText } from './docs'

const examples: Record<string, CallExample> = JSON.parse(
  readFileSync(new URL('./api-examples.json', import.meta.url), 'utf8'),
)
const shown = Object.entries(examples)

describe('the examples of the API reference', () => {
  it.each(shown)('%s sends what the contract says', (name, { body }) => {
    const endpoint = contract[name as keyof typeof contract]
    if ('body' in endpoint && body !== undefined) expect(endpoint.body.safeParse(body).error).toBeUndefined()
  })

  it('are there for nearly every call, and stand in the document', () => {
    const without = Object.keys(contract).filter((name) => !(name in examples))
    expect(without.length).toBeLessThan(Object.keys(contract).length / 50)
    const { paths } = JSON.parse(openapiText())
    const cart = paths['/store/carts/{id}/line-items'].post
    expect(cart.parameters[0].example).toMatch(/^cart_/)
    expect(cart.requestBody.content['application/json'].example).toMatchObject({
      quantity: expect.any(Number),
    })
    expect(cart.responses[200].content['application/json'].example.cart.items).toHaveLength(1)
  })
})
