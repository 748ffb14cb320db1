import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  csvDecimalsOf,
  decimalsOf,
  decimalText,
  formatMoney,
  MoneyError,
  minorUnits,
  money,
  percentOf,
  percentWithin,
  roundHalfUp,
  sumMoney,
  sumRates,
} from './money'

const amount = fc.maxSafeInteger()
const price = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
/** A percentage with up to four decimals, as hundredths of a basis point. */
const rate = fc.integer({ min: 0, max: 1_000_000 })

describe('rounding', () => {
  it.each([
    [2.5, 3],
    [-2.5, -2],
    [2.4999, 2],
    [-2.5001, -3],
    [-0.4, 0],
    [0.49999999999999994, 1],
    [333.3333333333333, 333],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('%d becomes %i', (value, rounded) => expect(roundHalfUp(value)).toBe(rounded))
})

describe('a percentage', () => {
  it.each([
    [10_000, 25, 2_500],
    [2_505, 15, 376],
    [50, 29, 15],
    [100, 14.5, 15],
    [-50, 29, -14],
    [333.3333333333333, 10, 33],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
    [9_007_199_254_740_991, 12.345, 1_111_938_747_997_775],
    [0, 25, 0],
  ])('of %d at %d%% is %i', (of, at, part) => expect(percentOf(of, at)).toBe(part))

  it.each([
    [10_000, 25, 2_000],
    [999, 7.7, 71],
    [999, 19, 160],
    [3, 100, 2],
    [500, 0, 0],
  ])('within %d at %d%% is %i', (whole, at, part) => expect(percentWithin(whole, at)).toBe(part))

  it.each([
    [Number.MAX_SAFE_INTEGER, 200, Number.MAX_SAFE_INTEGER],
    [Number.MIN_SAFE_INTEGER, 200, Number.MIN_SAFE_INTEGER],
    [2 ** 60, 50, Number.MAX_SAFE_INTEGER],
    [2 ** 54, 25, 2 ** 52],
    [0.5, Number.MAX_VALUE, Number.MAX_SAFE_INTEGER],
  ])('of %d at %d%% goes no further than what is exact: %i', (of, at, part) => {
    expect(percentOf(of, at)).toBe(part)
    expect(Number.isSafeInteger(percentWithin(of, at))).toBe(true)
  })

  it('equals exact arithmetic', () => {
    fc.assert(
      fc.property(price, rate, (of, units) => {
        expect(percentOf(of, units / 10_000)).toBe(exact(BigInt(of) * BigInt(units), 1_000_000n))
        expect(percentWithin(of, units / 10_000)).toBe(
          exact(BigInt(of) * BigInt(units), 1_000_000n + BigInt(units)),
        )
      }),
    )
  })

  it('is summed without the dust of binary fractions, null as 0', () => {
    expect(sumRates([{ rate: 0.1 }, { rate: 0.2 }, { rate: null }])).toBe(0.3)
    expect(sumRates([])).toBe(0)
  })
})

describe('an amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is not %d', (value) =>
    expect(() => money(value)).toThrow(MoneyError),
  )

  it('is not a sum past the safe integers', () => {
    expect(sumMoney([1, 2, -5])).toBe(-2)
    expect(() => sumMoney([Number.MAX_SAFE_INTEGER, 1], 'The total')).toThrow('The total is too large')
  })
})

describe('sharing an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [5, [1, 3], [1, 4]],
    [-5, [1, 3], [-1, -4]],
    [2, [0, 0, 0], [1, 1, 0]],
    [0, [], []],
    [Number.MAX_SAFE_INTEGER, [1, 1], [4503599627370496, 4503599627370495]],
  ])('%d by %j gives %j', (whole, weights, parts) => expect(allocate(whole, weights)).toEqual(parts))

  it('refuses negative weights and having nobody to share among', () => {
    expect(() => allocate(5, [1, -1])).toThrow('A weight is negative')
    expect(() => allocate(5, [])).toThrow('Nothing to share 5 among')
  })

  it('loses nothing, and gives each its exact share or one more', () => {
    fc.assert(
      fc.property(amount, fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (whole, weights) => {
        const parts = allocate(whole, weights)
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(whole))
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        if (total === 0) return
        parts.forEach((part, index) => {
          const share = (BigInt(Math.abs(whole)) * BigInt(weights[index] as number)) / BigInt(total)
          expect([share, share + 1n]).toContain(BigInt(Math.abs(part)))
        })
      }),
    )
  })

  it('gives nobody more than their weight while the whole is no more than all weights', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), fc.nat(), (weights, seed) => {
        const whole = seed % (weights.reduce((sum, weight) => sum + weight, 0) + 1)
        allocate(whole, weights).forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(weights[index] as number)
        })
      }),
    )
  })
})

