import type { Db } from '../../store/database/engine'
import { findLocations } from './queries'
import { type StockLine, stockOfVariants, summed, type VariantStock } from './stock-of-variants'

interface ShortStock extends StockLine {
  title: string
  /** How many could be had. */
  available: number
}

/**
 * Which variants cannot be had in these quantities, in a sales channel or, without one, anywhere; empty when all
 * can (rules: stock). Lines of one variant, and variants made of the same inventory item, are added up. This only
 * looks: what reserves is `reserveStock`.
 */
export async function confirmStock(
  db: Db,
  lines: readonly StockLine[],
  salesChannelId: string | null | undefined,
): Promise<ShortStock[]> {
  const { variants, levels } = await stockOfVariants(
    db,
    lines.map((line) => line.variant_id),
  )
  const wanted = summed(lines.map((line) => [line.variant_id, line.quantity])).flatMap(([id, quantity]) => {
    const variant = variants.get(id)
    return variant && variant.counted !== 'none' && !variant.allow_backorder ? [{ variant, quantity }] : []
  })
  const located = wanted.filter(({ variant }) => variant.counted === 'levels')
  const available = new Map<string, number>()
  if (located.length > 0) {
    const places = salesChannelId ? new Set(await findLocations(db, [salesChannelId])) : undefined
    for (const level of levels)
      if (!places || places.has(level.location_id))
        available.set(
          level.inventory_item_id,
          (available.get(level.inventory_item_id) ?? 0) + level.stocked_quantity - level.reserved_quantity,
        )
  }
  const demand = new Map(
    summed(
      located.flatMap(({ variant, quantity }) =>
        variant.requirements.map((one): [string, number] => [
          one.inventory_item_id,
          one.required_quantity * quantity,
        ]),
      ),
    ),
  )
  return wanted.flatMap(({ variant, quantity }) => {
    const short =
      variant.counted === 'own'
        ? variant.inventory_quantity < quantity
        : variant.requirements.some(
            ({ inventory_item_id: item }) => (available.get(item) ?? 0) < (demand.get(item) ?? 0),
          )
    return short
      ? [{ variant_id: variant.id, quantity, title: variant.title, available: havable(variant, available) }]
      : []
  })
}

const havable = (variant: VariantStock, available: Map<string, number>): number =>
  variant.counted === 'own'
    ? Math.max(0, variant.inventory_quantity)
    : Math.max(
        0,
        Math.min(
          ...variant.requirements.map((one) =>
            Math.floor((available.get(one.inventory_item_id) ?? 0) / one.required_quantity),
          ),
        ),
      )
