import type { PricedProduct, PricedVariant, VariantStock } from '@cartwright/contract'

/** A line of the grid: a variant, with what heads it of its product on the first of its lines. */
export interface GridLine {
  id: string
  product: PricedProduct
  variant: PricedVariant
  /** Whether title and status of the product are changed in this line. */
  isFirst: boolean
  /** Absent where nothing is known of it. */
  stock: VariantStock | undefined
}

/** The lines of products, in their order, with the stock of their variants. */
export function linesOf(products: readonly PricedProduct[], stock: readonly VariantStock[]): GridLine[] {
  const byVariant = new Map(stock.map((one) => [one.variant_id, one]))
  return products.flatMap((product) =>
    product.variants.map((variant, at) => ({
      id: variant.id,
      product,
      variant,
      isFirst: at === 0,
      stock: byVariant.get(variant.id),
    })),
  )
}

/** What lies of the variant at a location; null where it does not lie there. */
export const stockedAt = ({ stock }: GridLine, location_id: string): number | null =>
  stock?.levels.find((level) => level.location_id === location_id)?.stocked ?? null

/** Whether what lies at locations is one number of the variant: it is counted, and by one item of its own. */
export function isCountable({ variant, stock }: GridLine): boolean {
  if (!variant.manage_inventory || !stock || stock.counted === 'none') return false
  const items = new Set(stock.levels.map(({ inventory_item_id }) => inventory_item_id))
  return items.size <= 1 && stock.levels.every(({ required_quantity }) => required_quantity === 1)
}

export const priceColumn = (id: string) => `price ${id}`
export const stockColumn = (id: string) => `stock ${id}`
