import { type CartView, readCartChange, withChanges } from '@cartwright/sdk/rules'
import type { FormOutcome } from '@cartwright/ui/ShopParts'
import { useEffect, useState } from 'react'
import { useShop } from './shop-context'

interface Sent {
  form: FormData
  action: string
}

interface State {
  /** undefined until something has changed since the page came. */
  cart?: CartView | null
  /** What is on its way, by the form it is sent from. */
  sending: ReadonlyMap<string, Sent>
  outcomes: ReadonlyMap<string, FormOutcome>
}

let state: State = { sending: new Map(), outcomes: new Map() }
const listeners = new Set<() => void>()

export function changeStore(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const readStore = (): State => state

/** What was sent and what came of it, shared by all islands of the page. */
export function useStore(): State {
  const [shown, setShown] = useState<State>(state)
  useEffect(() => {
    const listener = () => setShown(state)
    listener()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  return shown
}

/** The cart as the shopper already sees it: what is being sent counts at once, and no longer when it is refused. */
export function useCart(): { cart: CartView | null; pieces: number } {
  const { cart: came } = useShop()
  const { cart: changed, sending } = useStore()
  const cart = changed === undefined ? came : changed
  const changes = [...sending.values()].flatMap(({ form, action }) =>
    action === '/cart' ? (readCartChange(form) ?? []) : [],
  )
  const shown = cart && withChanges(cart, changes)
  return { cart: shown, pieces: shown?.pieces ?? 0 }
}
