import type { LedgerKind } from '@cartwright/contract'

/** A line as it counts, in minor units without tax. */
export interface CountedLine {
  /** Empty for goods that are no product of the shop. */
  product_id: string
  is_giftcard: boolean
  quantity: number
  gross: number
  discount: number
  tax: number
}

interface Delivery {
  net: number
  tax: number
}

interface GoodsBack {
  product_id: string
  quantity: number
}

/** What is known of an order, as far as it counts. */
export interface CountedOrder {
  placed_at: string
  canceled_at: string | null
  /** As it was placed. */
  lines: readonly CountedLine[]
  /** As it is sent now. */
  delivery: Delivery
  edits: readonly { id: string; at: string; lines: readonly CountedLine[] }[]
  swaps: readonly {
    id: string
    at: string
    canceled_at: string | null
    lines: readonly CountedLine[]
    /** What is given back for them, below 0. */
    credits: readonly CountedLine[]
    delivery: Delivery
  }[]
  /** Goods that arrived; `refund` is what was to be given back for them, null where a swap or a claim has settled that. */
  returns: readonly { at: string; refund: number | null; goods: readonly GoodsBack[] }[]
  claims: readonly { refund: number | null; goods: readonly GoodsBack[] }[]
  refunds: readonly { id: string; amount: number; reason: string }[]
  /** The changes of what the order costs, in their order. */
  entries: readonly { at: string; kind: LedgerKind; due: number; reference_id: string | null }[]
}

/** What changes at an instant. A move without a product is about the order as a whole. */
export interface Move extends Partial<Counts> {
  at: string
  product_id?: string
}

export interface Counts {
  gross: number
  discounts: number
  returns: number
  shipping: number
  taxes: number
  gift_cards: number
  units: number
  returned_units: number
}

/** What is left of a part of the order: of one product, of delivery, of gift cards. */
interface Part {
  net: number
  tax: number
  units: number
}
type Weights = ReadonlyMap<string, { net: number; tax: number }>

const delivery = 'delivery'
const cards = 'cards'
const ofProduct = (id: string) => `product ${id}`
const none = (): Part => ({ net: 0, tax: 0, units: 0 })

/**
 * What an order adds to the figures of the shop and when: the rules of `docs/numbers.md`. What its moves come to is what
 * the order costs by its ledger, at every instant.
 */
