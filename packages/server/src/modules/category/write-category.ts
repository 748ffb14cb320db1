import { handleOf } from '@cartwright/contract'
import { duplicate, invalidData, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { assertProducts } from '../collection/assert-products'
import { deleteTranslationsOf } from '../translation/change-translations'
import { findDescendants } from './queries'
import { withAt } from './siblings'

interface CategoryChanges {
  name?: string | null
  handle?: string | null
  description?: string | null
  metadata?: Record<string, unknown> | null
  is_internal?: boolean | null
  is_active?: boolean | null
  parent_category_id?: string | null
  rank?: number | null
}

/** Creates a category as the last child of its parent, or the last root. */
export async function createCategory(shop: Shop, input: CategoryChanges & { name: string }): Promise<string> {
  return await shop.transaction(async (tx) => {
    const { product_category: category } = tx.t
    await lockTree(tx)
    const parent = input.parent_category_id ? await findCategory(tx, input.parent_category_id) : undefined
    const handle = input.handle || handleOf(input.name)
    await assertHandleFree(tx, handle)
    const id = newId('pcat')
    await tx.insert(category).values({
      id,
      name: input.name,
      handle,
      description: input.description ?? '',
      is_active: input.is_active ?? false,
      is_internal: input.is_internal ?? false,
      metadata: input.metadata ?? null,
      parent_category_id: parent?.id ?? null,
      mpath: `${parent?.mpath ?? ''}${id}.`,
      rank: (await siblingsOf(tx, parent?.id ?? null)).length,
    })
    await emit(tx, 'product-category.created', { id })
    return id
  })
}

/** Changes a category; a new parent or rank moves it, and its siblings on both sides close up. */
export async function updateCategory(shop: Shop, id: string, changes: CategoryChanges): Promise<void> {
  await shop.transaction(async (tx) => {
    const { product_category: category } = tx.t
    await lockTree(tx)
    const old = await findCategory(tx, id)
    if (changes.handle) await assertHandleFree(tx, changes.handle, id)
    await tx.updateRows(
      category,
      { id },
      {
        ...(changes.name ? { name: changes.name } : {}),
        ...(changes.handle ? { handle: changes.handle } : {}),
        ...(changes.description == null ? {} : { description: changes.description }),
        ...(changes.is_active == null ? {} : { is_active: changes.is_active }),
        ...(changes.is_internal == null ? {} : { is_internal: changes.is_internal }),
        metadata: mergeMetadata(old.metadata, changes.metadata),
      },
    )
    const parentId =
      changes.parent_category_id === undefined ? old.parent_category_id : changes.parent_category_id || null
    if (parentId !== old.parent_category_id) await moveTo(tx, old, parentId, changes.rank)
    else if (changes.rank != null)
      await setRanks(tx, withAt(await siblingsOf(tx, parentId), id, changes.rank))
    await emit(tx, 'product-category.updated', { id })
  })
}

/**
 * Removes a category; one that is not there is no error.
 * @throws not_allowed while it has children
 */
export async function deleteCategory(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { product_category: category, product_category_product: link } = tx.t
    await lockTree(tx)
    const old = await tx.rowWhere(category, { id })
    if (!old) return
    if ((await siblingsOf(tx, id)).length > 0)
      throw notAllowed(`Deleting ProductCategory (${id}) with category children is not allowed`)
    await tx.deleteRows(link, { product_category_id: id })
    await tx.deleteRows(category, { id })
    await setRanks(tx, await siblingsOf(tx, old.parent_category_id))
    await deleteTranslationsOf(tx, 'product_category', [id])
    await emit(tx, 'product-category.deleted', { id })
  })
}

/** @throws 400 in the shape of batch calls for unknown products */
export async function addToCategory(shop: Shop, id: string, productIds: string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    await findCategory(tx, id)
    const ids = await assertProducts(tx, productIds)
    if (ids.length > 0)
      await tx
        .insert(tx.t.product_category_product)
        .values(ids.map((product_id) => ({ product_category_id: id, product_id })))
        .onConflictDoNothing()
  })
}

export async function removeFromCategory(shop: Shop, id: string, productIds: string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    await findCategory(tx, id)
    const ids = await assertProducts(tx, productIds)
    const { product_category_product: link } = tx.t
    if (ids.length > 0) await tx.deleteRows(link, { product_category_id: id, product_id: ids })
  })
}

type Category = Awaited<ReturnType<typeof findCategory>>

async function findCategory(tx: Tx, id: string) {
  const { product_category: category } = tx.t
  const row = await tx.rowWhere(category, { id })
  if (!row) throw notFound('ProductCategory', id)
  return row
}

/** Moves one at a time: ranks of siblings depend on each other. */
async function lockTree(tx: Tx): Promise<void> {
  await tx.lock(tx.select({ id: tx.t.store.id }).from(tx.t.store))
}

async function siblingsOf(tx: Tx, parentId: string | null): Promise<string[]> {
  const { product_category: category } = tx.t
  const rows = await tx.rowsWhere(
    category,
    { parent_category_id: parentId || null },
    { columns: ['id'], orderBy: ['rank', 'handle'] },
  )
  return rows.map(({ id }) => id)
}

/** Ranks from 0 on. First out of the way, for no two siblings may share one even for a moment. */
async function setRanks(tx: Tx, ids: readonly string[]): Promise<void> {
  const { product_category: category } = tx.t
  const rows = ids.length
    ? await tx.rowsWhere(category, { id: ids }, { columns: ['id', 'rank', 'updated_at'] })
    : []
  const old = new Map(rows.map((row) => [row.id, row]))
  const moved = [...ids.entries()].filter(([rank, id]) => old.get(id)?.rank !== rank)
  for (const [rank, id] of moved)
    await tx.updateRows(category, { id }, { rank: -1 - rank, updated_at: old.get(id)?.updated_at })
  for (const [rank, id] of moved)
    await tx.updateRows(category, { id }, { rank, updated_at: old.get(id)?.updated_at })
}

async function moveTo(
  tx: Tx,
  moved: Category,
  parentId: string | null,
  rank: number | null | undefined,
): Promise<void> {
  const { product_category: category } = tx.t
  const below = await findDescendants(tx, [moved.id])
  if (parentId && below.includes(parentId))
    throw invalidData('parent_category_id: a category cannot stand below itself')
  const parent = parentId ? await findCategory(tx, parentId) : undefined
  const siblings = await siblingsOf(tx, parentId)
  const prefix = `${parent?.mpath ?? ''}${moved.id}.`
  await tx.updateRows(category, { id: moved.id }, { parent_category_id: parentId, rank: siblings.length })
  const paths = await tx.rowsWhere(category, { id: below }, { columns: ['id', 'mpath'] })
  for (const row of paths)
    await tx.updateRows(
      category,
      { id: row.id },
      {
        mpath: row.mpath?.startsWith(moved.mpath ?? ' ')
          ? prefix + row.mpath.slice((moved.mpath ?? '').length)
          : prefix,
      },
    )
  await setRanks(tx, await siblingsOf(tx, moved.parent_category_id))
  await setRanks(tx, withAt([...siblings, moved.id], moved.id, rank))
}

async function assertHandleFree(tx: Tx, handle: string, ownId?: string): Promise<void> {
  const { product_category: category } = tx.t
  const taken = await tx.rowsWhere(category, { handle }, { columns: ['id'] })
  if (taken.some(({ id }) => id !== ownId))
    throw duplicate(`Product_category with handle ${handle} already exists.`)
}
