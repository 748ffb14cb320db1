import { expect, it } from 'vitest'
import { shortened, tabbedCell } from './table-text'

it.each([
  ['short', 10, 'short'],
  ['🏺🏺🏺', 2, '🏺🏺'],
  ['🏺🏺🏺', 3, '🏺🏺🏺'],
  ['one two', 4, 'one'],
])('%s of %d characters at most is %s', (text, most, cut) => expect(shortened(text, most)).toBe(cut))

it.each([
  ['a jug', 'a jug'],
  ['one\ttwo\r\nthree ', 'one two three'],
  ['12" wide', '"12"" wide"'],
])('%j is %j between tabs', (text, cell) => expect(tabbedCell(text)).toBe(cell))
