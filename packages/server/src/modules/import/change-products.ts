import type { Product, ProductVariant } from '@cartwright/contract'
import { inArray } from 'drizzle-orm'
import { emitAll } from '../../events/emit'
import type { Tx } from '../../shop'
import { newId, now } from '../../store/ids'
import { createItemsFor } from '../inventory/link-items'
import { addPrices, type NewPrice, removePrices } from '../pricing/write-prices'
import { deleteVariants } from '../product/delete-variant'
import { imageColumns, linkTags, productColumns, urlOf } from './add-products'
import { type AddedVariant, addVariants, pricesOf, variantColumns } from './add-variants'
import { filled } from './filled'
import type { ImportedImage, ImportedProduct, ImportedVariant } from './imported-product'
import { ownPrice, salePrice, sourceOf } from './known-products'
import type { ImportSettings, Lookups } from './lookups'
import { setStock } from './set-stock'

export interface Change {
  old: Product
  product: ImportedProduct
}
interface Context {
  settings: ImportSettings
  lookups: Lookups
  /** Variants that are counted at some location. */
  located: ReadonlySet<string>
}
type Kept = { old: ProductVariant; rank: number; variant: ImportedVariant }

/**
 * Brings products to what the file says; prices in other currencies and other lists stay as they are, and so do
 * pictures unless `withImages`. Variants are told apart by their option values: those the file does not name go.
 */
export async function changeProducts(
  tx: Tx,
  changes: readonly Change[],
  context: Context,
  withImages: boolean,
): Promise<string[]> {
  if (changes.length === 0) return []
  const { t } = tx
  const { lookups } = context
  const ids = changes.map(({ old }) => old.id)
  await tx.updateEach(
    t.product,
    changes.map(({ old, product }) => ({
      id: old.id,
      ...productColumns(product, lookups),
      thumbnail: withImages ? thumbnailOf(old, product) : old.thumbnail,
      metadata: { ...old.metadata, ...product.metadata },
    })),
  )
  await tx.delete(t.product_tags).where(inArray(t.product_tags.product_id, ids))
  await linkTags(
    tx,
    changes.map(({ old, product }) => ({ id: old.id, product })),
    lookups,
  )
  if (withImages) await changeImages(tx, changes)
  await changeVariants(tx, changes, context)
  await emitAll(
    tx,
    'product.updated',
    ids.map((id) => ({ id })),
  )
  return ids
}

/** The picture that stands for a product stays as long as the product has it. */
function thumbnailOf(old: Product, { images }: ImportedProduct): string | null {
  const shown = (old.images ?? []).find(({ url }) => url === old.thumbnail)
  if (old.thumbnail && !shown) return old.thumbnail
  const kept = images.find(({ url }) => shown && url === sourceOf(shown))
  return kept?.copy ?? (kept ? old.thumbnail : urlOf(images[0]))
}

async function changeImages(tx: Tx, changes: readonly Change[]): Promise<void> {
  const { image, product_images: link } = tx.t
  const made: { id: string; image: ImportedImage }[] = []
  const kept: { id: string; url: string; metadata: Record<string, unknown> | null }[] = []
  const links = changes.flatMap(({ old, product }) => {
    const known = new Map((old.images ?? []).map((one) => [sourceOf(one), one]))
    return product.images.map((one, rank) => {
      const same = known.get(one.url)
      const id = same?.id ?? newId('img')
      if (!same) made.push({ id, image: one })
      else {
        const { alt: _, ...rest } = same.metadata ?? {}
        const { metadata } = imageColumns(one)
        kept.push({ id, url: one.copy ?? same.url, metadata: filled({ ...rest, ...metadata }) })
      }
      return { product_id: old.id, image_id: id, rank }
    })
  })
  await tx.insertRows(
    image,
    made.map(({ id, image }) => ({ id, ...imageColumns(image) })),
  )
  await tx.updateEach(image, kept)
  await tx.delete(link).where(
    inArray(
      link.product_id,
      changes.map(({ old }) => old.id),
    ),
  )
  await tx.insertRows(link, links)
}

