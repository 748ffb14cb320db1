'use client'
import type { Cart, Input } from '@cartwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ShopError } from '../../errors'
import type { CartChange } from '../../rules/cart-change'
import { keyOf } from '../keys'
import { useClient } from '../ShopProvider'
import { type CartStorage, createCartMemory } from './cart-memory'
import { type CartRequest, type LinePreview, requestOf, wholeQuantity } from './cart-request'
import {
  type CartDefaults,
  type CartResult,
  type CartState,
  type CartStore,
  createCartStore,
} from './cart-store'

/** A line to be put in. */
export interface NewLine {
  variant_id: string
  /** Whole, from 1 on; 1 when absent. */
  quantity?: number
  metadata?: Record<string, unknown>
  /** Shows the line before the shop has answered. Without it a new line appears with the answer. */
  preview?: LinePreview
}

/**
 * What can be done to the cart. Nothing here rejects: what the shop refuses is `error` of the result, goes to `onError` of
 * the provider, and leaves the cart as it was. Amounts are in minor units.
 */
export interface CartControls extends CartState {
  /** Puts in a variant, or more of it where a line of it is there; makes the cart if there is none. */
  addItem: (line: NewLine) => Promise<CartResult>
  /** Sets how many of a line; 0 takes it out. Of several quantities in a row only the last is sent. */
  setQuantity: (lineId: string, quantity: number) => Promise<CartResult>
  /** Takes a line out. */
  removeItem: (lineId: string) => Promise<CartResult>
  /** Moves the cart to another region; `regionChange` of the result says what that dropped and what costs something else. */
  setRegion: (regionId: string, countryCode?: string) => Promise<CartResult>
  /** Applies the code of a discount or of a gift card; `codeKind` of the result says which it was. */
  applyCode: (code: string) => Promise<CartResult>
  /** Takes a discount or a gift card off the cart. */
  removeCode: (code: string) => Promise<CartResult>
  /** Does what a form of the components asks for, as `readCartChange` reads it. */
  change: (change: CartChange) => Promise<CartResult>
  /** Changes the e-mail, the addresses or the context of the cart. */
  update: (body: Input<'POST /store/carts/:id'>['body']) => Promise<CartResult>
  /** Chooses a way of delivery. */
  addShippingMethod: (optionId: string, data?: Record<string, unknown>) => Promise<CartResult>
  /** Opens the payment sessions of the region. */
  startCheckout: () => Promise<CartResult>
  /** Chooses a way to pay. */
  setPaymentSession: (providerId: string) => Promise<CartResult>
  /** Places the order; `completion` of the result holds it, and the next cart is a new one. */
  complete: () => Promise<CartResult>
  /**
   * Brings the guest's cart into the account that has just signed in. Its lines go into the cart the account left in this
   * browser, or into the one given; otherwise the guest's cart becomes the account's. `merge` says what was moved.
   */
  signIn: (customerId: string, accountCartId?: string) => Promise<CartResult>
  /** Leaves the cart to its account when that signs out. */
  signOut: () => Promise<void>
  /** Reads the cart anew. */
  refresh: () => Promise<void>
}

const Context = createContext<CartControls | null>(null)

export interface CartProviderProps extends CartDefaults {
  /** A cart that a server has read already; it is drawn at once and not read again. */
  initialCart?: Cart | null
  /** Where the id of the cart is kept; `localStorage` by default. */
  storage?: CartStorage
  /** Under which key; `cartwright_cart_id` by default. */
  storageKey?: string
  /** Hears of every change that failed, to tell the shopper. */
  onError?: (error: ShopError, change: CartRequest) => void
  children: ReactNode
}

/** The cart of the shop for all below it. Stands inside a ShopProvider. */
export function CartProvider({
  children,
  regionId,
  countryCode,
  salesChannelId,
  ...props
}: CartProviderProps) {
  const client = useClient()
  const cache = useQueryClient()
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const [store] = useState(() =>
    createCartStore({
      client,
      memory: createCartMemory(props.storageKey, props.storage),
      initialCart: props.initialCart,
      defaults: { regionId, countryCode, salesChannelId },
      onError: (error, change) => latest.current.onError?.(error, change),
      onAnswer: (cart, change) => {
        if (cart) cache.setQueryData(keyOf('GET /store/carts/:id', { params: { id: cart.id } }), { cart })
        if (change)
          void cache.invalidateQueries({
            predicate: ({ queryKey }) => toldBy(change).has(String(queryKey[0])),
          })
      },
    }),
  )
  useEffect(() => store.start(), [store])
  useEffect(
    () => store.setDefaults({ regionId, countryCode, salesChannelId }),
    [store, regionId, countryCode, salesChannelId],
  )
  const state = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
  const actions = useMemo(() => actionsOf(store), [store])
  const value = useMemo(() => ({ ...state, ...actions }), [state, actions])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** The cart around; there must be a CartProvider. */
export function useCart(): CartControls {
  const controls = useContext(Context)
  if (!controls) throw new Error('useCart must be used inside a CartProvider')
  return controls
}

/** Reads that tell of other things once a cart has changed. */
const toldBy = ({ type }: CartRequest): ReadonlySet<string> =>
  new Set(
    type === 'complete'
      ? ['/store/orders', '/store/customers', '/store/products']
      : ['/store/shipping-options'],
  )

const actionsOf = (store: CartStore): Omit<CartControls, keyof CartState> => ({
  change: (change) => store.change(requestOf(change)),
  addItem: ({ quantity = 1, ...line }) =>
    store.change({ type: 'add_item', ...line, quantity: Math.max(1, wholeQuantity(quantity)) }),
  setQuantity: (line_id, quantity) =>
    store.change({ type: 'set_quantity', line_id, quantity: wholeQuantity(quantity) }),
  removeItem: (line_id) => store.change({ type: 'remove_item', line_id }),
  setRegion: (region_id, country_code) => store.change({ type: 'set_region', region_id, country_code }),
  applyCode: (code) => store.change({ type: 'apply_code', code }),
  removeCode: (code) => store.change({ type: 'remove_code', code }),
  update: (body) => store.change({ type: 'update', body }),
  addShippingMethod: (option_id, data) => store.change({ type: 'add_shipping_method', option_id, data }),
  startCheckout: () => store.change({ type: 'start_checkout' }),
  setPaymentSession: (provider_id) => store.change({ type: 'set_payment_session', provider_id }),
  complete: () => store.change({ type: 'complete' }),
  signIn: (customer_id, account_cart_id) => store.change({ type: 'sign_in', customer_id, account_cart_id }),
  signOut: () => store.signOut(),
  refresh: () => store.refresh(),
})
