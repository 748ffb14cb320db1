import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysIn,
  daysOf,
  isDay,
  momentsOf,
  presetOf,
  presetRange,
  previousPeriod,
  rangeProblem,
  todayIn,
} from './date-ranges.js'

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['', false],
  ['2026-02-28T00:00', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
])('%s and %i days is %s', (day, days, then) => expect(addDays(day, days)).toBe(then))

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then))

describe('named periods', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
    ['last_7_days', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['last_30_days', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['last_90_days', '2026-01-01', '2025-10-04', '2026-01-01'],
    ['this_month', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['last_month', '2026-01-05', '2025-12-01', '2025-12-31'],
    ['this_year', '2026-03-01', '2026-01-01', '2026-03-01'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) =>
    expect(presetRange(preset, today)).toEqual({ from, to }),
  )

  it('are recognised by their days, the first of several names', () => {
    expect(presetOf({ from: '2026-02-23', to: '2026-03-01' }, '2026-03-01')).toBe('last_7_days')
    expect(presetOf({ from: '2026-03-01', to: '2026-03-01' }, '2026-03-01')).toBe('today')
    expect(presetOf({ from: '2026-03-01', to: '2026-03-01' }, '2026-03-01', ['this_month'])).toBe(
      'this_month',
    )
    expect(presetOf({ from: '2026-02-22', to: '2026-03-01' }, '2026-03-01')).toBeUndefined()
  })
})

describe('the period before', () => {
  it.each([
    ['2026-03-10', '2026-03-10', '2026-03-09', '2026-03-09'],
    ['2026-02-23', '2026-03-01', '2026-02-16', '2026-02-22'],
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2026-03-01', '2026-03-15', '2026-02-01', '2026-02-15'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-02-10', '2025-11-21', '2025-12-31'],
  ])('of %s to %s is %s to %s', (from, to, before, until) =>
    expect(previousPeriod({ from, to })).toEqual({ from: before, to: until }),
  )
  it.each([
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['2026-01-01', '2026-03-01', '2025-01-01', '2025-03-01'],
  ])('a year before %s to %s is %s to %s', (from, to, before, until) =>
    expect(previousPeriod({ from, to }, 'year')).toEqual({ from: before, to: until }),
  )

  it('never overlaps the period itself', () => {
    const days = fc.integer({ min: 0, max: 800 })
    fc.assert(
      fc.property(days, days, (start, length) => {
        const from = addDays('2024-01-01', start)
        const before = previousPeriod({ from, to: addDays(from, length) })
        expect(before.to < from).toBe(true)
        expect(before.from <= before.to).toBe(true)
      }),
    )
  })
})

it.each([
  ['2026-11-22T23:30:00Z', 'Europe/Berlin', '2026-11-23'],
  ['2026-11-22T23:30:00Z', 'America/New_York', '2026-11-22'],
  ['2026-12-31T10:30:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ['2026-01-01T11:30:00Z', 'Pacific/Niue', '2026-01-01'],
])('at %s the calendar of %s shows %s', (now, zone, day) => expect(todayIn(zone, new Date(now))).toBe(day))

it.each([
  // The clocks go forward: 23 hours. They go back: 25.
  ['2026-03-29', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-11-01', '2026-11-02', 'UTC', '2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z'],
  ['2026-11-22', '2026-11-22', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
  // Midnight does not exist there on that day.
  ['2026-09-06', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
])('%s to %s in %s lies between %s and %s', (from, to, zone, gte, lt) =>
  expect(momentsOf({ from, to }, zone)).toEqual({ gte, lt }),
)

it.each([
  [{ from: '2026-03-02', to: '2026-03-01' }, 'order'],
  [{ from: '2025-12-31', to: '2026-01-01' }, 'min'],
  [{ from: '2026-01-01', to: '2027-01-01' }, 'max'],
  [{ from: '2026-01-01', to: '2026-12-31' }, null],
])('the problem of %o is %s', (range, problem) =>
  expect(rangeProblem(range, { min: '2026-01-01', max: '2026-12-31' })).toBe(problem),
)

it('counts and lists the days, both ends included', () => {
  expect(daysIn({ from: '2024-02-01', to: '2024-03-01' })).toBe(30)
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
