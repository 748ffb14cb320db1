import { type CallName, contract, type Endpoint } from '@cartwright/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Counter, openCounter, placeOrder } from '../testing/placed-order'
import { describeShop, type TestShop } from '../testing/test-shop'

/**
 * Every call of the store that names something of a customer, in its path or its body, is made by another customer
 * with the ids of the first. The cases follow from the contract: an id nobody has classed below fails the test.
 */
type Headers = Record<string, string>
/** The ids of what belongs to one customer. */
type Owned = Record<(typeof owned)[number], string>
const owned = [
  'address',
  'cart',
  'cart_line',
  'collection',
  'customer',
  'edit',
  'order',
  'order_cart',
  'order_line',
  'session',
  'swap_cart',
] as const

/** What the parameters of a path mean, by the family they stand in; families that are public are left out. */
const inPaths: Record<string, keyof Owned> = {
  'carts/:id': 'cart',
  'carts/:line_id': 'cart_line',
  'customers/:address_id': 'address',
  'order-edits/:id': 'edit',
  'orders/:id': 'order',
  'orders/:cart_id': 'order_cart',
  'payment-collections/:id': 'collection',
  'payment-collections/:session_id': 'session',
  'shipping-options/:cart_id': 'cart',
  'swaps/:cart_id': 'swap_cart',
}
const publicPaths =
  /^(product-|collections|products|regions|return-reasons|variants|gift-cards\/:code|auth\/:email)/
/** Parameters that mean something within what is owned. */
const partsOfPaths = new Set(['code', 'provider_id'])

/** What the ids in bodies mean. */
const inBodies: Record<string, keyof Owned> = {
  billing_address: 'address',
  customer_id: 'customer',
  item_id: 'order_line',
  order_id: 'order',
  order_ids: 'order',
  session_id: 'session',
  session_ids: 'session',
  shipping_address: 'address',
}
const publicBodies = new Set([
  'option_id',
  'provider_id',
  'reason_id',
  'region_id',
  'return_shipping_option',
  'sales_channel_id',
  'variant_id',
  'category_id',
  'collection_id',
  'type_id',
])

/** Real ids of what is public, so that a refusal is about what is not. */
const offered: Record<string, string> = { provider_id: 'manual' }

/** What the edit of each order adds: one large shirt with its tax. */
const editAmount = 3000

const calls = (Object.entries(contract) as [CallName, Endpoint][]).filter(([name]) =>
  name.includes(' /store/'),
)
const paramsOf = (name: string) => [...name.matchAll(/:(\w+)/g)].map(([, param]) => param as string)
const familyOf = (name: string) => name.split('/')[2] as string
const isPublic = (name: string) => publicPaths.test(name.slice(name.indexOf('/store/') + 7))

/** The paths of all fields of a body that may hold an id: `items.0.item_id`. */
function idsIn(schema: z.ZodType | undefined, path: string[] = []): string[][] {
  const def = schema?.def as { type?: string; [key: string]: unknown } | undefined
  switch (def?.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
        idsIn(inner, [...path, key]),
      )
    case 'array':
      return idsIn(def.element as z.ZodType, [...path, '0'])
    case 'optional':
    case 'nullable':
    case 'default':
      return idsIn(def.innerType as z.ZodType, path)
    case 'pipe':
      return idsIn(def.out as z.ZodType, path)
    case 'union': {
      const options = def.options as z.ZodType[]
      return options.flatMap((option) => idsIn(option, path))
    }
    case 'string': {
      const field = path.findLast((part) => part !== '0') ?? ''
      return /(_id|_ids|^id|_option|_address)$/.test(field) ? [path] : []
    }
  }
  return []
}

