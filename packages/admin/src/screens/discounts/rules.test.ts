import { expect, it } from 'vitest'
import { draftBody, emptyDraft, problemsOf } from './draft'
import { durationInWords, durationOf, durationText } from './duration'
import { advent } from './examples'
import { discountStatus } from './status'

const now = new Date('2026-11-22T12:00:00.000Z')
it.each([
  ['active', {}],
  ['draft', { is_disabled: true, ends_at: '2020-01-01T00:00:00.000Z' }],
  ['expired', { ends_at: '2026-11-22T11:59:59.000Z', usage_count: 100 }],
  ['scheduled', { starts_at: '2026-11-22T12:00:01.000Z' }],
  ['used_up', { usage_count: 100 }],
])('a discount is %s', (status, part) => expect(discountStatus({ ...advent, ...part }, now)).toBe(status))

it.each([
  ['P6M', { count: 6, unit: 'month' }, '6 months'],
  ['P1Y', { count: 1, unit: 'year' }, '1 year'],
  ['PT12H', { count: 12, unit: 'hour' }, '12 hours'],
  ['P3DT12H', undefined, '3 days, 12 hours'],
  [null, undefined, ''],
  ['soon', undefined, ''],
] as const)('the duration %s', (text, duration, words) => {
  expect(durationOf(text)).toEqual(duration)
  expect(durationInWords(text, ['en'])).toBe(words)
  if (duration) expect(durationText(duration)).toBe(text)
})

it('an end before the start is a problem, and so is one in the past', () => {
  const dated = { ...emptyDraft, starts_at: '2030-01-02T00:00:00.000Z', ends_at: '2030-01-01T00:00:00.000Z' }
  expect(problemsOf(dated).ends_at).toBe('needs.later')
  expect(problemsOf({ ...dated, starts_at: null, ends_at: '2001-01-01T00:00:00.000Z' }).ends_at).toBe(
    'needs.later',
  )
  expect(problemsOf({ ...dated, ends_at: '2030-01-03T00:00:00.000Z' }).ends_at).toBeUndefined()
})

it('free shipping is worth nothing by itself, and a duration is sent of templates alone', () => {
  const draft = {
    ...emptyDraft,
    type: 'free_shipping' as const,
    code: ' ship ',
    percent: 15,
    duration: { count: 6, unit: 'month' as const },
  }
  expect(draftBody(draft)).toMatchObject({
    code: 'ship',
    rule: { value: 0, allocation: 'total' },
    valid_duration: null,
  })
  expect(draftBody({ ...draft, is_dynamic: true })).toMatchObject({ valid_duration: 'P6M' })
})