describe('money as text', () => {
  it.each([
    ['19.99', {}, 1999],
    ['1.299,00', { mark: ',' }, 129_900],
    ['1,299', {}, 129_900],
    ['1,00,000.5', {}, 10_000_050],
    ["1'299.5", {}, 129_950],
    ['1 299,95', { mark: ',' }, 129_995],
    ['-0.05', {}, -5],
    ['−3', {}, -300],
    ['.5', {}, 50],
    ['007', {}, 700],
    ['12.3400', {}, 1234],
    ['1,299', { decimals: 0 }, 1299],
    ['500.00', { decimals: 0 }, 500],
    ['0.005', { excess: 'round' }, 1],
    ['-0.005', { excess: 'round' }, 0],
    ['-0.0051', { excess: 'round' }, -1],
    ['19.994', { excess: 'round' }, 1999],
    ['90071992547409.91', {}, Number.MAX_SAFE_INTEGER],
  ] as const)('%s %j is %i', (text, options, minor) => expect(minorUnits(text, options)).toBe(minor))

  it.each([
    ['', {}, 'amount_empty', 'it is empty'],
    ['€5', {}, 'amount_not_a_number', "'€' is neither a digit nor a separator"],
    ['1e3', {}, 'amount_not_a_number', "'e' is neither"],
    ['--5', {}, 'amount_not_a_number', "'-' is neither"],
    ['.', {}, 'amount_not_a_number', 'it has no digits'],
    ['1.2.3', {}, 'amount_misplaced_separator', "'.' occurs more than once"],
    ['1,29', {}, 'amount_misplaced_separator', "',' does not part groups of three digits"],
    ['1,299 000', {}, 'amount_misplaced_separator', 'does not part groups'],
    ['1.299,00', {}, 'amount_misplaced_separator', "a group separator follows the '.'"],
    ['19.999', {}, 'amount_too_many_decimals', 'at most 2 decimals are allowed'],
    ['19.5', { decimals: 0 }, 'amount_too_many_decimals', 'no decimals are allowed'],
    ['90071992547409.92', {}, 'amount_out_of_range', 'it is too large'],
  ])('%j %j is refused as %s', (text, options, code, reason) => {
    expect(() => minorUnits(text, options)).toThrow(expect.objectContaining({ code }))
    expect(() => minorUnits(text, options)).toThrow(reason)
  })

  it.each([
    [1999, 2, '19.99'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [500, 0, '500'],
    [1234, 3, '1.234'],
  ])('%i with %i decimals is written %s', (minor, decimals, text) =>
    expect(decimalText(minor, decimals)).toBe(text),
  )

  it('reads back what it wrote', () => {
    const mark = fc.constantFrom('.' as const, ',' as const)
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 3 }), mark, (minor, decimals, mark) => {
        expect(minorUnits(decimalText(minor, decimals, mark), { decimals, mark })).toBe(minor)
      }),
    )
  })

  it('reads what it shows to Americans and Germans', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('usd', 'eur', 'jpy'), (minor, currency) => {
        const decimals = decimalsOf(currency)
        const bare = (locale: string) => formatMoney(minor, currency, locale).replace(/[^\d.,-]/g, '')
        expect(minorUnits(bare('en-US'), { decimals })).toBe(minor)
        expect(minorUnits(bare('de-DE'), { decimals, mark: ',' })).toBe(minor)
      }),
    )
  })

  it.each([
    [1999, 'usd', 'en-US', '$19.99'],
    [1999, 'jpy', 'en-US', '¥1,999'],
    [129_900, 'EUR', 'de-DE', '1.299,00\u00a0€'],
    [Number.MAX_SAFE_INTEGER, 'usd', 'en-US', '$90,071,992,547,409.91'],
  ])('%i %s is shown in %s as %s', (minor, currency, locale, text) =>
    expect(formatMoney(minor, currency, locale)).toBe(text),
  )
})

describe('zero-decimal currencies', () => {
  it.each([
    ['jpy', 0, 0],
    ['KRW', 0, 0],
    ['vnd', 0, 0],
    ['clp', 2, 0],
    ['xpf', 2, 0],
    ['eur', 2, 2],
  ])('%s has %i decimals on screen and %i in CSV files', (currency, shown, csv) => {
    expect(decimalsOf(currency)).toBe(shown)
    expect(csvDecimalsOf(currency)).toBe(csv)
  })
})

/** Half up by whole numbers alone: ⌊(2n + d) / 2d⌋. */
function exact(numerator: bigint, divisor: bigint): number {
  const doubled = 2n * numerator + divisor
  const quotient = doubled / (2n * divisor)
  return Number(doubled % (2n * divisor) < 0n ? quotient - 1n : quotient)
}
