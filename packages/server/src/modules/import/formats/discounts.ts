import { decimalsOf } from '@cartwright/contract'
import type { ImportedDiscount } from '../imported-record'
import type { Columns } from './columns'
import type { ReadSettings } from './format'
import { currencyOf } from './prices'
import { rowFormat } from './row-format'
import { listOf, type RowReader } from './row-reader'

const columns = {
  'discount.id': ['Discount ID'],
  'discount.code': ['Code', 'Discount code', 'Coupon', 'Coupon code'],
  'discount.description': ['Description'],
  'discount.type': ['Type', 'Discount type'],
  'discount.value': ['Value', 'Amount'],
  'price.currency': ['Currency', 'Currency code'],
  'discount.allocation': ['Allocation'],
  'discount.regions': ['Regions', 'Region'],
  'discount.is_dynamic': ['Dynamic'],
  'discount.is_disabled': ['Disabled'],
  'discount.usage_count': ['Used'],
  'discount.usage_limit': ['Limit', 'Usage limit'],
  'discount.starts_at': ['Starts at', 'Start date'],
  'discount.ends_at': ['Ends at', 'End date', 'Expires'],
  'discount.created_at': ['Created at'],
} as const satisfies Columns
type Field = keyof typeof columns

/** What files call the kinds of discounts. */
const types: Readonly<Record<string, ImportedDiscount['type']>> = {
  percentage: 'percentage',
  percent: 'percentage',
  '%': 'percentage',
  fixed: 'fixed',
  fixed_amount: 'fixed',
  amount: 'fixed',
  free_shipping: 'free_shipping',
  shipping: 'free_shipping',
}

export const discounts = rowFormat({
  id: 'discounts',
  name: 'discounts',
  kind: 'discount',
  columns,
  required: ['discount.code', 'discount.type'],
  marks: ['discount.type', 'discount.usage_limit'],
  isAmount: (_, field) => field === 'discount.value',
  rest: 'metadata',
  record(row, _, settings) {
    const code = row.required('discount.code', 'fill in what shoppers type')
    const type =
      types[
        row
          .text('discount.type')
          .toLowerCase()
          .replace(/[\s-]+/g, '_')
      ]
    if (!type)
      return row.refuse(
        'discount.type',
        `"${row.text('discount.type')}" is no kind of discount`,
        'write percentage, fixed or free_shipping',
      )
    const value = amountOf(row, type, settings)
    if (!code || value === undefined) return undefined
    return {
      kind: 'discount',
      line: row.line,
      code,
      type,
      ...value,
      allocation: allocationOf(row),
      description: row.text('discount.description') || undefined,
      regions: listOf(row.text('discount.regions')),
      is_disabled: row.flag('discount.is_disabled'),
      starts_at: row.time('discount.starts_at'),
      ends_at: row.time('discount.ends_at'),
      usage_limit: row.whole('discount.usage_limit', 1),
      metadata: row.rest(),
    }
  },
})

/** Per cent or minor units; free shipping has no value. */
function amountOf(
  row: RowReader<Field>,
  type: ImportedDiscount['type'],
  settings: Pick<ReadSettings, 'currency'>,
): Pick<ImportedDiscount, 'value' | 'currency_code'> | undefined {
  if (type === 'free_shipping') return { value: 0 }
  if (type === 'percentage') return percentage(row)
  const currency = currencyOf(row, settings)
  const said = row.text('price.currency') ? { currency_code: currency } : {}
  const value = row.amount('discount.value', { decimals: decimalsOf(currency), currency })
  if (value !== undefined) return { value, ...said }
  return row.text('discount.value')
    ? undefined
    : row.refuse('discount.value', 'this is empty', 'fill in the amount that is taken off')
}

function percentage(row: RowReader<Field>): { value: number } | undefined {
  const text = row
    .text('discount.value')
    .replace(/\s*%$/, '')
    .replace(/[.,]0+$/, '')
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return { value: Number(text) }
  return row.refuse(
    'discount.value',
    'this is not a percentage in whole numbers',
    'write a whole number from 0 to 100',
  )
}

function allocationOf(row: RowReader<Field>): 'total' | 'item' | undefined {
  const text = row.text('discount.allocation').toLowerCase()
  if (!text) return undefined
  if (text === 'total' || text === 'item') return text
  return row.refuse('discount.allocation', `"${text}" is neither`, 'write total or item')
}