/** A body that passes the check: required fields alone, and the ids given for their paths. */
function bodyFor(schema: z.ZodType | undefined, ids: Record<string, string>, path: string[] = []): unknown {
  const def = schema?.def as { type?: string; [key: string]: unknown } | undefined
  const here = path.join('.')
  const below = Object.keys(ids).some((other) => other.startsWith(`${here}.`))
  switch (def?.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, inner]) => {
          const value = bodyFor(inner, ids, [...path, key])
          return value === undefined ? [] : [[key, value]]
        }),
      )
    case 'array':
      return [bodyFor(def.element as z.ZodType, ids, [...path, '0'])]
    case 'optional':
    case 'nullable':
    case 'default':
      return below || here in ids ? bodyFor(def.innerType as z.ZodType, ids, path) : undefined
    case 'pipe':
      return bodyFor(def.out as z.ZodType, ids, path)
    case 'union':
      return bodyFor(
        (def.options as z.ZodType[]).find(({ def }) => def.type === 'string'),
        ids,
        path,
      )
    case 'string':
      return ids[here] ?? offered[path.at(-1) ?? ''] ?? 'text'
    case 'number':
      return path.at(-1) === 'amount' ? editAmount : 1
    case 'record':
      return {}
  }
  return undefined
}

describe('what the calls of the store name', () => {
  it('is classed: a customer owns it, or it is public', () => {
    const params = calls
      .filter(([name]) => !isPublic(name))
      .flatMap(([name]) => paramsOf(name).map((param) => `${familyOf(name)}/:${param}`))
    expect(params.filter((at) => !(at in inPaths) && !partsOfPaths.has(at.split(':')[1] ?? ''))).toEqual([])
    const fields = calls.flatMap(([, { body }]) =>
      idsIn(body).map((path) => path.findLast((part) => part !== '0') ?? ''),
    )
    expect(fields.filter((field) => !(field in inBodies) && !publicBodies.has(field))).toEqual([])
  })
})

interface Case {
  name: CallName
  /** Which field is the other customer's. */
  field: string
  params: (mine: Owned, theirs: Owned) => Record<string, string>
  body: (mine: Owned, theirs: Owned) => unknown
}

const cases: Case[] = calls.flatMap(([name, { body }]): Case[] => {
  const paths = isPublic(name) ? [] : paramsOf(name)
  const known = (whose: Owned) =>
    Object.fromEntries(
      paths.map((param) => [
        param,
        whose[inPaths[`${familyOf(name)}/:${param}`] as keyof Owned] ?? offered[param] ?? 'text',
      ]),
    )
  const fields = idsIn(body).map((path) => ({
    path,
    thing: inBodies[path.findLast((part) => part !== '0') ?? ''],
  }))
  const filled = (one: string | undefined, mine: Owned, theirs: Owned) =>
    bodyFor(
      body,
      Object.fromEntries(
        fields
          .filter(
            ({ path }) => path.join('.') === one || !/address|customer_id|session_id$/.test(path.join('.')),
          )
          .flatMap(({ path, thing }) => {
            const at = path.join('.')
            return thing ? [[at, (at === one ? theirs : mine)[thing]]] : []
          }),
      ),
    )
  const byPath = paths.some((param) => `${familyOf(name)}/:${param}` in inPaths)
  return [
    ...(byPath
      ? [
          {
            name,
            field: 'path',
            params: (_: Owned, theirs: Owned) => known(theirs),
            body: (mine: Owned) => filled(undefined, mine, mine),
          },
        ]
      : []),
    ...fields
      .filter(({ thing }) => thing)
      .map(({ path }) => ({
        name,
        field: path.join('.'),
        params: known,
        body: (mine: Owned, theirs: Owned) => filled(path.join('.'), mine, theirs),
      })),
  ]
})

/** Calls whose path names a cart, or what came of one. */
const namesCart = ({ name, field }: Case) =>
  field === 'path' && paramsOf(name).some((param) => inPaths[`${familyOf(name)}/:${param}`]?.endsWith('cart'))
/** What the cart of an account answers without a sign-in: no word of the person. */
const shownToAll = new Set<CallName>(['GET /store/carts/:id', 'GET /store/shipping-options/:cart_id'])

