import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  dropMove,
  isPossible,
  moveTreeItem,
  outlineAfter,
  outlineOf,
  stepMove,
  type TreeMove,
} from './tree-moves.js'

interface Item {
  id: string
  children: Item[]
}
const item = (id: string, ...children: Item[]): Item => ({ id, children })
const shape = {
  itemId: ({ id }: Item) => id,
  childrenOf: ({ children }: Item) => children,
  withChildren: (one: Item, children: Item[]) => ({ ...one, children }),
}
const items = [item('a', item('a1'), item('a2', item('a2x'))), item('b'), item('c', item('c1'))]
const outline = outlineOf(items, shape)
const written = (level: readonly Item[]): string =>
  level.map(({ id, children }) => (children.length > 0 ? `${id}(${written(children)})` : id)).join(' ')

it.each([
  ['b', 'up', { key: 'b', parentKey: null, index: 0 }],
  ['b', 'down', { key: 'b', parentKey: null, index: 2 }],
  ['b', 'in', { key: 'b', parentKey: 'a', index: 2 }],
  ['b', 'out', null],
  ['a', 'up', null],
  ['a', 'in', null],
  ['c', 'down', null],
  ['a2x', 'out', { key: 'a2x', parentKey: 'a', index: 2 }],
  ['a1', 'out', { key: 'a1', parentKey: null, index: 1 }],
] as const)('%s goes %s to %o', (key, way, move) => expect(stepMove(outline, key, way)).toEqual(move))

it.each([
  ['b', { key: 'a', dropPosition: 'on' }, { key: 'b', parentKey: 'a', index: 2 }],
  ['b', { key: 'a', dropPosition: 'before' }, { key: 'b', parentKey: null, index: 0 }],
  ['a', { key: 'b', dropPosition: 'after' }, { key: 'a', parentKey: null, index: 1 }],
  ['c1', { key: 'a1', dropPosition: 'after' }, { key: 'c1', parentKey: 'a', index: 1 }],
  ['a1', { key: 'a2', dropPosition: 'after' }, { key: 'a1', parentKey: 'a', index: 1 }],
] as const)('%s dropped at %o goes to %o', (key, target, move) =>
  expect(dropMove(outline, key, target)).toEqual(move),
)

it.each([
  [{ key: 'a', parentKey: 'a2', index: 0 }, false],
  [{ key: 'a', parentKey: 'a', index: 0 }, false],
  [{ key: 'b', parentKey: null, index: 1 }, false],
  [{ key: 'b', parentKey: null, index: 0 }, true],
  [{ key: 'b', parentKey: 'a2x', index: 0 }, true],
])('%o is possible: %s', (move, isFine) => expect(isPossible(outline, move)).toBe(isFine))

it.each([
  [{ key: 'b', parentKey: null, index: 0 }, 'b a(a1 a2(a2x)) c(c1)'],
  [{ key: 'b', parentKey: 'a2', index: 1 }, 'a(a1 a2(a2x b)) c(c1)'],
  [{ key: 'a2', parentKey: null, index: 3 }, 'a(a1) b c(c1) a2(a2x)'],
  [{ key: 'c1', parentKey: 'b', index: 0 }, 'a(a1 a2(a2x)) b(c1) c'],
  [{ key: 'gone', parentKey: null, index: 0 }, 'a(a1 a2(a2x)) b c(c1)'],
])('after %o there is %s', (move, text) => expect(written(moveTreeItem(items, move, shape))).toBe(text))

it('leaves what a move does not touch as it is', () => {
  const next = moveTreeItem(items, { key: 'b', parentKey: 'c', index: 0 }, shape)
  expect(next[0]).toBe(items[0])
})

it('agrees with the outline, whatever is dropped where', () => {
  const keys = [...outline.parents.keys()]
  const key = fc.constantFrom(...keys)
  const position = fc.constantFrom('before' as const, 'after' as const, 'on' as const)
  fc.assert(
    fc.property(fc.array(fc.tuple(key, key, position), { maxLength: 6 }), (drops) => {
      let [now, level] = [outline, items]
      for (const [one, to, dropPosition] of drops) {
        const move: TreeMove = dropMove(now, one, { key: to, dropPosition })
        if (one === to || !isPossible(now, move)) continue
        now = outlineAfter(now, move)
        level = moveTreeItem(level, move, shape)
      }
      const seen = outlineOf(level, shape)
      expect([...seen.parents].sort()).toEqual([...now.parents].sort())
      for (const parent of [null, ...keys])
        expect(seen.children.get(parent)).toEqual(now.children.get(parent))
    }),
  )
})
