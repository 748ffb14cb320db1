import { handleOf } from '@cartwright/contract'
import { emitAll } from '../../../events/emit'
import type { Db, Tx } from '../../../shop'
import { newId } from '../../../store/schema/ids'
import type { ImportedCategory } from '../imported-product'
import { categoriesNamed } from '../queries'

interface Category {
  id: string
  name: string
  handle: string
  parent_category_id: string | null
  mpath: string | null
}

/** Categories that a batch names, by their handles and by the names on the way to them. */
export class NamedCategories {
  private readonly byHandle = new Map<string, Category>()
  private readonly byPlace = new Map<string, Category>()

  private constructor(rows: readonly Category[]) {
    for (const row of rows) this.add(row)
  }

  static async of(db: Db, wanted: readonly ImportedCategory[]): Promise<NamedCategories> {
    if (wanted.length === 0) return new NamedCategories([])
    const names = [...new Set(wanted.flatMap(({ path }) => path))]
    const handles = [...new Set(wanted.flatMap(({ handle }) => handle ?? []))]
    const rows = await categoriesNamed(db, names, handles)
    return new NamedCategories(rows)
  }

  add(row: Category): void {
    this.byHandle.set(row.handle, row)
    const place = placeOf(row.parent_category_id, row.name)
    if (!this.byPlace.has(place)) this.byPlace.set(place, row)
  }

  find({ handle, path }: ImportedCategory): Category | undefined {
    const found = handle === undefined ? undefined : this.byHandle.get(handle)
    return found ?? (handle === undefined ? this.at(path) : undefined)
  }

  /** The category at the end of a path of names. */
  at(path: readonly string[]): Category | undefined {
    let found: Category | undefined
    for (const name of path) {
      found = this.byPlace.get(placeOf(found?.id ?? null, name))
      if (!found) return undefined
    }
    return found
  }
}

const placeOf = (parent: string | null, name: string) => `${parent ?? ''}\u0001${name}`

/**
 * The categories that are wanted, each under what names it; those the shop lacks are made, with all on the way to them,
 * as the last among their siblings, and are shown.
 */
export async function ensureCategories(
  tx: Tx,
  wanted: readonly ImportedCategory[],
): Promise<(category: ImportedCategory) => string | undefined> {
  let known = await NamedCategories.of(tx, wanted)
  if (wanted.some((one) => !known.find(one))) {
    // One import at a time: places among siblings depend on each other.
    await tx.lock(tx.select({ id: tx.t.store.id }).from(tx.t.store))
    known = await NamedCategories.of(tx, wanted)
    await makeCategories(
      tx,
      wanted.filter((one) => !known.find(one)),
      known,
    )
  }
  return (category) => known.find(category)?.id
}

async function makeCategories(
  tx: Tx,
  wanted: readonly ImportedCategory[],
  known: NamedCategories,
): Promise<void> {
  const { product_category: t } = tx.t
  const all = await tx.rowsWhere(t, {}, { columns: ['handle', 'parent_category_id', 'rank'] })
  const handles = new Set(all.map(({ handle }) => handle))
  const next = new Map<string | null, number>()
  for (const { parent_category_id: parent, rank } of all)
    next.set(parent, Math.max(next.get(parent) ?? 0, rank + 1))
  const made: (typeof t.$inferInsert & { id: string; name: string; handle: string })[] = []
  const make = (path: readonly string[], given: Partial<ImportedCategory> = {}): Category => {
    const name = path.at(-1) ?? ''
    const above = path.slice(0, -1)
    const parent = above.length > 0 ? (known.at(above) ?? make(above)) : undefined
    const id = newId('pcat')
    const rank = next.get(parent?.id ?? null) ?? 0
    next.set(parent?.id ?? null, rank + 1)
    const row = {
      id,
      name,
      handle: freeHandle(handles, given.handle ?? '', path),
      parent_category_id: parent?.id ?? null,
      mpath: `${parent?.mpath ?? ''}${id}.`,
    }
    made.push({ ...row, rank, description: given.description ?? '', is_active: true, is_internal: false })
    known.add(row)
    return row
  }
  for (const one of wanted) if (!known.find(one)) make(one.path, one)
  await tx.insertRows(t, made)
  await emitAll(
    tx,
    'product-category.created',
    made.map(({ id }) => ({ id })),
  )
}

/** What is said; else what the name makes, with the names above it where that is taken, and a number in the end. */
function freeHandle(taken: Set<string>, said: string, path: readonly string[]): string {
  const plain = said || handleOf(path.at(-1) ?? '') || 'category'
  const candidates = [plain, handleOf(path.join(' ')) || plain]
  let handle = candidates.find((one) => !taken.has(one))
  for (let n = 2; handle === undefined; n++) if (!taken.has(`${plain}-${n}`)) handle = `${plain}-${n}`
  taken.add(handle)
  return handle
}
