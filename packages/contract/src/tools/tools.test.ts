import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract'
import { endpoints } from '../endpoint'
import { ArgumentError, chosenSubjects, dailySubjects, subjectsOf, type Tool, toolRequest, toolsOf } from '.'

const all = toolsOf(contract, { mayWrite: true, only: ['all'] })
const named = (name: string) => all.find((tool) => tool.name === name) as Tool
const requestOf = (name: string, given: Record<string, unknown>) => toolRequest(named(name), given)

describe('the tools of the contract', () => {
  it('have names of their own that every client takes', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { name } of all) expect(name).toMatch(/^[a-z][a-z0-9_]{1,63}$/)
  })

  it.each([
    ['list_orders', 'GET /admin/orders'],
    ['get_order', 'GET /admin/orders/:id'],
    ['update_order', 'POST /admin/orders/:id'],
    ['refund_order', 'POST /admin/orders/:id/refund'],
    ['create_order_fulfillment', 'POST /admin/orders/:id/fulfillment'],
    ['cancel_order_fulfillment', 'POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel'],
    ['list_order_documents', 'GET /admin/orders/:id/documents'],
    ['create_product', 'POST /admin/products'],
    ['add_product_variant', 'POST /admin/products/:id/variants'],
    ['get_product_category', 'GET /admin/product-categories/:id'],
    ['add_customer_address', 'POST /admin/customers/:id/addresses'],
    ['update_products_batch', 'POST /admin/products/batch'],
    ['get_store', 'GET /admin/store'],
  ])('are called as one speaks: %s', (name, endpoint) => expect(named(name).endpoint).toBe(endpoint))

  it('are all calls of staff but those that take files, say who is staff, or hand out what opens a door', () => {
    const made = new Set<string>(all.map(({ endpoint }) => endpoint))
    const without = Object.keys(contract).filter(
      (name) => / \/admin\//.test(name) && !/ \/admin\/(auth|live|setup)(\/|$)/.test(name) && !made.has(name),
    )
    expect(without.sort()).toEqual([
      'DELETE /admin/invites/:invite_id',
      'DELETE /admin/roles/:id',
      'DELETE /admin/users/:id',
      'DELETE /admin/users/:id/two-factor',
      'GET /admin/invites',
      'GET /admin/invites/:invite_id',
      'POST /admin/api-tokens',
      'POST /admin/apps/authorizations',
      'POST /admin/invites',
      'POST /admin/invites/:invite_id',
      'POST /admin/invites/:invite_id/resend',
      'POST /admin/invites/accept',
      'POST /admin/roles',
      'POST /admin/roles/:id',
      'POST /admin/store/:currency_code',
      'POST /admin/uploads',
      'POST /admin/uploads/protected',
      'POST /admin/users',
      'POST /admin/users/:id',
      'POST /admin/users/password-token',
      'POST /admin/users/reset-password',
      'POST /admin/webhooks',
      'POST /admin/webhooks/:id/secret',
    ])
  })

  it('read, unless writing is allowed', () => {
    for (const tool of toolsOf(contract, { only: ['all'] })) {
      expect(tool.endpoint).toMatch(/^GET /)
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    }
    for (const { endpoint, annotations } of all)
      expect([endpoint, annotations.readOnlyHint]).toEqual([endpoint, endpoint.startsWith('GET ')])
  })

  it('say of a write what it does, what it needs and whether it destroys', () => {
    const refund = named('refund_order')
    expect(refund.description).toMatch(/Changes the shop at once.*orders:write.*Moves money/)
    expect(refund.annotations).toMatchObject({ destructiveHint: true, idempotentHint: false })
    expect(named('create_product').annotations).toMatchObject({ destructiveHint: false })
    expect(named('delete_product').annotations).toMatchObject({ destructiveHint: true, idempotentHint: true })
    for (const tool of all)
      if (!tool.annotations.readOnlyHint) expect(tool.description).toContain('Changes the shop')
  })

  it('describe what they take as one closed object of JSON Schema', () => {
    for (const { name, inputSchema, endpoint } of all) {
      expect([name, inputSchema.type, inputSchema.additionalProperties]).toEqual([name, 'object', false])
      const ids = [...endpoint.matchAll(/:(\w+)/g)].map(([, id]) => id)
      expect(inputSchema.required ?? []).toEqual(expect.arrayContaining(ids))
      for (const needed of inputSchema.required ?? []) expect(inputSchema.properties).toHaveProperty(needed)
      // A reference that leads nowhere makes clients refuse the whole list.
      for (const [, to] of JSON.stringify(inputSchema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g))
        expect(inputSchema.$defs).toHaveProperty(to as string)
      expect('idempotency_key' in inputSchema.properties).toBe(endpoint.startsWith('POST '))
    }
    expect(named('list_orders').inputSchema.properties.limit).toMatchObject({ default: 20, maximum: 100 })
    expect(named('refund_order').inputSchema.required).toEqual(['id', 'amount', 'reason'])
  })

  it('are few enough for every day, and those of the subjects that are named', () => {
    const daily = toolsOf(contract)
    expect(daily.length).toBeLessThan(50)
    expect(toolsOf(contract, { mayWrite: true }).length).toBeLessThan(100)
    expect(new Set(daily.map(({ subject }) => subject))).toEqual(new Set(dailySubjects))
    const two = toolsOf(contract, { only: ['regions', 'tax-rates'] })
    expect(new Set(two.map(({ subject }) => subject))).toEqual(new Set(['regions', 'tax-rates']))
    expect(chosenSubjects(contract, ['all'])).toEqual([...subjectsOf(contract).keys()])
    expect(() => toolsOf(contract, { only: ['order'] })).toThrow(/no subject "order"; there are analytics, /)
    expect(() => toolsOf(contract, { only: [] })).toThrow(RangeError)
  })

  it('cannot be made of a call that takes the same in two places', () => {
    const calls = endpoints({
      'POST /admin/things': {
        access: 'staff',
        tag: 'Things',
        summary: 'Make a thing',
        query: () => z.strictObject({ name: z.string() }),
        body: () => z.strictObject({ name: z.string() }),
        returns: () => z.object({}),
      },
    })
    expect(() => toolsOf(calls, { mayWrite: true, only: ['things'] })).toThrow(/takes name in two places/)
  })
})

