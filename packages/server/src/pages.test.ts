import { expect, it } from 'vitest'
import { orderPage, pagesOf, productPage } from './pages'

const own = pagesOf('https://shop.example.com')
const elsewhere = pagesOf('https://api.example.com', {
  product: 'https://store.example.com{prefix}/item/{handle}?view=1&{choice}',
  order: 'https://store.example.com/me/{display_id}?order={id}',
})
const order = { id: 'order_1', cart_id: 'cart_1', display_id: 7 }

it.each([
  [productPage(own, { handle: 'tall vase' }), 'https://shop.example.com/p/tall%20vase'],
  [
    productPage(own, { handle: 'vase', prefix: '/de-at', choice: 'variant=v_1' }),
    'https://shop.example.com/de-at/p/vase?variant=v_1',
  ],
  [productPage(elsewhere, { handle: 'vase' }), 'https://store.example.com/item/vase?view=1'],
  [
    productPage(elsewhere, { handle: 'vase', choice: 'variant=v_1' }),
    'https://store.example.com/item/vase?view=1&variant=v_1',
  ],
  [orderPage(own, order), 'https://shop.example.com/orders/cart_1'],
  [orderPage(own, { ...order, cart_id: null }), 'https://shop.example.com/orders/order_1'],
  [orderPage(elsewhere, order), 'https://store.example.com/me/7?order=order_1'],
])('a page is at %s', (page, expected) => expect(page).toBe(expected))

it('takes each page that is named, and its own for the other', () =>
  expect(pagesOf('https://shop.example.com', { order: 'https://store.example.com/{id}' })).toEqual({
    product: own.product,
    order: 'https://store.example.com/{id}',
  }))
