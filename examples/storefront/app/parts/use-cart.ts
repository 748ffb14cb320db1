import { useFetchers, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root'
import type { CartView } from '../shop/cart-view'

/**
 * The cart as the shopper already sees it: what is being sent counts at once. When the shop refuses, the loader's
 * cart is simply what is left, so going back needs no code of its own.
 */
export function useCart(): { cart: CartView | null; pieces: number; isPending: boolean } {
  const { cart } = useRouteLoaderData('root') as RootData
  const sent = useFetchers().flatMap(({ formAction, formData }) =>
    formAction === '/cart' && formData ? [formData] : [],
  )
  if (!cart) return { cart, pieces: 0, isPending: sent.length > 0 }
  let lines = cart.lines
  for (const form of sent) {
    const id = form.get('line')
    const quantity = form.get('intent') === 'remove' ? 0 : Number(form.get('step') ?? form.get('quantity'))
    lines = lines
      .map((line) => (line.id === id ? { ...line, quantity, amount: line.unit * quantity } : line))
      .filter((line) => line.quantity > 0)
  }
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    cart: { ...cart, lines, goods, total: cart.total + (goods - cart.goods) },
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isPending: sent.length > 0,
  }
}
