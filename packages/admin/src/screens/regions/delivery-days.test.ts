import { expect, it } from 'vitest'
import { daysOf, daysProblem, withDays, withoutDays } from './delivery-days'

const days = (min: number | null, max: number | null, handling: number | null = null) => ({
  delivery_days_min: min,
  delivery_days_max: max,
  handling_days: handling,
})

it('reads the days of an option and leaves the rest of its metadata alone', () => {
  const metadata = { delivery_days_min: 2, delivery_days_max: '4', erp: 'P1' }
  expect(daysOf(metadata)).toEqual(days(2, 4))
  expect(daysOf({ delivery_days_min: 'soon', handling_days: ' ' })).toEqual(days(null, null))
  expect(daysOf(null)).toEqual(days(null, null))
  expect(withoutDays(metadata)).toEqual({ erp: 'P1' })
  expect(withDays({ erp: 'P1' }, days(3, null, 0))).toEqual({
    erp: 'P1',
    delivery_days_min: 3,
    handling_days: 0,
  })
})
it.each([
  [days(null, null), undefined],
  [days(0, 0), undefined],
  [days(3, 3, 1), undefined],
  [days(3, null), undefined],
  [days(5, 3), { field: 'delivery_days_max', kind: 'order' }],
  [days(1.5, 3), { field: 'delivery_days_min', kind: 'range' }],
  [days(1, 366), { field: 'delivery_days_max', kind: 'range' }],
  [days(1, 2, -1), { field: 'handling_days', kind: 'range' }],
])('%j', (draft, problem) => expect(daysProblem(draft)).toEqual(problem))