describe('the call that a tool makes', () => {
  it('has each argument in its place', () => {
    expect(
      requestOf('refund_order', {
        id: 'order/1',
        amount: 5,
        reason: 'other',
        fields: 'id',
        idempotency_key: 'k',
      }),
    ).toEqual({
      method: 'POST',
      path: '/admin/orders/order%2F1/refund',
      query: { fields: 'id' },
      body: { amount: 5, reason: 'other' },
      idempotencyKey: 'k',
    })
  })

  it('asks for twenty rows unless more are wanted', () => {
    expect(requestOf('list_orders', {}).query).toEqual({ limit: 20 })
    expect(requestOf('list_orders', { limit: 100 }).query).toEqual({ limit: 100 })
    expect(requestOf('get_order', { id: 'order_1' }).query).toEqual({})
  })

  it.each([
    ['get_order', {}, 'id must be the id of what is meant'],
    ['get_order', { id: '..' }, 'id must be the id of what is meant'],
    ['get_order', { id: 7 }, 'id must be the id of what is meant'],
    ['list_orders', { limit: 101 }, 'limit must be a whole number from 1 to 100'],
    ['list_orders', { limit: '5' }, 'limit must be a whole number from 1 to 100'],
    ['list_orders', { colour: 'red' }, 'property colour should not exist'],
    ['list_orders', { constructor: 1 }, 'property constructor should not exist'],
    ['archive_order', { id: 'order_1', idempotency_key: '' }, 'idempotency_key must be 1 to 255'],
  ])('%s says what is wrong with %j', (name, given, message) => {
    expect(() => requestOf(name, given)).toThrow(ArgumentError)
    expect(() => requestOf(name, given)).toThrow(message)
  })
})
