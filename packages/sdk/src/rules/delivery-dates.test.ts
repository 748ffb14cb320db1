import { describe, expect, it } from 'vitest'
import { deliveryDates, deliveryTime, deliveryWindow } from './delivery-dates'

describe('what an option says of its delivery', () => {
  it.each([
    [
      { delivery_days_min: 3, delivery_days_max: 5 },
      { min: 3, max: 5, handling: 0 },
    ],
    [
      { delivery_days_min: 3, delivery_days_max: 5, handling_days: 2 },
      { min: 3, max: 5, handling: 2 },
    ],
    [{ delivery_days_max: 4 }, { min: 4, max: 4, handling: 0 }],
    [{ delivery_days_min: 1 }, { min: 1, max: 1, handling: 0 }],
    [
      { delivery_days_min: '2', delivery_days_max: ' 3 ' },
      { min: 2, max: 3, handling: 0 },
    ],
    [
      { delivery_days_min: 0, delivery_days_max: 0 },
      { min: 0, max: 0, handling: 0 },
    ],
    [{ delivery_days_min: 5, delivery_days_max: 3 }, undefined],
    [{ delivery_days_min: 1.5 }, undefined],
    [{ delivery_days_min: -1 }, undefined],
    [{ delivery_days_max: 4000 }, undefined],
    [{ delivery_days_min: 'soon' }, undefined],
    [{ delivery_days_min: '' }, undefined],
    [{ handling_days: 2 }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('%j', (metadata, expected) => expect(deliveryTime(metadata)).toEqual(expected))
})

describe('when it arrives', () => {
  // 2026-11-23 is a Monday.
  it.each<[string, [number, number, number], string, string]>([
    ['2026-11-23T08:00:00Z', [3, 5, 0], '2026-11-26', '2026-11-30'],
    ['2026-11-23T23:59:59Z', [1, 1, 0], '2026-11-24', '2026-11-24'],
    ['2026-11-27T12:00:00Z', [1, 2, 0], '2026-11-30', '2026-12-01'],
    ['2026-11-27T12:00:00Z', [1, 2, 1], '2026-12-01', '2026-12-02'],
    ['2026-11-28T12:00:00Z', [0, 1, 0], '2026-11-30', '2026-11-30'],
    ['2026-11-29T12:00:00Z', [1, 5, 0], '2026-11-30', '2026-12-04'],
    ['2026-12-31T12:00:00Z', [1, 1, 0], '2027-01-01', '2027-01-01'],
    ['2028-02-28T12:00:00Z', [1, 2, 0], '2028-02-29', '2028-03-01'],
    // The hour of a clock that is put forward is no day.
    ['2026-03-27T12:00:00Z', [1, 1, 0], '2026-03-30', '2026-03-30'],
  ])('%s %j', (now, [min, max, handling], from, to) =>
    expect(deliveryWindow({ min, max, handling }, new Date(now))).toEqual({ from, to }),
  )
  it('is written as the language writes days', () => {
    const window = { from: '2026-11-26', to: '2026-11-30' }
    expect(deliveryDates(window, 'en-GB')).toMatch(/^Thu,? 26( Nov)?\s–\sMon,? 30 Nov$/)
    expect(deliveryDates(window, 'de')).toMatch(/^Do\., 26\..*–.*Mo\., 30\. Nov\.$/)
    expect(deliveryDates({ from: '2026-11-26', to: '2026-11-26' }, 'en-GB')).toMatch(/^Thu,? 26 Nov$/)
    expect(deliveryDates(window, 'ar')).toMatch(/نوفمبر/)
  })
})