async function changeVariants(
  tx: Tx,
  changes: readonly Change[],
  { settings, lookups, located }: Context,
): Promise<void> {
  const added: AddedVariant[] = []
  const kept: Kept[] = []
  const gone: string[] = []
  const options = await changeOptions(tx, changes)
  for (const { old, product } of changes) {
    const option_ids = options.get(old.id) ?? []
    const known = new Map((old.variants ?? []).map((one) => [combinationOf(one, option_ids), one]))
    for (const [rank, variant] of product.variants.entries()) {
      const key = variant.options.join('\u0001')
      const same = known.get(key)
      if (same) kept.push({ old: same, rank, variant })
      else added.push({ product_id: old.id, option_ids, rank, variant })
      known.delete(key)
    }
    gone.push(...[...known.values()].map(({ id }) => id))
  }
  // Codes are free before others take them: of variants that go, and of those that change theirs.
  await deleteVariants(tx, gone)
  await tx.updateEach(
    tx.t.product_variant,
    kept.flatMap(({ old, variant }) =>
      old.sku === variant.sku && old.barcode === variant.barcode
        ? []
        : [{ id: old.id, sku: null, barcode: null }],
    ),
  )
  await tx.updateEach(
    tx.t.product_variant,
    kept.map(({ old, rank, variant }) => ({
      id: old.id,
      variant_rank: rank,
      ...variantColumns(variant),
      metadata: filled({ ...old.metadata, ...variant.metadata }),
    })),
  )
  await changePrices(tx, kept, settings, lookups)
  const managed = kept.filter(({ variant }) => variant.manage_inventory)
  await createItemsFor(
    tx,
    managed.map(({ old, variant }) => ({
      id: old.id,
      title: variant.title,
      sku: variant.sku,
      weight: variant.weight,
    })),
  )
  await setStock(
    tx,
    managed
      .filter(
        ({ old, variant }) => !located.has(old.id) || old.inventory_quantity !== variant.inventory_quantity,
      )
      .map(({ old, variant }) => ({ variant_id: old.id, quantity: variant.inventory_quantity })),
    settings.location,
  )
  await addVariants(tx, added, settings, lookups)
}

const combinationOf = ({ options = [] }: ProductVariant, optionIds: readonly string[]) =>
  optionIds.map((id) => options.find(({ option_id }) => option_id === id)?.value ?? '').join('\u0001')

/** The option ids of each product in the order of the file. A new title in the place of one that went is its new name. */
async function changeOptions(tx: Tx, changes: readonly Change[]): Promise<Map<string, string[]>> {
  const { product_option: option } = tx.t
  const made: { id: string; title: string; product_id: string }[] = []
  const renamed: { id: string; title: string }[] = []
  const gone: string[] = []
  const ids = changes.map(({ old, product }): [string, string[]] => {
    const known = new Map((old.options ?? []).map(({ id, title }) => [title, id]))
    const spare = [...known].flatMap(([title, id]) => (product.options.includes(title) ? [] : id))
    const ordered = product.options.map((title) => {
      const same = known.get(title)
      if (same) return same
      const id = spare.shift()
      if (id) renamed.push({ id, title })
      else made.push({ id: newId('opt'), title, product_id: old.id })
      return id ?? (made.at(-1)?.id as string)
    })
    gone.push(...spare)
    return [old.id, ordered]
  })
  await tx.insertRows(option, made)
  await tx.updateEach(option, renamed)
  const deleted_at = now()
  await tx.updateEach(
    option,
    gone.map((id) => ({ id, deleted_at })),
  )
  return new Map(ids)
}

/** A price that only changes its amount keeps its id. */
async function changePrices(
  tx: Tx,
  kept: readonly Kept[],
  settings: ImportSettings,
  lookups: Lookups,
): Promise<void> {
  const changed: { id: string; amount: number }[] = []
  const added: NewPrice[] = []
  const gone: string[] = []
  for (const { old, variant } of kept) {
    const [price, sale] = pricesOf(old.id, variant, settings, lookups)
    const pairs = [
      [ownPrice(old, settings.currency, null), price],
      [salePrice(old, settings.currency, lookups.saleList), sale],
    ] as const
    for (const [before, after] of pairs) {
      if (before && !after) gone.push(before.id)
      if (!before && after) added.push(after)
      if (before && after && before.amount !== after.amount)
        changed.push({ id: before.id, amount: after.amount })
    }
  }
  await tx.updateEach(tx.t.money_amount, changed)
  await removePrices(tx, gone)
  await addPrices(tx, added)
}
