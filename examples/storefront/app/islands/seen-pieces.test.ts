import { expect, it } from 'vitest'
import { seenBefore } from './seen-pieces'

const piece = (handle: string) => ({ handle, title: handle.toUpperCase(), src: `/${handle}.webp` })
const storeWith = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['seen', text]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}
const handles = (pieces: { handle: string }[]) => pieces.map(({ handle }) => handle).join('')

it('remembers what was looked at, the latest first, each once and no more than a line', () => {
  const store = storeWith()
  expect(seenBefore(piece('a'), store)).toEqual([])
  expect(seenBefore(piece('b'), store)).toEqual([piece('a')])
  expect(handles(seenBefore(piece('a'), store))).toBe('b')
  for (const handle of 'cdefgh') seenBefore(piece(handle), store)
  expect(handles(seenBefore(piece('x'), store))).toBe('hgfedc')
})

it.each([['nonsense'], ['{}'], ['[1,null,{"handle":"a"}]']])('has seen nothing where %s is kept', (text) =>
  expect(seenBefore(piece('a'), storeWith(text))).toEqual([]),
)

it('has seen nothing where nothing may be kept', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(seenBefore(piece('a'), { getItem: refuse, setItem: refuse })).toEqual([])
})
