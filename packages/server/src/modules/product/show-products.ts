import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { attach } from '../../store/reading/graph'
import { type Shape, withColumns, withoutColumns } from '../../store/reading/shape'
import { withStock } from '../inventory/with-stock'
import type { PricingContext } from '../pricing/open-pricing'
import { type PricedMoney, priceVariants } from '../pricing/price-variants'

export interface Showing {
  pricing: PricingContext
  /** The channels whose stock is shown; undefined shows none. */
  channels?: readonly string[]
}

const withoutPrices = new WeakMap<Shape, Shape>()

/** The shape without the prices of variants: they are loaded on their own, with their lists. */
export function loadable(shape: Shape): Shape {
  let without = withoutPrices.get(shape)
  if (!without) {
    const variants = shape.relations.get('variants')
    without = variants
      ? { ...shape, relations: new Map(shape.relations).set('variants', bare(variants)) }
      : shape
    withoutPrices.set(shape, without)
  }
  return without
}

/** What prices and stock are worked out from. */
const workedWith = ['product_id', 'manage_inventory', 'allow_backorder', 'inventory_quantity']

const bare = (variants: Shape): Shape => {
  const relations = new Map(variants.relations)
  relations.delete('prices')
  return withColumns({ ...variants, relations }, workedWith)
}

/** The same for variants that stand alone, with the columns that prices and stock are worked out from. */
export function loadableVariant(shape: Shape): Shape {
  let without = withoutPrices.get(shape)
  if (!without) {
    without = bare(shape)
    withoutPrices.set(shape, without)
  }
  return without
}

/**
 * Makes loaded products what the reply shows: prices and tax where the shape wants prices, stock where it wants
 * variants.
 */
export async function showProducts(
  db: Db,
  products: PricedProduct[],
  shape: Shape,
  showing: Showing,
): Promise<void> {
  const variants = shape.relations.get('variants')
  if (!variants) return
  const rows = products.flatMap((product) => product.variants)
  await showVariants(db, rows, variants, showing)
  if (variants.columns) keepOnly(rows, variants)
}

/** Prices and stock of variants, as far as the shape asks for them. */
export async function showVariants(
  db: Db,
  variants: PricedVariant[],
  shape: Shape,
  { pricing, channels }: Showing,
): Promise<void> {
  if (variants.length === 0) return
  const prices = shape.relations.get('prices')
  if (prices) {
    const priced = await priceVariants(db, variants, pricing)
    const rows: PricedMoney[] = []
    for (const variant of variants) {
      const price = priced.get(variant.id)
      Object.assign(variant, price)
      if (price && prices.relations.size > 0) rows.push(...price.prices)
    }
    const more = new Map(prices.relations)
    more.delete('price_list')
    more.delete('variant')
    if (more.size > 0) await attach(db, 'money_amount', rows as never, { relations: more })
    if (prices.columns) for (const variant of variants) keepOnly(variant.prices ?? [], prices)
  }
  if (channels) await withStock(db, variants, channels)
  withoutColumns(variants, shape, workedWith)
}

/** Takes off what was not asked for of prices, which are loaded whole to find the best one. */
function keepOnly(rows: readonly object[], { columns, relations }: Shape): void {
  for (const row of rows)
    for (const name of Object.keys(row))
      if (!columns?.has(name) && !relations.has(name)) Reflect.deleteProperty(row, name)
}
