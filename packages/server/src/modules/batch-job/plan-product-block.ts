import type { Product, ProductVariant } from '@cartwright/contract'
import { newId } from '../../store/schema/ids'
import type { WholeProduct, WholeVariant } from '../product/insert-products'
import type { VariantChange } from '../product/update-variants'
import type { NewVariant } from '../product/write-variants'
import { cellError } from './cell-error'
import type { ProductBlock } from './product-blocks'
import type { ProductRow, RowVariant } from './product-row'
import { hiddenPrices, placeOf, shownPrices } from './variant-prices'

/** What the shop holds already of what a chunk of a file speaks of. */
export interface Known {
  /** Live products by id, with all a file shows of them. */
  products: ReadonlyMap<string, Product>
  /** Which product each variant id belongs to, deleted ones too. */
  variants: ReadonlyMap<string, { product_id: string; isDeleted: boolean }>
  /** Ids of products that are deleted: they are not given again. */
  deleted: ReadonlySet<string>
  /** Products that earlier rows of the file made or changed, by handle. */
  written: ReadonlyMap<string, string>
}

interface RowResult {
  line: number
  action: 'created' | 'updated' | 'skipped'
  product_id: string
  variant_id: string | null
}

/** What has to be written for the rows of a product. */
export type Step = { handle: string; results: RowResult[] } & (
  | { kind: 'create'; product: WholeProduct }
  | { kind: 'change'; id: string; changes: ProductChange | undefined; changed: VariantChange[]; added: Added }
)
type Added = { variants: NewVariant[]; firstRank: number }
/** Only what differs from what the shop holds. */
export type ProductChange = Record<string, unknown>

/**
 * Decides between a new product and a change of one. An id the shop does not know is kept: the file comes from
 * another shop, and comes in again under the same ids.
 * @throws CellError for rows that contradict each other or the shop
 */
export function planBlock(block: ProductBlock, known: Known): Step {
  const [first] = block.rows
  const id = known.written.get(block.handle) ?? first.id
  const old = id === undefined ? undefined : known.products.get(id)
  for (const { variant } of block.rows) {
    const owner = variant?.id ? known.variants.get(variant.id) : undefined
    if (owner && !owner.isDeleted && owner.product_id !== old?.id)
      throw cellError('Variant Id', 'belongs to another product', variant?.id)
  }
  return old
    ? change(block, old, known)
    : create(block, id && !known.deleted.has(id) ? id : newId('prod'), known)
}

function create({ handle, rows }: ProductBlock, id: string, known: Known): Step {
  const [first] = rows
  const { title } = first.fields
  if (!title) throw cellError('Product Title', 'must be filled for a new product')
  const variants = rows.flatMap((row) => {
    assertOptions(row, first.options)
    return row.variant ? [wholeVariant(row.variant, known)] : []
  })
  assertCombinations(variants)
  let next = 0
  const results = rows.map(({ line, variant }): RowResult => {
    const variant_id = variant ? (variants[next++]?.fields.id ?? null) : null
    return { line, action: 'created', product_id: id, variant_id }
  })
  return {
    kind: 'create',
    handle,
    results,
    product: {
      fields: {
        ...first.fields,
        id,
        title,
        handle,
        thumbnail: first.fields.thumbnail ?? first.images[0] ?? null,
      },
      type: first.type ?? null,
      tags: first.tags,
      images: first.images,
      category_ids: first.category_ids,
      channel_ids: first.channel_ids,
      options: first.options,
      variants,
    },
  }
}

function wholeVariant({ id, fields, options, prices }: RowVariant, known: Known): WholeVariant {
  return {
    fields: {
      inventory_quantity: 0,
      ...fields,
      title: fields.title ?? titleOf(options),
      id: id && !known.variants.has(id) ? id : newId('variant'),
    },
    options,
    prices,
  }
}

const titleOf = (options: readonly string[]) => options.join(' / ') || 'Default'

function assertOptions(row: ProductRow, options: readonly string[]): void {
  if (!row.variant) return
  const missing = row.variant.options.indexOf('')
  if (missing >= 0) throw cellError(`Option ${missing + 1} Value`, 'must be filled')
  if (row.options.length !== options.length)
    throw cellError(
      `Option ${Math.min(row.options.length, options.length) + 1} Name`,
      'must be filled on all rows of a product or on none',
    )
}

