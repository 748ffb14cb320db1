import { decimalsOf, highestQuantity } from '@cartwright/contract'
import type { ImportedVariant } from '../imported-product'
import type { ReadSettings } from './format'
import { type Attribute, allowsBackorder, measuresOf, type WooRow } from './woocommerce-row'

/**
 * What is sold of a product: the variation of a row, or a simple product itself. What a variation leaves out is its
 * parent's. One that is for any value of an attribute is for the first that the parent names, and says so.
 */
export function wooVariant(
  row: WooRow,
  own: WooRow,
  options: readonly Attribute[],
  settings: ReadSettings,
): ImportedVariant | undefined {
  const before = row.problems.length
  const prices = pricesOf(row, settings)
  const values = options.map((option) => valueFor(row, option))
  const sku = row.name('variant.sku') ?? null
  const barcode = row.name('variant.barcode') ?? null
  const stock = stockOf(row, own)
  if (row.problems.slice(before).some(({ level }) => level === 'error')) return undefined
  const { weight, ...sides } = {
    ...measuresOf(own, own.columns),
    ...(row === own ? {} : measuresOf(row, own.columns)),
  }
  const [image] = row === own ? [] : row.text('product.images').split(',')
  return {
    line: row.line,
    title: values.length > 0 ? values.join(' / ') : 'Default',
    sku,
    barcode,
    options: values,
    ...prices,
    weight: weight ?? null,
    measures: sides,
    ...stock,
    metadata: image ? { image_url: image.trim() } : {},
  }
}

function valueFor(row: WooRow, { number, name, values }: Attribute): string {
  const column = `Attribute ${number} value(s)`
  const value = row.cell(column).replaceAll('\\,', ',')
  if (value) return value
  const [first] = values
  if (!first) {
    row.note(column, 'error', `the variation has no ${name}`, 'fill in one of the values of the product')
    return ''
  }
  row.note(
    column,
    'warning',
    `the variation is for any ${name}; it goes in as ${first}`,
    'give every value a variation of its own',
  )
  return first
}

/** The regular price; the sale price beside it, for the time of the sale. One that is over is none. */
function pricesOf(
  row: WooRow,
  { currency }: ReadSettings,
): Pick<ImportedVariant, 'amount' | 'sale_amount' | 'sale_starts_at' | 'sale_ends_at'> {
  const money = { decimals: decimalsOf(currency), currency }
  const amount = row.amount('price.amount', money) ?? null
  const sale = row.amount('price.sale_amount', money) ?? null
  if (sale === null) return { amount, sale_amount: null }
  if (amount === null) return { amount: sale, sale_amount: null }
  if (sale >= amount) return { amount, sale_amount: null }
  const starts = row.time('price.sale_starts_at')
  const ends = row.time('price.sale_ends_at')
  const today = new Date().toISOString()
  if (ends !== undefined && ends < today) return { amount, sale_amount: null }
  return {
    amount,
    sale_amount: sale,
    ...(starts === undefined ? {} : { sale_starts_at: starts }),
    ...(ends === undefined ? {} : { sale_ends_at: ends }),
  }
}

/** What is not counted is sold without end, unless it is said to be out of stock. */
function stockOf(
  row: WooRow,
  own: WooRow,
): Pick<ImportedVariant, 'inventory_quantity' | 'manage_inventory' | 'allow_backorder'> {
  const said = row.text('variant.inventory_quantity')
  const from = said.toLowerCase() === 'parent' ? own : row
  if (from !== row)
    row.warn(
      'variant.inventory_quantity',
      'the variations are counted together; each goes in with the whole count',
      'count each by itself, or set its stock afterwards',
    )
  const allow_backorder = allowsBackorder(row.text('variant.allow_backorder'))
  const isOut = /^(0|no|false|outofstock)$/i.test(row.text('variant.in_stock'))
  if (!from.text('variant.inventory_quantity'))
    return { ...(isOut ? { inventory_quantity: 0 } : {}), manage_inventory: isOut, allow_backorder }
  const counted = from.whole('variant.inventory_quantity', -highestQuantity) ?? 0
  if (counted < 0 && !allow_backorder)
    from.warn('variant.inventory_quantity', 'stock below zero without backorders; it is set to 0')
  return {
    inventory_quantity: counted < 0 && !allow_backorder ? 0 : counted,
    manage_inventory: true,
    allow_backorder,
  }
}
