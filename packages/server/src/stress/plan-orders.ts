import { chanceOf, mixed } from './chance'
import { type Demand, type Product, productOf, type Variant } from './products'

const hour = 3_600_000
const day = 24 * hour

/** How far an order has come. */
export type Stage = 'placed' | 'captured' | 'fulfilled' | 'shipped' | 'completed' | 'canceled'

export interface PlannedLine {
  product: Product
  variant: Variant
  quantity: number
}
export interface PlannedOrder {
  number: number
  /** When it was placed, in ms. */
  at: number
  stage: Stage
  lines: PlannedLine[]
  /** Which customer, counted from 0, and whether this is their first order. */
  customer: number
  isFirst: boolean
  region: 0 | 1
}

export interface Scale {
  seed: number
  products: number
  orders: number
  days: number
  /** The end of the shop's past, in ms. */
  until: number
}

/** When the shop opened, in ms: its products were there before its first order. */
export const openedAt = ({ products, days, until }: Scale): number =>
  until - days * day - products * 1000 - day

/** Who buys: sequences of customers and times are gone through from the beginning, the rest follows from the number. */
export class OrderPlan {
  /** The customer of each order. */
  readonly #customers: Int32Array
  readonly #isFirst: Uint8Array
  readonly customers: number

  constructor(private readonly scale: Scale) {
    const { seed, orders } = scale
    this.#customers = new Int32Array(orders)
    this.#isFirst = new Uint8Array(orders)
    const chance = chanceOf(mixed(seed, 'customers', 0))
    let count = 0
    for (let number = 0; number < orders; number++) {
      const isNew = count === 0 || chance.next() < 0.6
      this.#customers[number] = isNew ? count++ : chance.below(count)
      this.#isFirst[number] = isNew ? 1 : 0
    }
    this.customers = count
  }

  /** The n-th order: later numbers are later orders. */
  order(number: number): PlannedOrder {
    const { seed, orders, days, until } = this.scale
    const chance = chanceOf(mixed(seed, 'order', number))
    const at = Math.floor(until - days * day + ((number + chance.next()) * days * day) / orders)
    const age = until - at
    return {
      number,
      at,
      stage: stageOf(age, chance.next()),
      lines: this.#lines(1 + chance.below(3), chance),
      customer: this.#customers[number] ?? 0,
      isFirst: this.#isFirst[number] === 1,
      // Who buys again lives where they did.
      region: chanceOf(mixed(seed, 'home', this.#customers[number] ?? 0)).next() < 0.7 ? 0 : 1,
    }
  }

  /** Some products sell much more than others, and drafts not at all. */
  #lines(count: number, chance: ReturnType<typeof chanceOf>): PlannedLine[] {
    const { seed, products } = this.scale
    const lines: PlannedLine[] = []
    for (let tries = 0; lines.length < count && tries < 20; tries++) {
      const product = productOf(seed, Math.floor(products * chance.next() ** 3), openedAt(this.scale))
      const variant = chance.pick(product.variants)
      if (!product.isPublished || lines.some((line) => line.variant.id === variant.id)) continue
      lines.push({ product, variant, quantity: 1 + (chance.next() < 0.2 ? chance.below(3) : 0) })
    }
    if (lines.length > 0) return lines
    const product = productOf(seed, 0, openedAt(this.scale))
    return product.variants.slice(0, 1).map((variant) => ({ product, variant, quantity: 1 }))
  }

  /** What all orders together took from each variant, by its number. */
  demand(): Map<number, Demand> {
    const demand = new Map<number, Demand>()
    for (let number = 0; number < this.scale.orders; number++) {
      const { stage, lines } = this.order(number)
      if (stage === 'canceled') continue
      for (const { variant, quantity } of lines) {
        const known = demand.get(variant.number) ?? { sold: 0, reserved: 0 }
        if (isSent(stage)) known.sold += quantity
        else known.reserved += quantity
        demand.set(variant.number, known)
      }
    }
    return demand
  }
}

export const isSent = (stage: Stage) => stage === 'fulfilled' || stage === 'shipped' || stage === 'completed'

/** Old orders are done with; of the last days some wait for their money, their parcel, or the post. */
function stageOf(age: number, luck: number): Stage {
  if (luck < 0.03) return 'canceled'
  if (age < 12 * hour) return luck < 0.5 ? 'placed' : 'captured'
  if (age < 2 * day) return luck < 0.4 ? 'captured' : luck < 0.7 ? 'placed' : 'fulfilled'
  if (age < 20 * day) return luck < 0.06 ? 'captured' : 'shipped'
  return 'completed'
}