/** Where the answer is not 404, and why that gives nothing away. */
const others: Record<string, { status: number; because: string }> = {
  'POST /store/customers/me/addresses/:address_id path': {
    status: 400,
    because: 'as v1: not in the address book',
  },
  'DELETE /store/customers/me/addresses/:address_id path': {
    status: 200,
    because: 'as v1: quiet when missing',
  },
  'POST /store/carts/:id customer_id': { status: 200, because: 'counts only when it is the own' },
  'POST /store/orders/batch/customer/token order_ids.0': {
    status: 200,
    because: 'orders of accounts are passed over',
  },
  'POST /store/returns items.0.item_id': { status: 400, because: 'not a line of the order' },
  'POST /store/swaps return_items.0.item_id': { status: 400, because: 'not a line of the order' },
  'POST /store/payment-collections/:id/sessions/batch sessions.0.session_id': {
    status: 400,
    because: 'not its session',
  },
  'POST /store/payment-collections/:id/sessions/batch/authorize session_ids.0': {
    status: 400,
    because: 'not its session',
  },
}

describeShop('what belongs to a customer', (t) => {
  let counter: Counter
  const ada = {} as Owned & { as: Headers[]; secrets: string[] }
  const eve = {} as Owned & { as: Headers[]; secrets: string[] }
  beforeAll(async () => {
    counter = await openCounter(t)
    Object.assign(offered, {
      option_id: counter.shipping_option_id,
      variant_id: counter.variants.large?.id,
    })
    Object.assign(ada, await somebody(t, counter, 'ada'))
    Object.assign(eve, await somebody(t, counter, 'eve'))
  })
  const ask = ({ name, params, body }: Case, headers: Headers, mine: Owned, theirs: Owned) =>
    t.try(name, { params: params(mine, theirs), body: body(mine, theirs), headers })
  const state = async () => {
    const tables = [
      'address',
      'cart',
      'customer',
      'line_item',
      'order',
      'order_edit',
      'payment_collection',
      'payment_session',
      'payment',
      'return',
      'return_item',
      'swap',
      'shipping_method',
    ] as const
    const rows = await Promise.all(tables.map((name) => t.shop.db.select().from(t.shop.db.t[name])))
    return tables.map((name, at) => [
      name,
      (rows[at] as { id: string }[]).sort((a, b) => (a.id < b.id ? -1 : 1)),
    ])
  }

  it('is all there for its owner', () => {
    for (const whose of [ada, eve])
      for (const thing of owned) expect([thing, typeof whose[thing]]).toEqual([thing, 'string'])
    expect(cases.length).toBeGreaterThan(30)
  })
  it.each(cases.map((one) => [`${one.name} ${one.field}`, one] as const))(
    '%s does not exist for another customer',
    async (title, one) => {
      const wanted = others[title]?.status ?? 404
      const before = wanted === 200 ? undefined : await state()
      for (const headers of eve.as) {
        const { status, body } = await ask(one, headers, eve, ada)
        expect([status, body.message]).toEqual([wanted, wanted === 200 ? undefined : expect.any(String)])
        for (const secret of ada.secrets) expect(JSON.stringify(body)).not.toContain(secret)
      }
      if (before) expect(await state()).toEqual(before)
    },
  )
  it.each(cases.filter(namesCart).map((one) => [one.name, one] as const))(
    '%s takes a sign-in when the cart is of an account, or shows goods and sums alone',
    async (name, one) => {
      const before = await state()
      const none = { ...eve, ...Object.fromEntries(owned.map((thing) => [thing, `${thing}_none`])) }
      for (const headers of [{}, t.staff]) {
        const { status, body } = await ask(one, headers, none, ada)
        const code = shownToAll.has(name) ? undefined : 'sign_in_required'
        expect([status, body.code]).toEqual([code ? 401 : 200, code])
        for (const secret of [...ada.secrets, ada.customer])
          expect(JSON.stringify(body)).not.toContain(secret)
      }
      expect(await state()).toEqual(before)
    },
  )
  it('stays as it was, whatever another tried', async () => {
    const { customer } = await t.call('GET /store/customers/me', { headers: ada.as[0] })
    expect(customer.shipping_addresses).toMatchObject([{ id: ada.address, address_1: ada.secrets[1] }])
    const { cart } = await t.call('GET /store/carts/:id', { params: { id: eve.cart }, headers: eve.as[0] })
    expect(cart.customer_id).toBe(eve.customer)
    const events = await t.shop.db.select().from(t.shop.db.t.event)
    expect(events.filter(({ name }) => name === 'order-update-token.created')).toEqual([])
  })
  it('is found by its owner with the same requests', async () => {
    const missed: unknown[] = []
    for (const one of cases) {
      const { status, body } = await ask(one, ada.as[0] as Headers, ada, ada)
      if (status === 404 || status >= 500) missed.push([one.name, one.field, status, body.message])
    }
    expect(missed).toEqual([])
  })
  it('needs a sign-in where the call is about the caller', async () => {
    for (const [name, { access }] of calls.filter(([, { access }]) => access === 'customer')) {
      const answer = await t.try(name, { params: { address_id: ada.address }, body: undefined, headers: {} })
      expect([name, access, answer.status, answer.body.type]).toEqual([name, access, 401, 'unauthorized'])
    }
  })
  it('is not found without its id', async () => {
    const none = Object.fromEntries(owned.map((thing) => [thing, `${thing}_none`])) as Owned
    for (const one of cases.filter(
      ({ name, field }) => field === 'path' && contract[name].access === 'anyone',
    ))
      expect([one.name, (await ask(one, {}, none, none)).status]).toEqual([one.name, 404])
  })
})

