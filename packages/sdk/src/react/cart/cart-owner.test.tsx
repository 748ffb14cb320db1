import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cartOf, line, noSuch, show, soldOut, visit } from './cart.test.parts'
import { cartIdKey } from './cart-memory'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('codes', () => {
  it.each([
    ['a discount', 'discount', 1],
    ['a gift card, where it is no discount', 'gift_card', 2],
  ])('are tried as %s', async (_, kind, calls) => {
    const { cart, requests } = visit({
      'POST /store/carts/:id': ({ body }) =>
        body.discounts && kind === 'gift_card' ? (noSuch as never) : { cart: cartOf('cart_1') },
    })
    const { codeKind } = await act(() => cart().applyCode(' SPRING '))
    expect(codeKind).toBe(kind)
    expect(requests).toHaveLength(calls)
    expect(requests.at(-1)?.body).toEqual({ [`${kind}s`]: [{ code: 'SPRING' }] })
  })

  it('that nobody knows are refused', async () => {
    const { cart } = visit({
      'POST /store/carts/:id': noSuch,
      'GET /store/carts/:id': { cart: cartOf('cart_1') },
    })
    const { error } = await act(() => cart().applyCode('NONSENSE'))
    expect(error?.status).toBe(404)
    expect(cart().cart?.items).toHaveLength(2)
  })
})

describe('another region', () => {
  it('is told with what it dropped', async () => {
    const { cart } = visit({ 'POST /store/carts/:id': { cart: cartOf('cart_1', [line('jug', 2)]) } })
    const { regionChange } = await act(() => cart().setRegion('reg_us', 'us'))
    expect(regionChange?.dropped.map(({ id }) => id)).toEqual(['item_mug'])
  })

  it('is remembered for the cart that comes', async () => {
    const { cart, requests } = show({
      'POST /store/carts': { cart: cartOf('cart_1') },
      'POST /store/carts/:id/line-items': { cart: cartOf('cart_1', [line('jug', 1)]) },
    })
    await act(() => cart().setRegion('reg_us', 'us'))
    expect(requests).toEqual([])
    await act(() => cart().addItem({ variant_id: 'jug' }))
    expect(requests[0]?.body).toEqual({ region_id: 'reg_us', country_code: 'us' })
  })
})

describe('an account', () => {
  it('that has no cart takes over that of the guest', async () => {
    const { cart, requests } = visit({
      'POST /store/carts/:id': { cart: cartOf('cart_1', [line('jug', 2)], { customer_id: 'cus_1' }) },
    })
    const { merge } = await act(() => cart().signIn('cus_1'))
    expect(requests[0]?.body).toEqual({ customer_id: 'cus_1' })
    expect(merge?.moved).toEqual([])
    expect(cart().cart?.customer_id).toBe('cus_1')
  })

  it('gets the lines of the guest into the cart it left here, and hears what was refused', async () => {
    localStorage.setItem(`${cartIdKey}_cus_1`, 'cart_mine')
    const { cart } = visit({
      'GET /store/carts/:id': { cart: cartOf('cart_mine', [line('hat', 1)]) },
      'POST /store/carts/:id/line-items': ({ body }) =>
        body.variant_id === 'mug'
          ? (soldOut as never)
          : { cart: cartOf('cart_mine', [line('hat', 1), line('jug', 2)]) },
    })
    const { merge } = await act(() => cart().signIn('cus_1'))
    expect(merge?.moved.map(({ id }) => id)).toEqual(['item_jug'])
    expect(merge?.refused).toMatchObject([{ line: { id: 'item_mug' }, error: { status: 400 } }])
    expect(cart().cart).toMatchObject({ id: 'cart_mine', total: 3000 })
    expect(localStorage.getItem(cartIdKey)).toBe('cart_mine')
  })

  it('takes its cart along when it signs out', async () => {
    const { cart } = visit({}, { initialCart: cartOf('cart_1', [], { customer_id: 'cus_1' }) })
    await act(() => cart().signOut())
    expect(cart().cart).toBeNull()
    expect(localStorage.getItem(cartIdKey)).toBeNull()
    expect(localStorage.getItem(`${cartIdKey}_cus_1`)).toBe('cart_1')
  })
})

it('an order leaves no cart behind', async () => {
  const { cart } = visit({
    'POST /store/carts/:id/complete': { type: 'order', data: { id: 'order_1' } as never },
  })
  const { completion } = await act(() => cart().complete())
  expect(completion).toMatchObject({ type: 'order', data: { id: 'order_1' } })
  expect(cart().cart).toBeNull()
  expect(localStorage.getItem(cartIdKey)).toBeNull()
})
