import { expect, it } from 'vitest'
import { barText, lineText, type ProgressMode, shownAs } from './progress'

it.each([
  ['auto', true, false, 'bar'],
  ['auto', false, false, 'lines'],
  ['auto', true, true, 'none'],
  ['bar', false, true, 'bar'],
  ['lines', true, false, 'lines'],
  ['plain', true, false, 'lines'],
  ['none', true, false, 'none'],
] as [ProgressMode, boolean, boolean, string][])(
  '%s at a terminal (%s), for a program (%s), is %s',
  (mode, isTerminal, isSilent, shown) => expect(shownAs(mode, { isTerminal, isSilent })).toBe(shown),
)

it('a bar says share, rows, pace, what is left and what failed', () => {
  expect(barText('Importing', { share: 0.25, rows: 500, failed: 2 }, 5)).toBe(
    'Importing  █████░░░░░░░░░░░░░░░  25 %  500 rows  100 rows/s  eta 15 s  2 failed',
  )
  expect(barText('Moving', { share: 1, rows: 10 }, 1)).toBe(
    'Moving  ████████████████████  100 %  10 rows  10 rows/s',
  )
})

it('a line says the same in words', () => {
  expect(lineText('Importing', { share: 0.5, rows: 3, failed: 1 })).toBe('Importing, 50 %, 3 rows, 1 failed')
  expect(lineText('Keeping', { rows: 0 })).toBe('Keeping, 0 rows')
})
