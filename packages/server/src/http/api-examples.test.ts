import { type CallExample, contract } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import examples from './api-examples.json'
import { openapiText } from './docs'

const shown = Object.entries(examples as Record<string, CallExample>)

describe('the examples of the API reference', () => {
  it.each(shown)('%s is what the contract says', (name, { body, reply }) => {
    const endpoint = contract[name as keyof typeof contract]
    if ('body' in endpoint && body !== undefined) expect(endpoint.body.safeParse(body).error).toBeUndefined()
    if (reply !== null) expect(endpoint.returns.safeParse(reply).error).toBeUndefined()
  })

  it('are there for nearly every call, and stand in the document', () => {
    const without = Object.keys(contract).filter((name) => !(name in examples))
    expect(without.length).toBeLessThan(Object.keys(contract).length / 20)
    const { paths } = JSON.parse(openapiText())
    const cart = paths['/store/carts/{id}/line-items'].post
    expect(cart.parameters[0].example).toMatch(/^cart_/)
    expect(cart.requestBody.content['application/json'].example).toMatchObject({ quantity: 1 })
    expect(cart.responses[200].content['application/json'].example.cart.items).toHaveLength(1)
  })
})
