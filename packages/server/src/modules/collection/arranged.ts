import { invalidData } from '../../errors'

/**
 * Ids in their order, with some of them put behind another one; `after` null is the front. What moves keeps the order in
 * which it is named. @throws invalid_data for ids that are not among them, and for something put behind itself
 */
export function arranged(ids: readonly string[], moved: readonly string[], after: string | null): string[] {
  const known = new Set(ids)
  const strange = moved.filter((id) => !known.has(id))
  if (strange.length > 0)
    throw invalidData(`product_ids: ${strange.join(', ')} are not in the collection; add them first`)
  const moving = new Set(moved)
  const others = ids.filter((id) => !moving.has(id))
  const at = after === null ? 0 : others.indexOf(after) + 1
  if (after !== null && at === 0)
    throw invalidData(
      moving.has(after)
        ? 'after: a product cannot be put behind itself; name one that stays'
        : `after: ${after} is not in the collection; name one that is, or null for the front`,
    )
  return others.toSpliced(at, 0, ...moving)
}