function assertCombinations(variants: readonly WholeVariant[]): void {
  const taken = new Set<string>()
  for (const { options } of variants) {
    if (options.length === 0) continue
    const combination = JSON.stringify(options)
    if (taken.has(combination))
      throw cellError(
        'Option 1 Value',
        `is the same as on another row of this product (${options.join(', ')})`,
      )
    taken.add(combination)
  }
}

function change({ handle, rows }: ProductBlock, old: Product, known: Known): Step {
  const [first] = rows
  const isFirst = !known.written.has(handle)
  const changes = isFirst ? productChanges(first, old) : undefined
  const variants = new Map((old.variants ?? []).map((variant) => [variant.id, variant]))
  const changed: VariantChange[] = []
  const added: NewVariant[] = []
  const results = rows.map((row, at): RowResult => {
    const { line, variant } = row
    const result = { line, product_id: old.id, variant_id: null }
    const own: 'updated' | 'skipped' = at === 0 && changes ? 'updated' : 'skipped'
    if (!variant) return { ...result, action: own }
    const mine = variant.id ? variants.get(variant.id) : undefined
    if (!mine) {
      assertOptions(row, row.options)
      const id = variant.id && !known.variants.has(variant.id) ? variant.id : newId('variant')
      added.push({
        ...variant.fields,
        id,
        title: variant.fields.title ?? titleOf(variant.options),
        prices: variant.prices,
        options: variant.options.map((value) => ({ value })),
      })
      return { ...result, action: 'created', variant_id: id }
    }
    const difference = variantChange(variant, mine)
    if (difference) changed.push(difference)
    return { ...result, action: difference ? 'updated' : own, variant_id: mine.id }
  })
  return {
    kind: 'change',
    handle,
    id: old.id,
    results,
    changes,
    changed,
    added: { variants: added, firstRank: variants.size },
  }
}

function productChanges(row: ProductRow, old: Product): ProductChange | undefined {
  const changes: ProductChange = differing({ ...row.fields, handle: row.handle }, old)
  if (row.type !== undefined && row.type !== old.type?.value) changes.type = { value: row.type }
  if (
    row.tags.length > 0 &&
    !sameSet(
      row.tags,
      old.tags?.map(({ value }) => value),
    )
  )
    changes.tags = row.tags.map((value) => ({ value }))
  if (
    row.images.length > 0 &&
    !sameList(
      row.images,
      old.images?.map(({ url }) => url),
    )
  )
    changes.images = row.images
  if (
    row.category_ids.length > 0 &&
    !sameSet(
      row.category_ids,
      old.categories?.map(({ id }) => id),
    )
  )
    changes.categories = row.category_ids.map((id) => ({ id }))
  if (
    row.channel_ids?.length &&
    !sameSet(
      row.channel_ids,
      old.sales_channels?.map(({ id }) => id),
    )
  )
    changes.sales_channels = row.channel_ids.map((id) => ({ id }))
  return Object.keys(changes).length > 0 ? changes : undefined
}

/** Prices in a file replace those it could have shown; what depends on the quantity stays. */
function variantChange({ fields, prices }: RowVariant, old: ProductVariant): VariantChange | undefined {
  const changes: VariantChange = { id: old.id, ...differing(fields, old) }
  const amounts = (all: readonly Parameters<typeof placeOf>[0][]) =>
    all.map((price) => `${placeOf(price)} ${(price as { amount: number }).amount}`)
  if (prices.length > 0 && !sameSet(amounts(prices), amounts(shownPrices(old))))
    changes.prices = [
      ...prices,
      ...hiddenPrices(old).map(({ id, amount, region_id, currency_code, min_quantity, max_quantity }) => ({
        id,
        amount,
        ...(region_id ? { region_id } : { currency_code }),
        min_quantity,
        max_quantity,
      })),
    ]
  return Object.keys(changes).length > 1 ? changes : undefined
}

const differing = (given: object, old: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== (old as Record<string, unknown>)[name]),
  )

const sameList = (a: readonly string[], b: readonly string[] = []) =>
  a.length === b.length && a.every((one, at) => one === b[at])
const sameSet = (a: readonly string[], b: readonly string[] = []) =>
  sameList([...new Set(a)].sort(), [...new Set(b)].sort())
