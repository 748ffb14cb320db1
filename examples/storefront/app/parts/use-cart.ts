import { type CartView, readCartChange, withChanges } from '@cartwright/sdk/rules'
import { useFetchers, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root'

/**
 * The cart as the shopper already sees it: what is being sent counts at once. When the shop refuses, the loader's
 * cart is simply what is left, so going back needs no code of its own.
 */
export function useCart(): { cart: CartView | null; pieces: number; isPending: boolean } {
  const { cart } = useRouteLoaderData('root') as RootData
  const sent = useFetchers().flatMap(({ formAction, formData }) =>
    formAction === '/cart' && formData ? [formData] : [],
  )
  const changes = sent.flatMap((form) => readCartChange(form) ?? [])
  const shown = cart && withChanges(cart, changes)
  return { cart: shown, pieces: shown?.pieces ?? 0, isPending: sent.length > 0 }
}
