import type { Parsed } from '@cartwright/contract'
import { invalidData } from '../../errors'
import { emitAll } from '../../events/emit'
import { RowProblems } from '../../row-problems'
import type { Shop } from '../../shop'
import type { Tables, Tx } from '../../store/database/engine'
import { createItemsFor } from '../inventory/link-items'
import { indexSoon } from '../search/subscribers'
import { type Written, writeProductRows } from './batch-heads'
import { writeBatchPrices } from './batch-prices'
import { writeBatchStock } from './batch-stock'

type Body = Parsed<'POST /admin/variants/batch'>['body']
export type VariantRow = Body['variants'][number]
type StoredVariant = Tables['product_variant']['$inferSelect']

const codes = ['sku', 'barcode'] as const

/**
 * Changes many variants, of any products, and titles and statuses of products, each as its row says: all of them or none,
 * in a few statements however many there are. What a row does not name stays.
 * @throws invalid_data that names each row and field in the wrong, conflict for rows that somebody else changed meanwhile
 */
export async function changeVariants(
  shop: Shop,
  { variants: rows, products, reason, note }: Body,
): Promise<{ variants: Written[]; products: Written[] }> {
  if (rows.length + products.length === 0) throw invalidData('Name the variants or the products to change')
  return shop.transaction(async (tx) => {
    const heads = await writeProductRows(tx, products)
    if (rows.length === 0) return { variants: [], products: heads }
    const stored = await lockVariants(tx, rows)
    assertCurrent(rows, stored)
    await assertCodes(tx, rows, stored)
    await writeFields(tx, rows, stored)
    await writeBatchPrices(tx, rows)
    await createItemsFor(
      tx,
      rows.flatMap((row) =>
        needsItem(row, stored) ? [{ ...stored.get(row.id), ...changedFields(row) }] : [],
      ),
    )
    await writeBatchStock(tx, rows, { reason, note })
    await emitAll(
      tx,
      'product-variant.updated',
      rows.map((row) => ({
        id: row.id,
        product_id: stored.get(row.id)?.product_id,
        fields: Object.keys(row).filter((name) => name !== 'id' && name !== 'expected_updated_at'),
      })),
    )
    const found = rows.filter(({ title, sku, barcode }) =>
      [title, sku, barcode].some((text) => text !== undefined),
    )
    await indexSoon(tx, [...new Set(found.map(({ id }) => stored.get(id)?.product_id ?? ''))])
    const { product_variant: variant } = tx.t
    const written = await tx.rowsWhere(variant, { id: [...stored.keys()] }, { columns: ['id', 'updated_at'] })
    const times = new Map(written.map(({ id, updated_at }) => [id, updated_at]))
    return { variants: rows.map(({ id }) => ({ id, updated_at: times.get(id) ?? '' })), products: heads }
  })
}

/** The variants of the rows, held until the transaction ends. */
async function lockVariants(tx: Tx, rows: readonly VariantRow[]): Promise<Map<string, StoredVariant>> {
  const { product_variant: variant } = tx.t
  const ids = rows.map(({ id }) => id)
  const found = await tx.lockRows(variant, { id: ids, deleted_at: null }, { orderBy: ['id'] })
  const stored = new Map(found.map((row) => [row.id, row]))
  const problems = new RowProblems()
  const seen = new Set<string>()
  for (const [at, id] of ids.entries()) {
    if (!stored.has(id)) problems.add(`variants.${at}.id`, `names no variant: ${id}`)
    if (seen.has(id)) problems.add(`variants.${at}.id`, `is there twice: ${id}`)
    seen.add(id)
  }
  problems.refuse()
  return stored
}

function assertCurrent(rows: readonly VariantRow[], stored: ReadonlyMap<string, StoredVariant>): void {
  const problems = new RowProblems()
  for (const [at, { id, expected_updated_at: expected }] of rows.entries())
    if (expected !== undefined && Date.parse(expected) !== Date.parse(stored.get(id)?.updated_at ?? ''))
      problems.add(`variants.${at}.expected_updated_at`, 'is out of date: somebody changed the variant since')
  problems.refuse('conflict', 'changed_meanwhile')
}

/** No two variants may end up with one code, whether both are in the batch or one is not. */
async function assertCodes(
  tx: Tx,
  rows: readonly VariantRow[],
  stored: ReadonlyMap<string, StoredVariant>,
): Promise<void> {
  const { product_variant: variant } = tx.t
  const problems = new RowProblems()
  for (const name of codes) {
    const given = rows.flatMap((row, at) => (row[name] ? [{ at, value: row[name] }] : []))
    if (given.length === 0) continue
    const kept = rows.flatMap((row) => (row[name] === undefined ? (stored.get(row.id)?.[name] ?? []) : []))
    const others = await tx.rowsWhere(
      variant,
      { deleted_at: null, [name]: given.map(({ value }) => value) },
      { columns: ['id', name] },
    )
    const taken = new Set([
      ...kept,
      ...others.flatMap((row) => (stored.has(row.id) ? [] : (row[name] ?? []))),
    ])
    for (const { at, value } of given) {
      if (taken.has(value)) problems.add(`variants.${at}.${name}`, `is another variant’s already: ${value}`)
      taken.add(value)
    }
  }
  problems.refuse()
}

/** Columns of a variant that the row names, as they are stored: the empty text is none. */
function changedFields(row: VariantRow) {
  const { id, title, sku, barcode, weight, allow_backorder, manage_inventory } = row
  const named = {
    title,
    sku: sku || sku === undefined ? sku : null,
    barcode: barcode || barcode === undefined ? barcode : null,
  }
  const fields = { ...named, weight, allow_backorder, manage_inventory }
  return { id, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) }
}

async function writeFields(
  tx: Tx,
  rows: readonly VariantRow[],
  stored: ReadonlyMap<string, StoredVariant>,
): Promise<void> {
  const { product_variant: variant } = tx.t
  // Codes that change hands within the batch are let go of first.
  for (const name of codes) {
    const given = new Set(rows.flatMap((row) => row[name] || []))
    const freed = rows.filter((row) => row[name] !== undefined && given.has(stored.get(row.id)?.[name] ?? ''))
    if (freed.length > 0) await tx.updateRows(variant, { id: freed.map(({ id }) => id) }, { [name]: null })
  }
  await tx.updateEach(
    variant,
    rows.map((row) => {
      const old = stored.get(row.id)
      return {
        title: old?.title,
        sku: old?.sku ?? null,
        barcode: old?.barcode ?? null,
        weight: old?.weight ?? null,
        allow_backorder: old?.allow_backorder,
        manage_inventory: old?.manage_inventory,
        ...changedFields(row),
      }
    }),
  )
}

/** What is counted from now on, and what is counted at a location, is counted by an item of its own. */
const needsItem = (row: VariantRow, stored: ReadonlyMap<string, StoredVariant>): boolean => {
  const old = stored.get(row.id)
  const isManaged = row.manage_inventory ?? old?.manage_inventory
  return Boolean(isManaged && (row.levels?.length || !old?.manage_inventory))
}
