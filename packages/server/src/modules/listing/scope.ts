import type { Db } from '../../store/database/engine'
import { findBranches, findDescendants } from '../category/queries'
import type { Narrowing } from './count'
import type { Shelf } from './shelf'

/** What products of a list have in common, by ids. */
export interface ListedBy {
  collection_id?: readonly string[] | undefined
  type_id?: readonly string[] | undefined
  tags?: readonly string[] | undefined
  category_id?: readonly string[] | undefined
  include_category_children?: boolean | undefined
}

/** The same in the numbers of the shelf; categories are those that shoppers see. */
export async function scopeOf(
  db: Db,
  { values }: Shelf,
  by: ListedBy,
  channels: readonly string[] | undefined,
): Promise<Narrowing['scope']> {
  return [
    channels && values.known('channel', channels),
    by.collection_id && values.known('collection', by.collection_id),
    by.type_id && values.known('type', by.type_id),
    by.tags && values.known('tags', by.tags),
    by.category_id && values.known('category', await publicCategories(db, by)),
  ].flatMap((numbers) => (numbers ? [new Set(numbers)] : []))
}

/** Categories that shoppers see, with those below them where that is asked. */
async function publicCategories(db: Db, { category_id = [], include_category_children }: ListedBy) {
  if (include_category_children) return findDescendants(db, category_id, true)
  const seen = (await findBranches(db)).filter((one) => one.is_active && !one.is_internal)
  const known = new Set(seen.map(({ id }) => id))
  return category_id.filter((id) => known.has(id))
}
