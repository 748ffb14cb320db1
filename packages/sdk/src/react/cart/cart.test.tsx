import { act, cleanup, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeShop, refuse } from '../../testing/fake-shop'
import { ShopProvider } from '../ShopProvider'
import { CartProvider, useCart } from './CartProvider'
import { cartOf, gate, line, noSuch, show, soldOut, visit } from './cart.test.parts'
import { cartIdKey } from './cart-memory'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('a visit', () => {
  it('makes no cart before one is needed, and keeps its id', async () => {
    const { cart, sent, requests } = show(
      {
        'POST /store/carts': { cart: cartOf('cart_1') },
        'POST /store/carts/:id/line-items': { cart: cartOf('cart_1', [line('jug', 1)]) },
      },
      { regionId: 'reg_eu', countryCode: 'de' },
    )
    await waitFor(() => expect(cart().status).toBe('ready'))
    expect(sent()).toEqual([])
    await act(() => cart().addItem({ variant_id: 'jug' }))
    expect(sent()).toEqual(['POST /store/carts', 'POST /store/carts/:id/line-items'])
    expect(requests[0]?.body).toEqual({ region_id: 'reg_eu', country_code: 'de' })
    expect(cart().cart?.items).toHaveLength(1)
    expect(localStorage.getItem(cartIdKey)).toBe('cart_1')
  })

  it('shows the first line as soon as there is a cart', async () => {
    const { hold, open, waiting } = gate()
    const { cart } = show({
      'POST /store/carts': { cart: cartOf('cart_1') },
      'POST /store/carts/:id/line-items': async () => {
        await hold()
        return { cart: cartOf('cart_1', [line('jug', 1)]) }
      },
    })
    act(() => void cart().addItem({ variant_id: 'jug', preview: { title: 'Jug', unit_price: 900 } }))
    await waitFor(() => expect(waiting()).toBe(1))
    expect(cart().cart).toMatchObject({ items: [{ title: 'Jug', quantity: 1 }], total: 900 })
    await open()
    await waitFor(() => expect(cart().cart?.total).toBe(1000))
  })

  it('finds the cart of the last one', async () => {
    localStorage.setItem(cartIdKey, 'cart_1')
    const { cart } = show({ 'GET /store/carts/:id': { cart: cartOf('cart_1', [line('jug', 2)]) } })
    expect(cart().status).toBe('restoring')
    await waitFor(() => expect(cart().cart?.total).toBe(2000))
  })

  it.each([
    ['is gone', noSuch],
    ['has become an order', { cart: cartOf('cart_1', [], { completed_at: '2026-01-01T00:00:00Z' }) }],
  ])('forgets a cart that %s', async (_, answer) => {
    localStorage.setItem(cartIdKey, 'cart_1')
    const { cart } = show({ 'GET /store/carts/:id': answer })
    await waitFor(() => expect(cart().status).toBe('ready'))
    expect(cart().cart).toBeNull()
    expect(localStorage.getItem(cartIdKey)).toBeNull()
  })

  it('makes no second cart while the shop cannot say what is in the first', async () => {
    localStorage.setItem(cartIdKey, 'cart_1')
    const away = refuse(503, { type: 'unexpected_state', message: 'Away' })
    const { cart, sent } = show({
      'GET /store/carts/:id': away,
      'POST /store/carts': { cart: cartOf('cart_2') },
    })
    await waitFor(() => expect(cart().status).toBe('failed'))
    const { error } = await act(() => cart().addItem({ variant_id: 'jug' }))
    expect(error?.status).toBe(503)
    expect(sent()).not.toContain('POST /store/carts')
    expect(localStorage.getItem(cartIdKey)).toBe('cart_1')
  })

  it('draws a cart that a server has read, there and here, without asking for it', async () => {
    const { client } = fakeShop({})
    const Total = () => <p>{useCart().cart?.total}</p>
    const page = renderToString(
      <ShopProvider client={client}>
        <CartProvider initialCart={cartOf('cart_1', [line('jug', 2)])}>
          <Total />
        </CartProvider>
      </ShopProvider>,
    )
    expect(page).toBe('<p>2000</p>')
    const { cart, sent } = show({}, { initialCart: cartOf('cart_1', [line('jug', 2)]) })
    expect(cart()).toMatchObject({ status: 'ready', cart: { total: 2000 } })
    await act(async () => {})
    expect(sent()).toEqual([])
    expect(localStorage.getItem(cartIdKey)).toBe('cart_1')
  })

  it('follows another tab', async () => {
    let total = 1
    const { cart } = show({
      'GET /store/carts/:id': () => ({ cart: cartOf('cart_9', [line('jug', total)]) }),
    })
    await waitFor(() => expect(cart().status).toBe('ready'))
    const tell = (key: string) =>
      act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })))
    localStorage.setItem(cartIdKey, 'cart_9')
    await tell(cartIdKey)
    await waitFor(() => expect(cart().cart?.total).toBe(1000))
    total = 2
    await tell(`${cartIdKey}_changed`)
    await waitFor(() => expect(cart().cart?.total).toBe(2000))
  })
})

