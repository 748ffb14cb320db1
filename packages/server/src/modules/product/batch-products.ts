import type { Parsed } from '@cartwright/contract'
import { emitAll } from '../../events/emit'
import { RowProblems } from '../../row-problems'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { indexSoon } from '../search/subscribers'
import { assertCollection } from './create-product'
import { deleteTags, leaveOtherCollections } from './queries/batch'
import { upsertByValue } from './tags-and-types'

type Body = Parsed<'POST /admin/products/batch'>['body']
type Change = Body['change']

/**
 * Changes many products alike, all of them or none, in a few statements however many they are.
 * @throws invalid_data that names each id that is none, not_found for an unknown collection
 */
export async function changeProducts(shop: Shop, { ids: given, change }: Body): Promise<string[]> {
  const ids = [...new Set(given)]
  await shop.transaction(async (tx) => {
    await lockProducts(tx, given)
    await writeColumns(tx, ids, change)
    await writeTags(tx, ids, change)
    await writeCategories(tx, ids, change)
    await writeChannels(tx, ids, change)
    await emitAll(
      tx,
      'product.updated',
      ids.map((id) => ({ id, fields: fieldsOf(change) })),
    )
    if (fieldsOf(change).some((field) => !['status', 'sales_channels'].includes(field)))
      await indexSoon(tx, ids)
  })
  return ids
}

/**
 * Whether all that a change names exists, before it is begun.
 * @throws invalid_data that names each id that is none, not_found for an unknown collection
 */
export async function assertChange(db: Db, change: Change): Promise<void> {
  if (change.collection_id) await assertCollection(db, change.collection_id)
  await assertCategories(db, change.add_categories ?? [])
  await assertChannels(db, change.add_sales_channels ?? [])
}

async function assertCategories(db: Db, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return
  const { product_category: t } = db.t
  const found = await db.rowsWhere(t, { id: wanted }, { columns: ['id'] })
  refuseUnknown('add_categories', wanted, found)
}

async function assertChannels(db: Db, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return
  const { sales_channel: t } = db.t
  const found = await db.rowsWhere(t, { id: wanted, deleted_at: null }, { columns: ['id'] })
  refuseUnknown('add_sales_channels', wanted, found)
}

/** The fields as a change by hand would name them: `add_tags` is a change of `tags`. */
const fieldsOf = (change: Change): string[] => [
  ...new Set(Object.keys(change).map((name) => name.replace(/^(add|remove)_/, ''))),
]

async function lockProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  const { product } = tx.t
  const found = await tx.lockRows(
    product,
    { id: ids, deleted_at: null },
    { columns: ['id'], orderBy: ['id'] },
  )
  const known = new Set(found.map(({ id }) => id))
  const problems = new RowProblems()
  for (const [at, id] of ids.entries())
    if (!known.has(id)) problems.add(`ids.${at}`, `names no product: ${id}`)
  problems.refuse()
}

async function writeColumns(tx: Tx, ids: readonly string[], change: Change): Promise<void> {
  const { status, collection_id, type } = change
  if (collection_id) await assertCollection(tx, collection_id)
  const [type_id = null] = type ? await upsertByValue(tx, 'product_type', [{ value: type }]) : []
  // A place counts among the products of one collection.
  if (collection_id !== undefined) await leaveOtherCollections(tx, ids, collection_id || '')
  // With nothing to set it still says that the products changed.
  await tx.updateRows(
    tx.t.product,
    { id: ids },
    {
      ...(status ? { status } : {}),
      ...(collection_id === undefined ? {} : { collection_id: collection_id || null }),
      ...(type === undefined ? {} : { type_id }),
    },
  )
}

async function writeTags(tx: Tx, ids: readonly string[], { add_tags = [], remove_tags = [] }: Change) {
  const { product_tags: link } = tx.t
  if (remove_tags.length > 0) await deleteTags(tx, ids, remove_tags)
  const added = await upsertByValue(
    tx,
    'product_tag',
    add_tags.map((value) => ({ value })),
  )
  if (added.length === 0) return
  const there = await tx.rowsWhere(
    link,
    { product_id: ids, product_tag_id: added },
    { columns: ['product_id', 'product_tag_id'] },
  )
  const known = there.map((row) => ({ product_id: row.product_id, other: row.product_tag_id }))
  await tx.insertRows(
    link,
    missingLinks(ids, added, known).map(({ product_id, other }) => ({ product_id, product_tag_id: other })),
  )
}

async function writeCategories(
  tx: Tx,
  ids: readonly string[],
  { add_categories = [], remove_categories = [] }: Change,
) {
  const { product_category_product: link } = tx.t
  if (remove_categories.length > 0)
    await tx.deleteRows(link, { product_id: ids, product_category_id: remove_categories })
  if (add_categories.length === 0) return
  await assertCategories(tx, add_categories)
  const there = await tx.rowsWhere(
    link,
    { product_id: ids, product_category_id: add_categories },
    { columns: ['product_id', 'product_category_id'] },
  )
  const known = there.map((row) => ({ product_id: row.product_id, other: row.product_category_id }))
  await tx.insertRows(
    link,
    missingLinks(ids, add_categories, known).map(({ product_id, other }) => ({
      product_id,
      product_category_id: other,
    })),
  )
}

async function writeChannels(
  tx: Tx,
  ids: readonly string[],
  { add_sales_channels = [], remove_sales_channels = [] }: Change,
) {
  const { product_sales_channel: link } = tx.t
  if (remove_sales_channels.length > 0)
    await tx.deleteRows(link, { product_id: ids, sales_channel_id: remove_sales_channels })
  if (add_sales_channels.length === 0) return
  await assertChannels(tx, add_sales_channels)
  const there = await tx.rowsWhere(
    link,
    { product_id: ids, sales_channel_id: add_sales_channels },
    { columns: ['product_id', 'sales_channel_id'] },
  )
  const known = there.map((row) => ({ product_id: row.product_id, other: row.sales_channel_id }))
  await tx.insertRows(
    link,
    missingLinks(ids, add_sales_channels, known).map(({ product_id, other }) => ({
      product_id,
      sales_channel_id: other,
    })),
  )
}

/** The links that are not there yet. */
function missingLinks(
  ids: readonly string[],
  others: readonly string[],
  there: readonly { product_id: string; other: string }[],
) {
  const known = new Set(there.map(({ product_id, other }) => `${product_id} ${other}`))
  return ids.flatMap((product_id) =>
    [...new Set(others)].flatMap((other) =>
      known.has(`${product_id} ${other}`) ? [] : { product_id, other },
    ),
  )
}

function refuseUnknown(name: string, wanted: readonly string[], found: readonly { id: string }[]): void {
  const known = new Set(found.map(({ id }) => id))
  const problems = new RowProblems()
  for (const [at, id] of wanted.entries())
    if (!known.has(id)) problems.add(`change.${name}.${at}`, `does not exist: ${id}`)
  problems.refuse()
}
