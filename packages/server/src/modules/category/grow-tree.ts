import type { ProductCategory } from '@cartwright/contract'
import type { Db, Row } from '../../store/database/engine'
import { find } from '../../store/reading/graph'
import { groupBy } from '../../store/reading/group-by'
import type { Shape } from '../../store/reading/shape'
import { type Branch, findBranches } from './queries'

/**
 * Hangs `category_children` on categories, in rank order: one level, or all of them with `deep`. Shoppers see only
 * active, public ones, at every level. `more` names columns that children carry beside the shape's. Two queries,
 * however deep the tree.
 */
export async function growTree(
  db: Db,
  categories: ProductCategory[],
  shape: Shape,
  { deep, publicly, more = [] }: { deep: boolean; publicly: boolean; more?: string[] },
): Promise<void> {
  if (!shape.relations.has('category_children') || categories.length === 0) return
  const all = (await findBranches(db)).filter(
    (branch) => !publicly || (branch.is_active && !branch.is_internal),
  )
  const below = groupBy(all, (branch) => branch.parent_category_id)
  const wanted = new Set<string>()
  const collect = (id: string) => {
    for (const child of below.get(id) ?? []) {
      wanted.add(child.id)
      if (deep) collect(child.id)
    }
  }
  for (const category of categories) collect(category.id)
  const columns = shape.columns && new Set([...shape.columns, ...more, 'id'])
  const rows = await find<Row & { id: string }>(db, 'product_category', [...wanted], {
    columns,
    relations: new Map(),
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const childrenOf = (id: string): ProductCategory[] =>
    (below.get(id) ?? []).flatMap((child: Branch) => {
      const row = byId.get(child.id)
      if (!row) return []
      return [{ ...row, ...(deep ? { category_children: childrenOf(child.id) } : {}) } as never]
    })
  for (const category of categories) category.category_children = childrenOf(category.id)
}