export function movesOf(order: CountedOrder): Move[] {
  const moves: Move[] = []
  const left = new Map<string, Part>()
  const part = (name: string): Part => {
    const known = left.get(name) ?? none()
    left.set(name, known)
    return known
  }

  /** Lines are sold, or taken back from the sale where the sign is below 0. */
  const sell = (at: string, lines: readonly CountedLine[], sign: 1 | -1 = 1) => {
    for (const line of lines) {
      const net = sign * (line.gross - line.discount)
      const tax = sign * line.tax
      const name = line.is_giftcard ? cards : ofProduct(line.product_id)
      const to = part(name)
      to.net += net
      to.tax += tax
      if (line.is_giftcard) {
        moves.push({ at, gift_cards: net, taxes: tax })
        continue
      }
      const units = sign * line.quantity
      to.units += units
      moves.push({
        at,
        product_id: line.product_id,
        gross: sign * line.gross,
        discounts: sign * line.discount,
        taxes: tax,
        units,
      })
    }
  }
  const deliver = (at: string, { net, tax }: Delivery) => {
    const to = part(delivery)
    to.net += net
    to.tax += tax
    moves.push({ at, shipping: net, taxes: tax })
  }
  /** What rounding on the whole makes of the sum of the lines. */
  const round = (at: string, due: number, from: number) => {
    const rest = due - sumOf(moves.slice(from))
    if (rest === 0) return
    part(ofProduct('')).net += rest
    moves.push({ at, discounts: -rest })
  }

  const entryOf = (kind: LedgerKind, reference_id: string | null = null) =>
    order.entries.find((entry) => entry.kind === kind && entry.reference_id === reference_id)

  const place = () => {
    const at = order.placed_at
    sell(at, order.lines)
    const changed = order.entries.filter(({ kind }) => kind === 'shipping')
    const { net, tax } = order.delivery
    const first = net + tax - changed.reduce((sum, { due }) => sum + due, 0)
    deliver(at, changed.length === 0 ? order.delivery : deliveryOf(first, order.delivery))
    const due = entryOf('order')?.due
    // Orders from elsewhere may have no ledger: they count as their lines say.
    if (due !== undefined || order.entries.length > 0) round(at, due ?? 0, 0)
  }

  const weightsOfGoods = (goods: readonly GoodsBack[]): Weights =>
    new Map(
      goods.map(({ product_id, quantity }) => {
        const { net, tax, units } = part(ofProduct(product_id))
        const share = units > 0 ? Math.min(1, quantity / units) : 0
        return [ofProduct(product_id), { net: net * share, tax: tax * share }]
      }),
    )

  const credited = new Map<string, Weights>()
  /** Spreads an amount over parts; below 0 it is theirs again. */
  const credit = (at: string, amount: number, weights: Weights): Weights => {
    const spread = spreadOver(amount, weights)
    for (const [name, { net, tax }] of spread) {
      const from = part(name)
      from.net -= net
      from.tax -= tax
      if (name === delivery) moves.push({ at, shipping: -net, taxes: -tax })
      else if (name === cards) moves.push({ at, gift_cards: -net, taxes: -tax })
      else moves.push({ at, product_id: name.slice('product '.length), returns: net, taxes: -tax })
    }
    return spread
  }

  const valueOfReturn = new Map<object, Weights>()
  const settled = new Set<object>()
  const goodsOfRefund = (id: string): Weights => {
    const refund = order.refunds.find((one) => one.id === id)
    if (!refund) return left
    const among = refund.reason === 'return' ? order.returns : refund.reason === 'claim' ? order.claims : []
    const found = among.find((one) => !settled.has(one) && one.refund === refund.amount)
    if (!found) return left
    settled.add(found)
    const weights = valueOfReturn.get(found) ?? weightsOfGoods(found.goods)
    return totalOf(weights) > 0 ? weights : left
  }

  const steps: { at: string; rank: number; run: () => void }[] = []
  const step = (at: string, rank: number, run: () => void) => steps.push({ at, rank, run })
  step(order.placed_at, 0, place)
  let before = order.lines
  for (const { id, at, lines } of order.edits) {
    const old = before
    before = lines
    step(at, 2, () => {
      const from = moves.length
      sell(at, old, -1)
      sell(at, lines)
      const entry = entryOf('order_edit', id)
      if (entry) round(at, entry.due, from)
    })
  }
  for (const swap of order.swaps) {
    const from = { first: 0, end: 0 }
    step(swap.at, 2, () => {
      from.first = moves.length
      sell(swap.at, swap.lines)
      deliver(swap.at, swap.delivery)
      for (const { product_id, gross, discount, tax } of swap.credits)
        credit(
          swap.at,
          discount - gross - tax,
          new Map([[ofProduct(product_id), { net: discount - gross, tax: -tax }]]),
        )
      const entry = entryOf('swap', swap.id)
      const rest = (entry?.due ?? sumOf(moves.slice(from.first))) - sumOf(moves.slice(from.first))
      if (rest !== 0) credit(swap.at, -rest, new Map([[ofProduct(''), { net: Math.abs(rest), tax: 0 }]]))
      from.end = moves.length
    })
    const { canceled_at } = swap
    if (!canceled_at) continue
    step(canceled_at, 3, () => {
      for (const move of moves.slice(from.first, from.end)) {
        const undone = negated(move, canceled_at)
        const name =
          undone.product_id === undefined
            ? undone.gift_cards
              ? cards
              : delivery
            : ofProduct(undone.product_id)
        const to = part(name)
        to.net += netOf(undone)
        to.tax += undone.taxes ?? 0
        to.units += undone.units ?? 0
        moves.push(undone)
      }
    })
  }
  for (const one of order.returns)
    step(one.at, 4, () => {
      valueOfReturn.set(one, weightsOfGoods(one.goods))
      for (const { product_id, quantity } of one.goods) {
        part(ofProduct(product_id)).units -= quantity
        moves.push({ at: one.at, product_id, returned_units: quantity })
      }
    })
  for (const { at, kind, due, reference_id } of order.entries) {
    if (due === 0) continue
    if (kind === 'shipping') step(at, 1, () => deliver(at, deliveryOf(due, order.delivery)))
    if (kind === 'refund')
      step(at, 5, () => {
        credited.set(reference_id ?? '', credit(at, -due, goodsOfRefund(reference_id ?? '')))
      })
    if (kind === 'refund_failed')
      step(at, 6, () => credit(at, -due, credited.get(reference_id ?? '') ?? left))
  }
  const { canceled_at } = order
  if (canceled_at)
    step(canceled_at, 7, () => {
      const whole = new Map([...left].map(([name, { net, tax }]) => [name, { net, tax }]))
      const units = [...left].filter(([, { units }]) => units > 0)
      for (const [name, { net, tax }] of whole)
        if (net !== 0 || tax !== 0) credit(canceled_at, net + tax, new Map([[name, { net, tax }]]))
      for (const [name, of] of units)
        moves.push({ at: canceled_at, product_id: name.slice('product '.length), units: -of.units })
    })
  // What happened in one instant happened in the order of its kind.
  steps.sort((a, b) => (a.at === b.at ? a.rank - b.rank : a.at < b.at ? -1 : 1))
  for (const { run } of steps) run()
  return moves
}

