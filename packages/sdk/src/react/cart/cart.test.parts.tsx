import type { Cart, LineItem } from '@cartwright/contract'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { type FakeRoutes, fakeShop, refuse } from '../../testing/fake-shop'
import { ShopProvider } from '../ShopProvider'
import { CartProvider, type CartProviderProps, useCart } from './CartProvider'

export const line = (variant_id: string, quantity: number): LineItem =>
  ({
    id: `item_${variant_id}`,
    variant_id,
    quantity,
    unit_price: 1000,
    should_merge: true,
    metadata: {},
    subtotal: 1000 * quantity,
    total: 1000 * quantity,
  }) as LineItem
export const cartOf = (id: string, items: LineItem[] = [], more: Partial<Cart> = {}): Cart => {
  const sum = items.reduce((all, one) => all + (one.total ?? 0), 0)
  return { id, items, subtotal: sum, total: sum, region_id: 'reg_eu', ...more } as Cart
}

/** Holds back each answer until the test lets it go, so that what is shown meanwhile can be looked at. */
export function gate() {
  const held: (() => void)[] = []
  return {
    hold: () => new Promise<void>((resolve) => held.push(resolve)),
    waiting: () => held.length,
    open: () => act(async () => held.shift()?.()),
  }
}
export const noSuch = refuse(404, { type: 'not_found', message: 'No such thing' })
export const soldOut = refuse(400, {
  type: 'not_allowed',
  code: 'insufficient_inventory',
  message: 'Too few',
})

/** An application with a cart, and what it asks of the shop. */
export function show(routes: FakeRoutes, props: Omit<CartProviderProps, 'children'> = {}) {
  const shop = fakeShop(routes)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ShopProvider client={shop.client}>
        <CartProvider {...props}>{children}</CartProvider>
      </ShopProvider>
    </StrictMode>
  )
  const { result } = renderHook(() => useCart(), { wrapper })
  return {
    cart: () => result.current,
    sent: () => shop.requests.map(({ call }) => call),
    requests: shop.requests,
  }
}

/** The same, where a cart of two lines has been read on a server. */
export const visit = (routes: FakeRoutes, props: Omit<CartProviderProps, 'children'> = {}) =>
  show(routes, { initialCart: cartOf('cart_1', [line('jug', 2), line('mug', 1)]), ...props })
