import { noChanges } from '@cartwright/ui/grid-changes'
import { expect, it } from 'vitest'
import { europe, jug } from '../../testing/examples'
import { listed, winter } from './examples'
import { bulkChanges, byVariant, changedPrice, columnsOf, type Rounding, rowsOf } from './prices'
import { priceListStatus } from './status'

const columns = columnsOf(['eur', 'usd'], [europe])
const rows = rowsOf([jug], byVariant(winter.prices ?? []), [])

it.each([
  ['draft', {}],
  ['active', { status: 'active' as const }],
  ['scheduled', { status: 'active' as const, starts_at: '2099-01-01T00:00:00.000Z' }],
  ['expired', { status: 'active' as const, ends_at: '2001-01-01T00:00:00.000Z' }],
])('a price list is %s', (status, part) => expect(priceListStatus({ ...winter, ...part })).toBe(status))

it.each<[number, number, Rounding, string, number]>([
  [8400, -10, 'none', 'eur', 7560],
  [8400, -10, '99', 'eur', 7599],
  [8400, -10, '95', 'eur', 7595],
  [8430, -10, '00', 'eur', 7600],
  [8340, -10, '99', 'eur', 7499],
  [40, 0, '99', 'eur', 40],
  [500, -100, '99', 'eur', 0],
  [1200, 10, '99', 'jpy', 1299],
  [8400, -150, 'none', 'eur', 0],
])('%d by %d %% to %s in %s is %d', (amount, percent, rounding, currency, result) =>
  expect(changedPrice(amount, { from: 'list', percent, rounding }, currency)).toBe(result),
)

it('a variant has a line for each quantity it has prices at, the plain one first', () =>
  expect(rows.map(({ id }) => id)).toEqual(['variant_ash -', 'variant_ash 10-', 'variant_ink -']))

it('starts from the list where it says so, and elsewhere from what variants cost without it', () => {
  const change = { percent: -50, rounding: 'none' as const }
  expect(Object.fromEntries(bulkChanges(rows, columns, noChanges, { ...change, from: 'list' }))).toEqual({
    'variant_ash -': { eur: { value: 3750 } },
    'variant_ash 10-': { eur: { value: 3500 } },
  })
  expect(Object.fromEntries(bulkChanges(rows, columns, noChanges, { ...change, from: 'own' }))).toEqual({
    'variant_ash -': { eur: { value: 4200 }, usd: { value: 4620 } },
    'variant_ink -': { eur: { value: 4450 }, usd: { value: 4895 } },
  })
})

it('a change starts from what was typed, keeps what is no amount, and is none where nothing becomes of it', () => {
  const typed = new Map([
    ['variant_ash -', { eur: { value: 8000 } }],
    ['variant_ink -', { eur: { text: '45.5O' } }],
  ])
  const next = bulkChanges(rows, columns, typed, { from: 'list', percent: -10, rounding: 'none' })
  expect(next.get('variant_ash -')).toEqual({ eur: { value: 7200 } })
  expect(next.get('variant_ink -')).toEqual({ eur: { text: '45.5O' } })
  const same = bulkChanges(rows, columns, new Map(), { from: 'list', percent: 0, rounding: 'none' })
  expect(same.size).toBe(0)
})

it('prices of a region go with the region, and are found by their variant', () => {
  const regional = listed({
    id: 'ma_eu',
    region_id: europe.id,
    variant_id: null,
    variants: [jug.variants[1]] as never,
  })
  expect([...byVariant([regional]).keys()]).toEqual(['variant_ink'])
})
