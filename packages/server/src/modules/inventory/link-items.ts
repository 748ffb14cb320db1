import { emitAll } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'
import { findRequirements, itemsBySku } from './queries'

/** What an inventory item takes over from the variant it stands for. */
interface ItemOfVariant {
  id: string
  sku?: string | null
  hs_code?: string | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
}

/**
 * Gives each variant an inventory item with its sku and measures. An item that already has the sku is the same
 * goods: it is linked instead. Stock arrives with the first level at a location (rules: stock). Imports are `quiet`: they
 * tell of their products and variants, not of each item.
 */
export async function createItemsFor(
  tx: Tx,
  variants: readonly ItemOfVariant[],
  { quiet = false } = {},
): Promise<void> {
  if (variants.length === 0) return
  const { inventory_item: item, product_variant_inventory_item: link } = tx.t
  const linked = new Set(
    (
      await findRequirements(
        tx,
        variants.map(({ id }) => id),
      )
    ).map((row) => row.variant_id),
  )
  const without = variants.filter(({ id }) => !linked.has(id))
  if (without.length === 0) return
  const skus = without.flatMap(({ sku }) => sku || [])
  const known = skus.length ? await tx.rows(itemsBySku(tx), { skus: tx.list(skus) }) : []
  const bySku = new Map(known.map((row) => [row.sku, row.id]))
  const links: { variant_id: string; inventory_item_id: string }[] = []
  const made: (typeof item.$inferInsert & { id: string })[] = []
  for (const variant of without) {
    let id = variant.sku ? bySku.get(variant.sku) : undefined
    if (!id) {
      id = newId('iitem')
      made.push({
        id,
        sku: variant.sku || null,
        hs_code: variant.hs_code ?? null,
        origin_country: variant.origin_country ?? null,
        mid_code: variant.mid_code ?? null,
        material: variant.material ?? null,
        weight: variant.weight ?? null,
        length: variant.length ?? null,
        height: variant.height ?? null,
        width: variant.width ?? null,
      })
    }
    links.push({ variant_id: variant.id, inventory_item_id: id })
  }
  if (made.length > 0) {
    await tx.insertRows(item, made)
    if (!quiet)
      await emitAll(
        tx,
        'inventory-item.created',
        made.map(({ id }) => ({ id })),
      )
  }
  await tx.insertRows(link, links)
}
