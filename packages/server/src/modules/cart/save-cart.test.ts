import type { Cart, Region } from '@cartwright/contract'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { adasAddress, america, createProduct, europe, post, type TestProduct } from '../../testing/world'

/** One change a shopper makes; those that are refused count as well, as they must leave nothing behind. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    variant: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('set' as const), line: fc.nat(3), quantity: fc.nat(6) }),
  fc.record({ kind: fc.constant('remove' as const), line: fc.nat(3) }),
  fc.record({ kind: fc.constant('region' as const), isHome: fc.boolean() }),
  fc.record({
    kind: fc.constant('discounts' as const),
    codes: fc.uniqueArray(fc.constantFrom('tenth', 'fiver', 'sent')),
  }),
  fc.record({ kind: fc.constant('drop' as const), code: fc.constantFrom('TENTH', 'FIVER', 'SENT') }),
  fc.record({ kind: fc.constant('cards' as const), count: fc.nat(2) }),
  fc.record({ kind: fc.constant('ship' as const) }),
  fc.record({ kind: fc.constant('pay' as const) }),
  fc.record({
    kind: fc.constant('say' as const),
    body: fc.constantFrom<object>(
      { email: 'ada@example.com' },
      { email: 'bob@example.com' },
      { customer_note: 'Ring twice' },
      { context: { origin: 'shelf' } },
      { shipping_address: adasAddress('de') },
      { billing_address: adasAddress('fr') },
      { shipping_address: { phone: '030 1' }, billing_address: { company: 'Ada & Co' } },
      { shipping_address: null },
    ),
  }),
)
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

describeShop('what a change of a cart answers', (t) => {
  let home: Region
  let abroad: Region
  let option: { id: string }
  let cups: TestProduct
  let cards: string[]
  beforeAll(async () => {
    home = await europe(t)
    abroad = await america(t)
    option = await post(t, home)
    // The last one is sold at home only.
    cups = await createProduct(t, 'Cup', {
      one: { eur: 990, usd: 1100 },
      two: { eur: 1234, usd: 1400 },
      three: { eur: 333 },
    })
    const rules = {
      tenth: { type: 'percentage' as const, value: 10, allocation: 'total' as const },
      fiver: { type: 'fixed' as const, value: 500, allocation: 'total' as const },
      sent: { type: 'free_shipping' as const, value: 0, allocation: 'total' as const },
    }
    for (const [code, rule] of Object.entries(rules))
      await t.call('POST /admin/discounts', { headers: t.staff, body: { code, regions: [home.id], rule } })
    cards = []
    for (const value of [700, 90_000]) {
      const body = { region_id: home.id, value }
      const { gift_card } = await t.call('POST /admin/gift-cards', { headers: t.staff, body })
      cards.push(gift_card.code)
    }
  })

  function make(one: Change, cart: Cart): Promise<{ status: number; body: { cart?: Cart } }> {
    const params = { id: cart.id }
    const lines = cart.items ?? []
    const at = (index: number) => ({
      ...params,
      line_id: lines[index % Math.max(1, lines.length)]?.id ?? 'item',
    })
    const update = (body: object) => t.try('POST /store/carts/:id', { params, body })
    switch (one.kind) {
      case 'add': {
        const variant_id = cups.variant(['one', 'two', 'three'][one.variant] ?? 'one')
        const body = { variant_id, quantity: one.quantity }
        return t.try('POST /store/carts/:id/line-items', { params, body })
      }
      case 'set':
        return t.try('POST /store/carts/:id/line-items/:line_id', {
          params: at(one.line),
          body: { quantity: one.quantity },
        })
      case 'remove':
        return t.try('DELETE /store/carts/:id/line-items/:line_id', { params: at(one.line) })
      case 'region':
        return update({ region_id: one.isHome ? home.id : abroad.id })
      case 'discounts':
        return update({ discounts: one.codes.map((code) => ({ code })) })
      case 'drop':
        return t.try('DELETE /store/carts/:id/discounts/:code', { params: { ...params, code: one.code } })
      case 'cards':
        return update({ gift_cards: cards.slice(0, one.count).map((code) => ({ code })) })
      case 'ship':
        return t.try('POST /store/carts/:id/shipping-methods', { params, body: { option_id: option.id } })
      case 'pay':
        return t.try('POST /store/carts/:id/payment-sessions', { params })
      default:
        return update(one.body)
    }
  }

  /** Parts that have no order of their own are compared by id; a line's taxes are shown once they are asked for. */
  const sorted = <One extends { id: string }>(rows: readonly One[] = []) =>
    [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
  const compared = (cart: Cart) => ({
    ...cart,
    customer: cart.customer_id,
    gift_cards: sorted(cart.gift_cards),
    payment_sessions: sorted(cart.payment_sessions),
    shipping_methods: sorted(cart.shipping_methods),
    items: cart.items?.map((line) => ({ ...line, adjustments: sorted(line.adjustments) })),
  })

  it('is what is stored of it, whatever came before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 14 }), async (changes) => {
        let { cart } = await t.call('POST /store/carts', { body: { region_id: home.id } })
        for (const one of changes) {
          const { status, body } = await make(one, cart)
          const read = (await t.call('GET /store/carts/:id', { params: { id: cart.id } })).cart
          if (status === 200 && body.cart) expect([one, compared(read)]).toEqual([one, compared(body.cart)])
          else expect([one, compared(read)]).toEqual([one, compared(cart)])
          cart = read
        }
      }),
      { numRuns: Number(process.env.CARTWRIGHT_TEST_RUNS ?? 25) },
    )
  })

  it('is written by as many statements as kinds of rows changed, however long the cart', async () => {
    const writes = async (lines: number) => {
      const variants = await Promise.all(
        Array.from({ length: lines }, (_, n) =>
          createProduct(t, `Plate ${lines}-${n}`, { one: { eur: 500 } }),
        ),
      )
      const items = variants.map((product) => ({ variant_id: product.variant('one'), quantity: 1 }))
      const { cart } = await t.call('POST /store/carts', { body: { region_id: home.id, items } })
      const params = { id: cart.id }
      await t.call('POST /store/carts/:id', { params, body: { discounts: [{ code: 'tenth' }] } })
      await t.call('POST /store/carts/:id/shipping-methods', { params, body: { option_id: option.id } })
      const texts: string[] = []
      const stop = t.shop.engine.observe((text) => {
        const [verb = ''] = text.split(' ')
        if (/insert|update|delete/.test(verb)) texts.push(text.split('"').slice(0, 2).join(''))
      })
      const body = { variant_id: cups.variant('one'), quantity: 1 }
      await t.call('POST /store/carts/:id/line-items', { params, body })
      stop()
      return [...new Set(texts)].sort()
    }
    const short = await writes(2)
    expect(short).toEqual([
      'delete from line_item_adjustment',
      'delete from shipping_method',
      'insert into line_item',
      'insert into line_item_adjustment',
      'update line_item',
    ])
    expect(await writes(12)).toEqual(short)
  })
})