describe('a change', () => {
  it('is shown at once, and then as the shop says', async () => {
    const { hold, open, waiting } = gate()
    const { cart } = visit({
      'POST /store/carts/:id/line-items/:line_id': async () => {
        await hold()
        return { cart: cartOf('cart_1', [line('jug', 4), line('mug', 1)], { total: 4500 }) }
      },
    })
    act(() => void cart().setQuantity('item_jug', 5))
    expect(cart()).toMatchObject({ isChanging: true, changingLines: ['item_jug'] })
    expect(cart().cart?.items?.[0]?.quantity).toBe(5)
    expect(cart().cart?.total).toBe(6000)
    await waitFor(() => expect(waiting()).toBe(1))
    await open()
    await waitFor(() => expect(cart().isChanging).toBe(false))
    expect(cart().cart?.items?.[0]?.quantity).toBe(4)
    expect(cart().cart?.total).toBe(4500)
  })

  it('that is refused leaves the cart as it was, and is told once', async () => {
    const onError = vi.fn()
    const { cart } = visit({ 'POST /store/carts/:id/line-items/:line_id': soldOut }, { onError })
    const before = cart().cart
    const { error } = await act(() => cart().setQuantity('item_jug', 99))
    expect(error?.code).toBe('insufficient_inventory')
    expect(cart().cart).toEqual(before)
    expect(cart().isChanging).toBe(false)
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, {
      type: 'set_quantity',
      line_id: 'item_jug',
      quantity: 99,
    })
  })

  it('waits for the one before it, however quickly it is asked for', async () => {
    const { hold, open, waiting } = gate()
    let atWork = 0
    const answer = async () => {
      atWork++
      expect(atWork).toBe(1)
      await hold()
      atWork--
      return { cart: cartOf('cart_1', [line('jug', 2)]) }
    }
    const { cart, sent } = visit({
      'POST /store/carts/:id/line-items': answer,
      'DELETE /store/carts/:id/line-items/:line_id': answer,
    })
    act(() => {
      void cart().removeItem('item_mug')
      void cart().addItem({ variant_id: 'jug', quantity: 3 })
    })
    expect(cart().cart?.items?.map(({ quantity }) => quantity)).toEqual([5])
    await waitFor(() => expect(waiting()).toBe(1))
    await open()
    await waitFor(() => expect(waiting()).toBe(1))
    await open()
    await waitFor(() => expect(cart().isChanging).toBe(false))
    expect(sent()).toEqual([
      'DELETE /store/carts/:id/line-items/:line_id',
      'POST /store/carts/:id/line-items',
    ])
  })

  it('of a quantity stands for those before it that have not been sent', async () => {
    const { hold, open, waiting } = gate()
    const { cart, requests } = visit({
      'POST /store/carts/:id/line-items/:line_id': async ({ body }) => {
        await hold()
        return { cart: cartOf('cart_1', [line('jug', body.quantity), line('mug', 1)]) }
      },
    })
    let results: Promise<unknown[]> | undefined
    act(() => void cart().setQuantity('item_jug', 3))
    await waitFor(() => expect(waiting()).toBe(1))
    act(() => {
      results = Promise.all([4, 5, 6].map((quantity) => cart().setQuantity('item_jug', quantity)))
    })
    expect(cart().cart?.items?.[0]?.quantity).toBe(6)
    await open()
    await waitFor(() => expect(waiting()).toBe(1))
    await open()
    const [first, , last] = (await act(async () => results)) ?? []
    expect(first).toEqual(last)
    expect(requests.map(({ body }) => (body as { quantity: number }).quantity)).toEqual([3, 6])
  })

  it('whose fate is unknown has the cart read anew', async () => {
    const { cart, sent } = visit({
      'POST /store/carts/:id/line-items': refuse(502, { type: 'unexpected_state', message: 'Away' }),
      'GET /store/carts/:id': { cart: cartOf('cart_1', [line('jug', 3), line('mug', 1)]) },
    })
    const { error } = await act(() => cart().addItem({ variant_id: 'jug' }))
    expect(error?.status).toBe(502)
    expect(sent().at(-1)).toBe('GET /store/carts/:id')
    expect(cart().cart?.total).toBe(4000)
  })

  it('of a cart that is gone goes into a new one', async () => {
    const { cart, sent } = visit({
      'GET /store/carts/:id': noSuch,
      'POST /store/carts': { cart: cartOf('cart_2') },
      'POST /store/carts/:id/line-items': ({ params }) =>
        params.id === 'cart_2' ? { cart: cartOf('cart_2', [line('hat', 1)]) } : (noSuch as never),
    })
    await act(() => cart().addItem({ variant_id: 'hat' }))
    expect(sent()).toHaveLength(4)
    expect(cart().cart?.id).toBe('cart_2')
    expect(localStorage.getItem(cartIdKey)).toBe('cart_2')
  })
})