/** A sum with its tax, parted as the delivery is now. */
function deliveryOf(gross: number, { net, tax }: Delivery): Delivery {
  const part = net + tax === 0 ? 0 : Math.round((gross * tax) / (net + tax))
  return { net: gross - part, tax: part }
}

const totalOf = (weights: Weights) =>
  [...weights.values()].reduce((sum, { net, tax }) => sum + Math.max(0, net) + Math.max(0, tax), 0)

/**
 * A whole amount over the parts by their weight, no unit lost. One part alone takes it all, and where nothing has any
 * weight it is the goods without a product.
 */
function spreadOver(amount: number, weights: Weights): Map<string, { net: number; tax: number }> {
  const spread = new Map<string, { net: number; tax: number }>()
  const only = weights.size === 1 ? [...weights][0] : undefined
  if (only && only[1].net + only[1].tax === amount) return new Map([only])
  const all = totalOf(weights)
  if (all === 0) return new Map([[ofProduct(''), { net: amount, tax: 0 }]])
  let weight = 0
  let given = 0
  const next = (own: number) => {
    weight += Math.max(0, own)
    const share = Math.round((amount * weight) / all) - given
    given += share
    return share
  }
  for (const [name, { net, tax }] of weights) {
    const share = { net: next(net), tax: next(tax) }
    if (share.net !== 0 || share.tax !== 0) spread.set(name, share)
  }
  return spread
}

const netOf = ({ gross = 0, discounts = 0, returns = 0, shipping = 0, gift_cards = 0 }: Move) =>
  gross - discounts - returns + shipping + gift_cards

/** What moves add to what the order costs. */
export const sumOf = (moves: readonly Move[]): number =>
  moves.reduce((sum, move) => sum + netOf(move) + (move.taxes ?? 0), 0)

function negated({ at: _, product_id, ...counts }: Move, at: string): Move {
  const turned = Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, -(value ?? 0)]))
  return product_id === undefined ? { at, ...turned } : { at, product_id, ...turned }
}
