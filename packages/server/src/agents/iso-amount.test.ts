import { expect, it } from 'vitest'
import { isoAmount, shopAmount } from './iso-amount'

it.each([
  [1999, 'usd', 1999],
  [1999, 'EUR', 1999],
  [1500, 'jpy', 1500],
  [150000, 'clp', 1500],
  [1250, 'kwd', 12500],
])('%d of %s is %d in ISO 4217', (amount, currency, told) => {
  expect(isoAmount(amount, currency)).toBe(told)
  expect(shopAmount(told, currency)).toBe(amount)
})
