import { describe, expect, it } from 'vitest'
import { markIn, markOf, readAmount } from './amounts'
import { measure } from './measures'

describe('amounts of files', () => {
  it.each([
    ['19.90', '.'],
    ['1.299,00', ','],
    ['1,299.00', '.'],
    ['1.299', undefined],
    ['0,125', ','],
    ['1.299.000', ','],
    ['12', undefined],
  ])('%s has the decimal mark %s', (text, mark) => expect(markIn(text)).toBe(mark))

  it('are read by what most of them can only mean', () => {
    expect(markOf(['1.299', '12,50'], ';')).toBe(',')
    expect(markOf(['1,299', '12.50'], ';')).toBe('.')
    expect(markOf(['1.299'], ';')).toBe(',')
    expect(markOf(['1.299'], ',')).toBe('.')
  })

  it.each([
    ['€ 1.299,00', { amount: 129_900 }],
    ['EUR 19.90', { amount: 1990 }],
    ['0.07', { amount: 7 }],
    ['19.9O', { message: '"19.9O" is not a number', hint: 'did you mean 19.90?' }],
    [
      '19.90 USD',
      { message: '"19.90 USD" is in usd, and this column in eur', hint: 'give the amount in eur' },
    ],
  ])('%s', (text, wanted) => expect(readAmount(text, { decimals: 2, currency: 'eur' })).toEqual(wanted))

  it.each([
    ['0.305', 'm', 305],
    ['1,5', 'kg', 1500],
    ['.5', 'lbs', 227],
    ['2', 'stone', undefined],
    ['-1', 'kg', undefined],
  ])('%s %s is %s in the shop', (text, unit, wanted) => expect(measure(text, unit)).toBe(wanted))
})
