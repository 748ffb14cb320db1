/** Where an item goes. `index` counts the items it will stand among, itself left out; null is the top level. */
export interface TreeMove {
  key: string
  parentKey: string | null
  index: number
}

/** How to read items of a tree. */
export interface TreeShape<T> {
  itemId: (item: T) => string
  childrenOf: (item: T) => readonly T[] | null | undefined
}

/** The keys of a tree: who is below whom, in which order. */
export interface TreeOutline {
  parents: ReadonlyMap<string, string | null>
  children: ReadonlyMap<string | null, readonly string[]>
}

/** Directions as they are read: `out` leads to the level of the parent, `in` below the item before. */
export type TreeDirection = 'up' | 'down' | 'in' | 'out'

export function outlineOf<T>(items: readonly T[], { itemId, childrenOf }: TreeShape<T>): TreeOutline {
  const parents = new Map<string, string | null>()
  const children = new Map<string | null, readonly string[]>()
  const walk = (level: readonly T[], parent: string | null) => {
    children.set(parent, level.map(itemId))
    for (const item of level) {
      parents.set(itemId(item), parent)
      walk(childrenOf(item) ?? [], itemId(item))
    }
  }
  walk(items, null)
  return { parents, children }
}

const parentOf = ({ parents }: TreeOutline, key: string) => parents.get(key) ?? null
const childrenIn = ({ children }: TreeOutline, key: string | null) => children.get(key) ?? []

/** Whether an item is another one or somewhere below it. */
export function isWithin(outline: TreeOutline, key: string | null, ancestor: string): boolean {
  for (let at = key; at !== null; at = parentOf(outline, at)) if (at === ancestor) return true
  return false
}

/** Whether a move changes anything and leaves every item reachable: nothing goes below itself. */
export function isPossible(outline: TreeOutline, { key, parentKey, index }: TreeMove): boolean {
  if (isWithin(outline, parentKey, key)) return false
  return parentOf(outline, key) !== parentKey || childrenIn(outline, parentKey).indexOf(key) !== index
}

/** The move a key or a menu asks for; null where there is no way. */
export function stepMove(outline: TreeOutline, key: string, direction: TreeDirection): TreeMove | null {
  const parentKey = parentOf(outline, key)
  const siblings = childrenIn(outline, parentKey)
  const at = siblings.indexOf(key)
  switch (direction) {
    case 'up':
      return at > 0 ? { key, parentKey, index: at - 1 } : null
    case 'down':
      return at < siblings.length - 1 ? { key, parentKey, index: at + 1 } : null
    case 'in': {
      const before = siblings[at - 1]
      return before === undefined
        ? null
        : { key, parentKey: before, index: childrenIn(outline, before).length }
    }
    case 'out': {
      if (parentKey === null) return null
      const above = parentOf(outline, parentKey)
      return { key, parentKey: above, index: childrenIn(outline, above).indexOf(parentKey) + 1 }
    }
  }
}

/** The move of an item dropped on another one, or beside it. On an item means below it, behind what is there. */
export function dropMove(
  outline: TreeOutline,
  key: string,
  target: { key: string; dropPosition: 'before' | 'after' | 'on' },
): TreeMove {
  const others = (parent: string | null) => childrenIn(outline, parent).filter((one) => one !== key)
  if (target.dropPosition === 'on') return { key, parentKey: target.key, index: others(target.key).length }
  const parentKey = parentOf(outline, target.key)
  const index = others(parentKey).indexOf(target.key)
  return { key, parentKey, index: target.dropPosition === 'after' ? index + 1 : index }
}

/** The outline after a move. */
export function outlineAfter(outline: TreeOutline, { key, parentKey, index }: TreeMove): TreeOutline {
  const from = parentOf(outline, key)
  const children = new Map(outline.children)
  children.set(
    from,
    childrenIn(outline, from).filter((one) => one !== key),
  )
  const level = children.get(parentKey) ?? []
  children.set(parentKey, [...level.slice(0, index), key, ...level.slice(index)])
  return { parents: new Map(outline.parents).set(key, parentKey), children }
}

/** The items after a move. Items that are not on the way keep their identity. */
export function moveTreeItem<T>(
  items: readonly T[],
  { key, parentKey, index }: TreeMove,
  { itemId, childrenOf, withChildren }: TreeShape<T> & { withChildren: (item: T, children: T[]) => T },
): T[] {
  let moved: T | undefined
  /** A level whose items are the same where nothing below them changed. */
  const mapped = (level: readonly T[], change: (item: T, children: readonly T[]) => readonly T[]) => {
    const next = level.map((item) => {
      const before = childrenOf(item) ?? []
      const after = change(item, before)
      return after === before ? item : withChildren(item, [...after])
    })
    return next.every((item, at) => item === level[at]) ? level : next
  }
  const without = (level: readonly T[]): readonly T[] => {
    const found = level.find((item) => itemId(item) === key)
    if (found === undefined) return mapped(level, (_, children) => without(children))
    moved = found
    return level.filter((item) => item !== found)
  }
  const insert = (level: readonly T[]): T[] => [...level.slice(0, index), moved!, ...level.slice(index)]
  const within = (level: readonly T[]): readonly T[] =>
    mapped(level, (item, children) => (itemId(item) === parentKey ? insert(children) : within(children)))

  const rest = without(items)
  if (moved === undefined) return [...items]
  return parentKey === null ? insert(rest) : [...within(rest)]
}
