import { csvDecimalsOf, decimalText, highestAmount, MoneyError, minorUnits } from '@cartwright/contract'
import { cellError } from './cell-error'
import type { Lookups } from './import-lookups'

const ofCurrency = /^Price ([A-Za-z]{3})$/
const ofRegion = /^Price (.+) \[([A-Za-z]{3})\]$/

export const isPriceColumn = (column: string) => ofRegion.test(column) || ofCurrency.test(column)

export interface FilePrice {
  amount: number
  currency_code?: string
  region_id?: string
}

interface PriceColumn {
  column: string
  currency: string
  region: { name: string; id: string | undefined } | undefined
}

export type PriceReader = (cells: Record<string, string>) => FilePrice[]

/**
 * Reads the prices of rows with these columns: major units in the file, minor units here (rules: files).
 * @throws CellError for an amount that is none, or a region or currency the shop does not have
 */
export function priceReader(
  header: readonly string[],
  { regions: regionOf, currencies }: Pick<Lookups, 'regions' | 'currencies'>,
): PriceReader {
  const columns = header.flatMap((column): PriceColumn[] => {
    const [, name, regionCurrency = ''] = ofRegion.exec(column) ?? []
    if (name) return [{ column, currency: regionCurrency, region: { name, id: regionOf(name) } }]
    const [, currency] = ofCurrency.exec(column) ?? []
    return currency ? [{ column, currency, region: undefined }] : []
  })
  return (cells) =>
    columns.flatMap(({ column, currency, region }): FilePrice[] => {
      const text = cells[column]?.trim()
      if (!text) return []
      const amount = amountOf(text, currency, column)
      if (!region) {
        const currency_code = currency.toLowerCase()
        if (!currencies.has(currency_code))
          throw cellError(column, 'names a currency this shop does not know', currency)
        return [{ currency_code, amount }]
      }
      if (!region.id) throw cellError(column, 'names a region this shop does not have', region.name)
      return [{ region_id: region.id, amount }]
    })
}

function amountOf(text: string, currency: string, column: string): number {
  const decimals = csvDecimalsOf(currency)
  let amount: number
  try {
    amount = minorUnits(text, { decimals, excess: 'round' })
  } catch (error) {
    if (error instanceof MoneyError) throw cellError(column, `is no amount: ${error.message}`)
    throw error
  }
  if (amount < 0) throw cellError(column, 'cannot be below 0', text)
  if (amount > highestAmount)
    throw cellError(column, `cannot be above ${decimalText(highestAmount, decimals)}`, text)
  return amount
}
