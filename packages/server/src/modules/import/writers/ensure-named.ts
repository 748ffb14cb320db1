import { emitAll } from '../../../events/emit'
import type { Tx } from '../../../shop'
import { newId } from '../../../store/schema/ids'
import { upsertByValue } from '../../product/tags-and-types'
import { ensureCategories } from './named-categories'
import type { WantedProduct } from './product-wanted'
import { ensureSaleLists, type SaleList } from './sale-lists'

/** What products refer to by name, found or made once for all of a batch. */
export interface Named {
  types: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  collections: ReadonlyMap<string, string>
  categoryId: Awaited<ReturnType<typeof ensureCategories>>
  saleListId: (list: SaleList) => string
}

/** Only what is to be written is asked for. */
export interface Names {
  types: readonly string[]
  tags: readonly string[]
  collections: readonly NonNullable<WantedProduct['collection']>[]
  categories: readonly NonNullable<WantedProduct['categories']>[number][]
  saleLists: readonly SaleList[]
}

/** Finds what a batch names, and makes what the shop lacks of it. */
export const ensureNamed = async (tx: Tx, names: Names): Promise<Named> => ({
  types: await idsByValue(tx, 'product_type', names.types),
  tags: await idsByValue(tx, 'product_tag', names.tags),
  collections: await ensureCollections(tx, names.collections),
  categoryId: await ensureCategories(tx, names.categories),
  saleListId: await ensureSaleLists(tx, names.saleLists),
})

/** In their order, so that two imports cannot wait for each other. */
async function idsByValue(
  tx: Tx,
  kind: 'product_tag' | 'product_type',
  wanted: readonly string[],
): Promise<Map<string, string>> {
  const values = [...new Set(wanted)].sort()
  const ids = await upsertByValue(
    tx,
    kind,
    values.map((value) => ({ value })),
  )
  return new Map(values.map((value, at) => [value, ids[at] as string]))
}

async function ensureCollections(tx: Tx, wanted: Names['collections']): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map()
  const { product_collection: t } = tx.t
  const byHandle = new Map(wanted.map((one) => [one.handle, one]))
  const rows = await tx.rowsWhere(
    t,
    { handle: [...byHandle.keys()], deleted_at: null },
    { columns: ['id', 'handle'] },
  )
  const known = new Map(rows.map(({ handle, id }) => [handle ?? '', id]))
  const made = [...byHandle.values()]
    .filter(({ handle }) => !known.has(handle))
    .map(({ handle, title }) => ({ id: newId('pcol'), handle, title }))
  await tx.insertRows(t, made)
  await emitAll(
    tx,
    'product-collection.created',
    made.map(({ id }) => ({ id })),
  )
  return new Map([...known, ...made.map(({ handle, id }) => [handle, id] as const)])
}
