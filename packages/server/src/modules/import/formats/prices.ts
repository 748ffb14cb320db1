import { csvDecimalsOf, decimalsOf } from '@cartwright/contract'
import { invalidData } from '../../../errors'
import type { ImportedPrice, VariantName } from '../imported-record'
import { saleListName } from '../lookups'
import type { Columns } from './columns'
import type { ReadSettings } from './format'
import { rowFormat } from './row-format'
import type { RowReader } from './row-reader'
import { knows, type Table } from './table'

/** A price column that names its currency, and the region it holds in where it holds in one alone. */
const ofCurrency = /^(?:Variant )?(Sale )?Price ([A-Za-z]{3})$/i
const ofRegion = /^(?:Variant )?(Sale )?Price (.+) \[([A-Za-z]{3})\]$/i
export const pricePattern = new RegExp(`${ofCurrency.source}|${ofRegion.source}`, 'i')

export interface PriceColumn {
  column: string
  /** In lower case. */
  currency: string
  region?: string
  /** What goods are marked down to. */
  isSale: boolean
}

export const isPriceColumn = (header: string) => pricePattern.test(header)

export function priceColumns(header: readonly string[]): PriceColumn[] {
  return header.flatMap((column): PriceColumn[] => {
    const [, regionalSale, region, regional = ''] = ofRegion.exec(column) ?? []
    if (region) return [{ column, currency: regional.toLowerCase(), region, isSale: Boolean(regionalSale) }]
    const [, sale, currency] = ofCurrency.exec(column) ?? []
    return currency ? [{ column, currency: currency.toLowerCase(), isSale: Boolean(sale) }] : []
  })
}

/** The amount in a column of prices; such columns have the decimals of files (rules: files). */
export const amountIn = (row: RowReader, { column, currency }: PriceColumn): number | undefined =>
  row.amountIn(column, { decimals: csvDecimalsOf(currency), currency })

/** The prices that a row gives in columns by currency. */
const pricesIn = (row: RowReader, columns: readonly PriceColumn[]): ImportedPrice[] =>
  columns.flatMap((one) => {
    const amount = amountIn(row, one)
    const { column, currency: currency_code, region, isSale } = one
    if (amount === undefined) return []
    return [
      {
        column,
        amount,
        currency_code,
        ...(region === undefined ? {} : { region }),
        ...(isSale ? { price_list: saleListName } : {}),
      },
    ]
  })

const columns = {
  'variant.id': ['Variant ID', 'Product Variant ID'],
  'variant.sku': ['SKU', 'Variant SKU'],
  'price.amount': ['Price', 'Amount', 'Regular price'],
  'price.sale_amount': ['Sale price'],
  'price.currency': ['Currency', 'Currency code'],
  'price.region': ['Region'],
  'price.list': ['Price list', 'Price list name'],
  'price.min_quantity': ['Minimum quantity', 'Min quantity'],
  'price.max_quantity': ['Maximum quantity', 'Max quantity'],
} as const satisfies Columns
type Field = keyof typeof columns

/** Prices of variants the shop has: of its own lists and of v1's, by currency or region, or one to a row. */
export const prices = rowFormat({
  id: 'prices',
  name: 'prices',
  kind: 'price',
  columns,
  required: [],
  oneOf: ['variant.sku', 'variant.id'],
  pattern: pricePattern,
  isAmount: (header, field) =>
    field === 'price.amount' || field === 'price.sale_amount' || isPriceColumn(header),
  rest: 'passed over',
  isEnough: (header) =>
    header.some(isPriceColumn) ||
    header.some(
      knows({
        amount: ['price.amount', ...columns['price.amount']],
        sale: ['price.sale_amount', 'Sale price'],
      }),
    ),
  asks({ header, found: { names } }) {
    if (!names['price.amount'] && !names['price.sale_amount'] && !header.some(isPriceColumn))
      throw invalidData('The file has no price: name a column Price, Price USD or Price <region> [EUR]')
  },
  record(row, table, settings) {
    const variant = variantIn(row)
    if (!variant) return undefined
    const found = pricesOf(row, table, settings)
    if (found.length === 0 && !row.isRefused)
      return row.refuse('price.amount', 'there is no price', 'fill in an amount, or remove the row')
    return { kind: 'price', line: row.line, ...variant, prices: found }
  },
})

function variantIn(row: RowReader<Field>): VariantName | undefined {
  const variant_id = row.name('variant.id')
  const sku = row.name('variant.sku')
  if (variant_id || sku) return { ...(variant_id ? { variant_id } : {}), ...(sku ? { sku } : {}) }
  return row.refuse('variant.sku', 'the row names no variant', 'fill in its SKU or its id')
}

function pricesOf(row: RowReader<Field>, { header }: Table<Field>, settings: ReadSettings): ImportedPrice[] {
  const region = row.text('price.region')
  const list = row.text('price.list')
  const where = { ...(region ? { region } : {}), ...(list ? { price_list: list } : {}) }
  const range = {
    min_quantity: row.whole('price.min_quantity', 1),
    max_quantity: row.whole('price.max_quantity', 1),
  }
  const currency = currencyOf(row, settings)
  const one = (
    field: 'price.amount' | 'price.sale_amount',
    more: Partial<ImportedPrice>,
  ): ImportedPrice[] => {
    const amount = row.amount(field, { decimals: decimalsOf(currency), currency })
    if (amount === undefined) return []
    return [{ column: row.header(field), amount, currency_code: currency, ...where, ...range, ...more }]
  }
  return [
    ...one('price.amount', {}),
    ...one('price.sale_amount', { price_list: list || saleListName }),
    ...pricesIn(row, priceColumns(header)).map((price) => ({ ...where, ...price, ...range })),
  ]
}

/** The currency a row names, or that of the import. */
export function currencyOf(
  row: RowReader<'price.currency'>,
  settings: Pick<ReadSettings, 'currency'>,
): string {
  const named = row.text('price.currency').toLowerCase()
  if (!named) return settings.currency
  if (/^[a-z]{3}$/.test(named)) return named
  row.refuse('price.currency', 'this is no currency', 'write its code in three letters, as EUR')
  return settings.currency
}
