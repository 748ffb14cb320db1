import { expect, it } from 'vitest'
import { percentPrice } from './percent-price'

it.each([
  // amount, percent, ending, currency, becomes
  [1000, 10, 'none', 'eur', 1100],
  [1999, -15, 'none', 'eur', 1699],
  [1000, 10, '.99', 'eur', 1099],
  [1050, 10, '.99', 'eur', 1199],
  [1000, 3, '.99', 'eur', 999],
  [1000, 10, '.95', 'usd', 1095],
  [1045, 0, '.95', 'usd', 1095],
  [30, -50, '.99', 'eur', 99],
  [0, 50, '.99', 'eur', 0],
  [1, -99, 'none', 'eur', 1],
  [1999, 10, '.99', 'jpy', 2199],
  [333, 33.3, 'none', 'eur', 444],
] as const)(
  '%i changed by %f %% with the ending %s in %s is %i',
  (amount, percent, ending, currency_code, becomes) => {
    expect(percentPrice(amount, { percent, ending, currency_code })).toBe(becomes)
  },
)