/** A customer with an address book, an open cart, and an order with an edit to pay for and a swap. */
async function somebody(
  t: TestShop,
  counter: Counter,
  name: string,
): Promise<Owned & { as: Headers[]; secrets: string[] }> {
  const email = `${name}@example.com`
  const street = `${name} lives here 1`
  const person = { email, password: 'analytical engine', first_name: name, last_name: 'Byron' }
  const registered = await t.try('POST /store/customers', { body: person })
  const { access_token } = await t.call('POST /store/auth/token', {
    body: { email, password: person.password },
  })
  const cookie = { cookie: registered.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const headers = cookie
  const address = {
    first_name: name,
    last_name: 'Byron',
    address_1: street,
    city: 'Paris',
    postal_code: '1',
    country_code: 'fr',
  }
  const { customer } = await t.call('POST /store/customers/me/addresses', { body: { address }, headers })
  const { large, small } = counter.variants
  const { cart } = await t.call('POST /store/carts', {
    body: { region_id: counter.region_id, items: [{ variant_id: small?.id ?? '', quantity: 1 }] },
    headers,
  })
  const placed = await placeOrder(
    t,
    counter,
    { small: 2, large: 1 },
    { email, customer_id: customer.id, captured: true },
  )
  const params = { id: placed.id }
  const item = { item_id: placed.lines.small ?? '', quantity: 2 }
  await t.call('POST /admin/orders/:id/fulfillment', { params, body: { items: [item] }, headers: t.staff })
  const { swap } = await t.call('POST /store/swaps', {
    headers,
    body: {
      order_id: placed.id,
      return_items: [{ ...item, quantity: 1 }],
      additional_items: [{ variant_id: large?.id ?? '', quantity: 1 }],
    },
  })
  const { order_edit } = await t.call('POST /admin/order-edits', {
    body: { order_id: placed.id },
    headers: t.staff,
  })
  const edit = { id: order_edit.id }
  const body = { variant_id: large?.id ?? '', quantity: 1 }
  await t.call('POST /admin/order-edits/:id/items', { params: edit, body, headers: t.staff })
  const requested = await t.call('POST /admin/order-edits/:id/request', {
    params: edit,
    body: {},
    headers: t.staff,
  })
  const collection = requested.order_edit.payment_collection_id ?? ''
  const { payment_collection } = await t.call('POST /store/payment-collections/:id/sessions', {
    params: { id: collection },
    body: { provider_id: 'manual' },
    headers,
  })
  return {
    address: customer.shipping_addresses?.[0]?.id ?? '',
    cart: cart.id,
    cart_line: cart.items?.[0]?.id ?? '',
    collection,
    customer: customer.id,
    edit: edit.id,
    order: placed.id,
    order_cart: placed.cart_id,
    order_line: placed.lines.small ?? '',
    session: payment_collection.payment_sessions?.[0]?.id ?? '',
    swap_cart: swap.cart_id ?? '',
    as: [cookie, { authorization: `Bearer ${access_token}` }],
    secrets: [email, street],
  }
}
