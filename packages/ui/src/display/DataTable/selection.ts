/** The ids from one to the other, both included, in the order of the list. */
export function rangeBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b) as [number, number]
  return first < 0 ? [to] : ids.slice(first, last + 1)
}

/** The selection with these rows in it, or without them. Rows of other pages stay as they are. */
export function withRows(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) isSelected ? next.add(id) : next.delete(id)
  return next
}
