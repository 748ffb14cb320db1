import type { BatchJob } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { completedSince, isOlderThanImport, lastCompletion } from './finished-jobs'
import { jobTypeName, oneMonthAgo, pollingDelay } from './polling'

it.each([
  [-1, 2000],
  [0, 2000],
  [1, 5000],
  [2, 10_000],
  [3, 15_000],
  [4, 30_000],
  [5, 60_000],
  [6, 60_000],
  [100, 60_000],
])('after %i polls the pause is %i ms', (settled, ms) => expect(pollingDelay(settled)).toBe(ms))

it.each([
  [new Date(2026, 10, 22, 16, 48, 12, 7), new Date(2026, 9, 22)],
  [new Date(2026, 10, 22), new Date(2026, 9, 22)],
  [new Date(2026, 0, 15, 23, 59), new Date(2025, 11, 15)],
  [new Date(2026, 2, 31, 12), new Date(2026, 1, 28)],
  [new Date(2028, 2, 31, 12), new Date(2028, 1, 29)],
  [new Date(2028, 2, 29, 12), new Date(2028, 1, 29)],
  [new Date(2026, 4, 31, 12), new Date(2026, 3, 30)],
])('a month before %s began %s', (now, then) => expect(oneMonthAgo(now)).toEqual(then))

it.each([
  ['product-import', 'product import'],
  ['price-list-import', 'price list import'],
  ['sync', 'sync'],
])('%s is said as %s', (type, name) => expect(jobTypeName(type)).toBe(name))

describe('jobs that are done', () => {
  const job = (id: string, minute: number | null, more: Partial<BatchJob> = {}) =>
    ({
      id,
      type: 'product-import',
      status: minute === null ? 'processing' : 'completed',
      completed_at: minute === null ? null : new Date(60_000 * minute).toISOString(),
      ...more,
    }) as BatchJob
  const jobs = [job('late', 30), job('running', null), job('early', 10), job('middle', 20)]

  it.each([
    [0, ['early', 'middle', 'late']],
    [10, ['middle', 'late']],
    [29.9, ['late']],
    [30, []],
  ])('after minute %d are %j', (minute, ids) =>
    expect(completedSince(jobs, 60_000 * minute).map(({ id }) => id)).toEqual(ids),
  )

  it('were last completed at', () => {
    expect(lastCompletion(jobs)).toBe(1_800_000)
    expect(lastCompletion([])).toBe(0)
    expect(lastCompletion([job('failed', 40, { status: 'failed' })])).toBe(0)
  })

  it.each([
    ['before the import', 29, 'product-import', true],
    ['after the import', 31, 'product-import', false],
    ['before an export', 29, 'product-export', false],
  ])('make a list old that was read %s', (_, minute, type, isOld) =>
    expect(isOlderThanImport(60_000 * minute, [job('one', 30, { type })])).toBe(isOld),
  )
})
