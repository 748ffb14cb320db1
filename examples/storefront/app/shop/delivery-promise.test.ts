import { expect, it } from 'vitest'
import { arrival, usualDelivery } from './delivery-promise'

const option = (amount: number | null, more: object = {}) => ({
  amount,
  is_return: false,
  profile_id: 'usual',
  requirements: [],
  metadata: { delivery_days_min: 3, delivery_days_max: 5 },
  ...more,
})

it('promises the cheapest delivery that any cart may have and that says when it arrives', () => {
  const bound = { requirements: [{ type: 'min_subtotal', amount: 5000 }] }
  const silent = option(100, { metadata: null })
  const usual = option(490)
  const options = [option(900), option(0, bound), silent, usual, option(0, { is_return: true })]
  expect(usualDelivery(options as never[], 'usual')).toBe(usual)
  expect(usualDelivery(options as never[], undefined)).toBe(usual)
  expect(usualDelivery(options as never[], 'bulky')).toBeUndefined()
  expect(usualDelivery([option(null), usual] as never[], 'usual')).toBe(usual)
  expect(usualDelivery([silent] as never[], 'usual')).toBeUndefined()
})
it('writes the days in the language of the page, and nothing where nothing is said', () => {
  const monday = new Date('2026-11-23T20:00:00Z')
  expect(arrival({ delivery_days_min: 1 }, 'en-GB', monday)).toMatch(/^Tue,? 24 Nov$/)
  expect(arrival({ delivery_days_min: 1 }, 'de-AT', monday)).toMatch(/^Di\., 24\. Nov\.$/)
  expect(arrival({}, 'en', monday)).toBeUndefined()
  expect(arrival(null, 'en', monday)).toBeUndefined()
})
