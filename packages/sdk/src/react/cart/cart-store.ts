import type { Cart } from '@cartwright/contract'
import type { StoreClient } from '../../client'
import { ConflictError, NotFoundError, ShopError } from '../../errors'
import { type CartMemory, createCartMemory } from './cart-memory'
import { type CartRequest, lineOf } from './cart-request'
import { expectedCart } from './expected-cart'
import { openCart } from './merge-carts'
import { type CartOutcome, sendChange } from './send-change'
import { createTurns } from './turns'

/** Where a new cart is made. */
export interface CartDefaults {
  regionId?: string
  countryCode?: string
  salesChannelId?: string
}

export interface CartStoreOptions {
  client: StoreClient
  memory?: CartMemory
  /** A cart that has been read already, on a server for example. */
  initialCart?: Cart | null
  defaults?: CartDefaults
  /** Hears of every change that failed; the cart is then as it was before. */
  onError?: (error: ShopError, change: CartRequest) => void
  /** Hears of every cart that the shop has answered. */
  onAnswer?: (cart: Cart | null, change?: CartRequest) => void
}

export interface CartState {
  /** The cart as the shopper sees it: the shop's, with what is being changed shown already. Null while there is none. */
  cart: Cart | null
  /** `restoring` until it is known whether there is a cart; `failed` when the shop could not be asked. */
  status: 'restoring' | 'ready' | 'failed'
  /** Why the cart could not be restored. */
  error: ShopError | null
  /** Whether something is on its way. */
  isChanging: boolean
  /** The ids of the lines that are being changed. */
  changingLines: readonly string[]
}

/** What a change came to. It never rejects: a refusal is `error`. */
export interface CartResult extends CartOutcome {
  /** The cart of the shop afterwards. */
  cart: Cart | null
  error?: ShopError
}

export interface CartStore {
  get(): CartState
  getOnServer(): CartState
  subscribe(listener: () => void): () => void
  /** Restores the cart and follows other tabs, until what it answers is called. */
  start(): () => void
  change(change: CartRequest): Promise<CartResult>
  /** Reads the cart anew. */
  refresh(): Promise<void>
  setDefaults(defaults: CartDefaults): void
  /** Leaves the cart to the account it belongs to; the next one is a guest's. */
  signOut(): Promise<void>
}

/** A cart in the shop: made when it is first needed, its changes sent one after another and shown at once. */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { client, memory = createCartMemory(), initialCart = null, onError, onAnswer } = options
  let { defaults = {} } = options
  let base: Cart | null = initialCart
  let status: CartState['status'] = initialCart ? 'ready' : 'restoring'
  let error: ShopError | null = null
  /** What is shown, though the shop has not answered yet. */
  let waiting: readonly CartRequest[] = []
  let isStarted = false
  const listeners = new Set<() => void>()

  const stateNow = (): CartState => ({
    cart: base && waiting.reduce(expectedCart, base),
    status,
    error,
    isChanging: waiting.length > 0,
    changingLines: waiting.flatMap((change) => lineOf(change) ?? []),
  })
  const atStart = stateNow()
  let state = atStart
  const show = () => {
    state = stateNow()
    for (const listener of listeners) listener()
  }
  const adopt = (cart: Cart | null, change?: CartRequest) => {
    base = cart
    if (!cart) memory.forget()
    else if (memory.id() !== cart.id) memory.keep(cart.id)
    onAnswer?.(cart, change)
  }

  async function restore(): Promise<void> {
    const id = memory.id()
    try {
      const cart = id ? await openCart(client, id) : undefined
      adopt(cart ?? null)
      status = 'ready'
      error = null
    } catch (cause) {
      status = 'failed'
      error = asShopError(cause)
    }
    show()
  }

  async function createCart(): Promise<Cart> {
    const { regionId: region_id, countryCode: country_code, salesChannelId: sales_channel_id } = defaults
    const { cart } = await client.carts.create({ region_id, country_code, sales_channel_id })
    adopt(cart)
    // From here on there is something in which the line that is being added can be shown.
    show()
    return cart
  }

  /** One change on its turn. A cart that is gone is replaced by a new one, as far as the change makes sense on that. */
  async function run(change: CartRequest): Promise<CartResult> {
    if (status !== 'ready') await restore()
    // A cart that cannot be read now may hold things; a second one beside it would lose them.
    if (status !== 'ready') throw error
    if (change.type === 'sign_in' && !base) return signInWithout(change)
    if (change.type === 'set_region' && !base) {
      defaults = { ...defaults, regionId: change.region_id, countryCode: change.country_code }
      return { cart: null }
    }
    const sent = await sendChange(client, base ?? (await createCart()), change).catch(async (cause) => {
      if (!(await isGone(cause))) throw cause
      adopt(null)
      if (change.type !== 'add_item') throw cause
      return sendChange(client, await createCart(), change)
    })
    adopt(sent.cart, change)
    memory.touch()
    return { cart: base, ...sent.outcome }
  }

  async function signInWithout(change: Extract<CartRequest, { type: 'sign_in' }>): Promise<CartResult> {
    const id = change.account_cart_id
    const cart = id ? await openCart(client, id) : undefined
    if (cart) adopt(cart, change)
    return { cart: base }
  }

  async function isGone(cause: unknown): Promise<boolean> {
    if (cause instanceof ConflictError && cause.code === 'cart_completed') return true
    if (!(cause instanceof NotFoundError) || !base) return false
    return !(await openCart(client, base.id))
  }

  const turns = createTurns<CartRequest, CartResult>({
    run,
    async fail(cause) {
      const failure = asShopError(cause)
      // Whether the shop did it is not known, so what it holds is read.
      if (base && isUnsure(failure)) adopt((await openCart(client, base.id).catch(() => base)) ?? null)
      return { cart: base, error: failure }
    },
    settled(change, result) {
      waiting = waiting.filter((one) => one !== change)
      show()
      if (result.error) onError?.(result.error, change)
    },
  })

  return {
    get: () => state,
    getOnServer: () => atStart,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (base && memory.id() !== base.id) memory.keep(base.id)
      if (!isStarted && status !== 'ready') void turns.also(restore)
      isStarted = true
      return memory.follow(() => void turns.also(restore))
    },
    change(asked) {
      const change =
        asked.type === 'sign_in'
          ? {
              ...asked,
              account_cart_id: asked.account_cart_id ?? memory.idOf(asked.customer_id) ?? undefined,
            }
          : asked
      const replaced = turns.replaceable((last) => isSuperseded(last, change))
      waiting = [...waiting.filter((one) => one !== replaced), change]
      show()
      return turns.take(change, replaced)
    },
    refresh: () => turns.also(restore),
    setDefaults(next) {
      const said = Object.entries(next).filter(([, value]) => value !== undefined)
      defaults = { ...defaults, ...Object.fromEntries(said) }
    },
    signOut: () =>
      turns.also(async () => {
        if (base?.customer_id) memory.keepFor(base.customer_id, base.id)
        adopt(null)
        show()
      }),
  }
}

/** Of two quantities for one line only the later is sent. */
const isSuperseded = (earlier: CartRequest, later: CartRequest): boolean =>
  earlier.type === 'set_quantity' &&
  (later.type === 'set_quantity' || later.type === 'remove_item') &&
  earlier.line_id === later.line_id

const isUnsure = ({ status }: ShopError): boolean => status === 0 || status >= 500

const asShopError = (cause: unknown): ShopError =>
  cause instanceof ShopError
    ? cause
    : new ShopError(cause instanceof Error ? cause.message : String(cause), { cause })
