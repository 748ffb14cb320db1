import { describeShop } from '@cartwright/server/testing'
import { beforeAll, expect, it } from 'vitest'
import { type Client, createClient } from '../../client'
import { createCartMemory } from './cart-memory'
import { createCartStore } from './cart-store'

describeShop('a cart kept for an application', (t) => {
  let europe: string
  let america: string
  const variants: Record<string, string> = {}
  /** Somebody with a browser of their own. */
  const somebody = (): Client =>
    createClient({
      baseUrl: 'http://localhost',
      fetch: ((input: RequestInfo, init?: RequestInit) =>
        t.app.fetch(new Request(input, init))) as typeof fetch,
    })
  const open = (client: Client, kept = new Map<string, string>()) => {
    const memory = createCartMemory(undefined, {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })
    return createCartStore({ client, memory, defaults: { regionId: europe } })
  }
  const add = (name: string, quantity: number) =>
    ({ type: 'add_item', variant_id: variants[name] ?? '', quantity }) as const

  beforeAll(async () => {
    const staff = createClient({
      baseUrl: 'http://localhost',
      adminToken: t.staff['x-medusa-access-token'],
      fetch: ((input: RequestInfo, init?: RequestInit) =>
        t.app.fetch(new Request(input, init))) as typeof fetch,
    }).admin
    await staff.store.addCurrency('eur')
    const region = async (name: string, currency_code: string, countries: string[]) =>
      (
        await staff.regions.create({
          name,
          currency_code,
          tax_rate: 20,
          payment_providers: ['manual'],
          fulfillment_providers: ['manual'],
          countries,
        })
      ).region.id
    europe = await region('Europe', 'eur', ['de', 'fr'])
    america = await region('America', 'usd', ['us'])
    const { product } = await staff.products.create({
      title: 'Jug',
      status: 'published',
      options: [{ title: 'Size' }],
      variants: [
        { title: 'small', usd: 1200, eur: 1000, stock: 5 },
        { title: 'tall', eur: 3000, stock: 5 },
      ].map(({ title, usd, eur, stock }) => ({
        title,
        inventory_quantity: stock,
        options: [{ value: title }],
        prices: [
          { currency_code: 'eur', amount: eur },
          ...(usd ? [{ currency_code: 'usd', amount: usd }] : []),
        ],
      })),
    })
    for (const { title, id } of product.variants) variants[title] = id
    await staff.discounts.create({
      code: 'SPRING',
      regions: [europe],
      rule: { type: 'percentage', value: 10, allocation: 'total' },
    })
    await staff.giftCards.create({ region_id: europe, value: 500 })
  })

  it('is made, changed and restored', async () => {
    const client = somebody()
    const kept = new Map<string, string>()
    const store = open(client, kept)
    const { cart } = await store.change(add('small', 2))
    const line = cart?.items?.[0]?.id ?? ''
    const quick = [3, 4, 5].map((quantity) => store.change({ type: 'set_quantity', line_id: line, quantity }))
    expect(store.get().cart?.items?.[0]?.quantity).toBe(5)
    await Promise.all(quick)
    const again = open(client, kept)
    again.start()
    await expect.poll(() => again.get().cart?.subtotal).toBe(5000)
  })

  it('shows what the shop will say, as long as nothing but lines decides it', async () => {
    const store = open(somebody())
    await store.change(add('small', 1))
    const done = store.change(add('small', 2))
    const expected = store.get().cart
    const { cart } = await done
    expect([expected?.subtotal, expected?.tax_total, expected?.total]).toEqual([3000, 600, 3600])
    expect([cart?.subtotal, cart?.tax_total, cart?.total]).toEqual([3000, 600, 3600])
  })

  it('goes back when there are too few', async () => {
    const store = open(somebody())
    const { cart: before } = await store.change(add('small', 4))
    const { error } = await store.change(add('small', 2))
    expect(error?.code).toBe('insufficient_inventory')
    expect(store.get().cart).toEqual(before)
  })

  it('says what a switch of the region does to it', async () => {
    const store = open(somebody())
    await store.change(add('small', 1))
    await store.change(add('tall', 1))
    expect((await store.change({ type: 'apply_code', code: 'spring' })).codeKind).toBe('discount')
    const { regionChange } = await store.change({
      type: 'set_region',
      region_id: america,
      country_code: 'us',
    })
    expect(regionChange?.dropped.map(({ variant_id }) => variant_id)).toEqual([variants.tall])
    expect(regionChange?.repriced.map(({ after }) => after.unit_price)).toEqual([1200])
    expect(regionChange?.discounts.map(({ code }) => code)).toEqual(['SPRING'])
    expect(regionChange?.isOtherCurrency).toBe(true)
  })

  it('takes discounts and gift cards by one call, and takes them off', async () => {
    const { gift_cards } = await t.call('GET /admin/gift-cards', { headers: t.staff })
    const card = gift_cards[0]?.code ?? ''
    const store = open(somebody())
    await store.change(add('small', 2))
    await store.change({ type: 'apply_code', code: 'SPRING' })
    const { cart, codeKind } = await store.change({ type: 'apply_code', code: card })
    expect(codeKind).toBe('gift_card')
    expect([cart?.discount_total, (cart?.gift_card_total ?? 0) > 0]).toEqual([200, true])
    await store.change({ type: 'remove_code', code: card })
    expect((await store.change({ type: 'remove_code', code: 'SPRING' })).cart).toMatchObject({
      discount_total: 0,
      gift_card_total: 0,
    })
    expect((await store.change({ type: 'apply_code', code: 'NONSENSE' })).error?.status).toBe(404)
  })

  it('becomes the account’s, and meets the one the account left behind', async () => {
    const client = somebody()
    const kept = new Map<string, string>()
    const store = open(client, kept)
    const person = { email: 'ada@example.com', password: 'analytical' }
    const { customer } = await client.customers.create({ ...person, first_name: 'Ada', last_name: 'L' })
    await store.change(add('small', 2))
    await client.auth.getToken(person)
    const { cart } = await store.change({ type: 'sign_in', customer_id: customer.id })
    expect(cart).toMatchObject({ customer_id: customer.id, email: 'ada@example.com', subtotal: 2000 })

    await store.signOut()
    client.tokens.set('store', undefined)
    expect(store.get().cart).toBeNull()
    await store.change(add('tall', 1))
    await client.auth.getToken(person)
    const { merge } = await store.change({ type: 'sign_in', customer_id: customer.id })
    expect(merge?.moved.map(({ variant_id }) => variant_id)).toEqual([variants.tall])
    expect(store.get().cart).toMatchObject({ id: cart?.id, subtotal: 5000 })
  })

  it('that has become an order elsewhere is followed by a new one', async () => {
    const client = somebody()
    const store = open(client)
    const { cart: first } = await store.change(add('small', 1))
    await t.shop.transaction(async (tx) => {
      await tx.updateRows(tx.t.cart, { id: first?.id ?? '' }, { completed_at: new Date().toISOString() })
    })
    const { cart, error } = await store.change(add('small', 1))
    expect(error).toBeUndefined()
    expect(cart?.id).not.toBe(first?.id)
    expect(cart?.items).toMatchObject([{ quantity: 1 }])
  })
})
