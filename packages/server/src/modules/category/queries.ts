import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { groupBy } from '../../store/reading/group-by'

export interface Branch {
  id: string
  parent_category_id: string | null
  rank: number
  is_active: boolean | null
  is_internal: boolean | null
}

const branches = prepared((db) => {
  const { product_category: category } = db.t
  return db
    .select({
      id: category.id,
      parent_category_id: category.parent_category_id,
      rank: category.rank,
      is_active: category.is_active,
      is_internal: category.is_internal,
    })
    .from(category)
    .orderBy(category.rank, category.handle)
})

/** Every category with its place in the tree: a few hundred small rows at most. */
export const findBranches = (db: Db): Promise<Branch[]> => db.rows(branches(db))

/** Categories and all below them. With `publicly`, only those that shoppers see, at every level. */
export async function findDescendants(db: Db, ids: readonly string[], publicly = false): Promise<string[]> {
  const seen = (branch: Branch) => !publicly || (branch.is_active && !branch.is_internal)
  const all = (await findBranches(db)).filter(seen)
  const below = groupBy(all, (branch) => branch.parent_category_id)
  const known = new Set(all.map((branch) => branch.id))
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || !known.has(id)) return
    found.add(id)
    for (const child of below.get(id) ?? []) visit(child.id)
  }
  for (const id of ids) visit(id)
  return [...found]
}
