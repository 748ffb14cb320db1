import { dayOf } from '../store/time-zone'
import { type CountedOrder, type Counts, type Move, movesOf } from './order-moves'
import type { SalesKind } from './tables'

/** What is known of the order beside its goods and money. */
export interface OrderIdentity {
  order_id: string
  currency_code: string
  region_id: string
  /** Empty for an order of no channel. */
  sales_channel_id: string
  customer_id: string
  is_first: boolean
  discount_ids: readonly string[]
}

export interface FactCounts extends Counts {
  net: number
  orders: number
  new_customers: number
}

export interface Fact extends Omit<OrderIdentity, 'discount_ids'>, FactCounts {
  kind: SalesKind
  key: string
  day: string
}

export const nothingCounted = (): FactCounts => ({
  gross: 0,
  discounts: 0,
  returns: 0,
  net: 0,
  shipping: 0,
  taxes: 0,
  gift_cards: 0,
  orders: 0,
  units: 0,
  returned_units: 0,
  new_customers: 0,
})
export const countNames = Object.keys(nothingCounted()) as (keyof FactCounts)[]

/**
 * What an order adds to each day in the shop's time zone: as a whole, to each of its products, and, as a whole once more, to
 * each discount it was given.
 */
export function factsOf(
  { discount_ids, ...identity }: OrderIdentity,
  order: CountedOrder,
  zone: string,
): Fact[] {
  const facts = new Map<string, Fact>()
  const factAt = (kind: SalesKind, key: string, day: string): Fact => {
    const name = `${kind} ${key} ${day}`
    let fact = facts.get(name)
    if (!fact) {
      fact = { ...identity, kind, key, day, ...nothingCounted() }
      facts.set(name, fact)
    }
    return fact
  }
  const placed = dayOf(order.placed_at, zone)
  const goods = order.lines.filter((line) => !line.is_giftcard)
  const whole = factAt('all', '', placed)
  // An order of gift cards alone sells nothing yet.
  if (goods.length > 0) whole.orders = 1
  if (identity.is_first) whole.new_customers = 1
  for (const product_id of new Set(goods.map((line) => line.product_id)))
    factAt('product', product_id, placed).orders = 1
  const days = new Map<string, string>()
  for (const move of movesOf(order)) {
    const day = days.get(move.at) ?? dayOf(move.at, zone)
    days.set(move.at, day)
    add(factAt('all', '', day), move)
    if (move.product_id !== undefined) add(factAt('product', move.product_id, day), move)
  }
  const all = [...facts.values()].filter((fact) => countNames.some((name) => fact[name] !== 0))
  const ofDiscounts = discount_ids.flatMap((key) =>
    all.filter(({ kind }) => kind === 'all').map((fact): Fact => ({ ...fact, kind: 'discount', key })),
  )
  return [...all, ...ofDiscounts]
}

function add(fact: Fact, move: Move) {
  for (const name of [
    'gross',
    'discounts',
    'returns',
    'shipping',
    'taxes',
    'gift_cards',
    'units',
    'returned_units',
  ] as const)
    fact[name] += move[name] ?? 0
  fact.net = fact.gross - fact.discounts - fact.returns
}
