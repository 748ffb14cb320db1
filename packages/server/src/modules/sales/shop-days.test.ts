import { expect, it } from 'vitest'
import { beginnings, comparedWith, daysIn, isDay, startOf } from './shop-days'

it.each([
  ['2026-03-10', '2026-03-16', 'previous', '2026-03-03', '2026-03-09'],
  ['2026-03-01', '2026-03-31', 'previous', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-31', 'previous', '2025-10-01', '2025-12-31'],
  ['2024-02-29', '2024-02-29', 'year', '2023-02-28', '2023-02-28'],
  ['2026-03-10', '2026-03-16', 'year', '2025-03-10', '2025-03-16'],
] as const)('%s to %s, compared with the %s, is beside %s to %s', (from, to, how, first, last) =>
  expect(comparedWith({ from, to }, how)).toEqual({ from: first, to: last }),
)

it('has a day for the nights in which clocks change', () => {
  const period = { from: '2026-03-28', to: '2026-03-30' }
  expect(daysIn(period)).toBe(3)
  expect(beginnings(period, 'day')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
})

it('has weeks from Monday, and months', () => {
  expect(startOf('2026-03-01', 'week')).toBe('2026-02-23')
  expect(beginnings({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
})

it('knows which days there are', () => {
  expect(['2026-02-29', '2026-2-1', '2024-02-29', 'today', '9999-12-31'].map(isDay)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
})
