import { decimalsOf } from '@cartwright/contract'
import type { CsvRow } from './csv'
import { readAmount } from './formats/amounts'
import type { ImportedVariant, ImportedVariantPrice, ImportProblem } from './imported-product'
import type { ShopifyHeader } from './shopify-columns'

export const isTrue = (text: string) => /^(true|yes|1)$/i.test(text)

/** What the variant costs in markets it is sold in; a market that says no price has the one for everybody. */
export function marketPrices(
  { line, cells }: CsvRow,
  { markets }: ShopifyHeader,
  currency: string,
  problems: ImportProblem[],
): Pick<ImportedVariant, 'prices'> {
  const prices = markets.flatMap(({ region, price, compareAt, included }): ImportedVariantPrice[] => {
    const text = cells[price]?.trim()
    if (!text || (included && !isTrue(cells[included]?.trim() ?? ''))) return []
    const amount = amountOf(text, currency)
    if (typeof amount === 'string') {
      const message = `${amount}; the variant goes in without it`
      problems.push({ line, column: price, level: 'warning', value: text, message, hint: guess(text) })
      return []
    }
    const before =
      compareAt && cells[compareAt]?.trim() ? amountOf(cells[compareAt] as string, currency) : null
    const where = { column: price, region, decimals: decimalsOf(currency) }
    if (typeof before === 'number' && before > amount)
      return [{ ...where, amount: before, sale_amount: amount }]
    return [{ ...where, amount, ...(compareAt ? { sale_amount: null } : {}) }]
  })
  return prices.length > 0 ? { prices } : {}
}

/** The amount in minor units, or what is wrong with the text. */
export function amountOf(text: string, currency: string): number | string {
  if (!text) return 'the price is empty'
  const read = readAmount(text, {
    decimals: decimalsOf(currency),
    mark: /,\d{1,2}$/.test(text) ? ',' : '.',
    currency,
  })
  return 'amount' in read ? read.amount : read.message
}

export const guess = (text: string): string => {
  const read = readAmount(text, { decimals: 2 })
  return 'hint' in read ? read.hint : 'write it as 19.90'
}
