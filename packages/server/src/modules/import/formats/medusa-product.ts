import { decimalsOf, highestQuantity, ProductStatus } from '@cartwright/contract'
import type { CsvRow } from '../csv'
import type {
  ImportedMeasures,
  ImportedProduct,
  ImportedVariant,
  ImportedVariantPrice,
  ImportProblem,
} from '../imported-product'
import type { ReadRecord, ReadSettings } from './format'
import type { MedusaField, NumberedColumns } from './medusa-columns'
import { amountIn, type PriceColumn } from './prices'
import { listOf, RowReader } from './row-reader'
import type { Table } from './table'

type Row = RowReader<MedusaField>

/** What is known of a file before its rows are read. */
interface Plan {
  table: Table<MedusaField>
  numbered: NumberedColumns
  prices: readonly PriceColumn[]
  settings: Pick<ReadSettings, 'currency' | 'safeHtml'>
}

/** The rows of one handle. What the product is stands on the first; each row that names a variant has one. */
export function medusaProduct(plan: Plan, rows: readonly CsvRow[]): Pick<ReadRecord, 'record' | 'problems'> {
  const problems: ImportProblem[] = []
  const [own, ...more] = rows.map((row) => new RowReader(plan.table, row, problems))
  if (!own) return { problems }
  const handle = own.required('product.handle', 'give every row of a product its handle')
  const title = own.required('product.title', 'the first row of a product names it')
  const optionColumns = plan.numbered.options.filter(({ name }) => own.cell(name) !== '')
  const product = handle && title ? productOf(own, handle, title, plan) : undefined
  if (!product || own.isRefused) return { problems }
  const values = optionColumns.map(({ value }) => value)
  const variants = [own, ...more].flatMap((row) => variantOf(row, values, plan) ?? [])
  if (variants.length === 0 && own.isRefused) return { problems }
  const options = optionColumns.map(({ name }) => own.cell(name))
  return { record: { kind: 'product', ...product, options, variants }, problems }
}

function productOf(
  row: Row,
  handle: string,
  title: string,
  { numbered, settings }: Plan,
): Omit<ImportedProduct, 'options' | 'variants'> {
  const collection = row.name('product.collection_handle')
  const tags = [
    ...listOf(row.text('product.tags')),
    ...numbered.tags.flatMap((column) => row.cell(column) || []),
  ]
  const channels = numbered.channels.flatMap(
    ({ id, name }) => row.cell(id ?? '') || row.cell(name ?? '') || [],
  )
  const categories = numbered.categories.flatMap(({ handle: by, name }) => {
    const named = row.cell(name ?? '') || row.cell(by ?? '')
    return named ? [[named]] : []
  })
  const thumbnail = row.address(row.header('product.thumbnail'))
  return {
    line: row.line,
    handle,
    title,
    description: settings.safeHtml(row.text('product.description')),
    status: statusOf(row),
    is_giftcard: false,
    type: row.name('product.type') ?? null,
    tags: [...new Set(tags)],
    images: numbered.images.flatMap((column) => {
      const url = row.address(column)
      return url ? [{ line: row.line, column, url, alt: null }] : []
    }),
    metadata: metadataOf(row),
    ...given('id', row.name('product.id')),
    ...given('external_id', row.name('product.external_id')),
    ...given('subtitle', row.name('product.subtitle')),
    ...given('discountable', row.flag('product.discountable')),
    ...given('thumbnail', thumbnail),
    ...(collection
      ? {
          collection: {
            handle: collection,
            title: row.name('product.collection_title') ?? collection,
            ...given('position', row.whole('product.collection_position')),
          },
        }
      : {}),
    ...(categories.length > 0 ? { categories } : {}),
    ...(channels.length > 0 ? { channels } : {}),
    measures: measuresOf(row, 'product'),
  }
}

/** Ids of another shop name nothing here. */
function metadataOf(row: Row): Record<string, string> {
  const metadata: Record<string, string> = row.rest()
  for (const [field, key] of [
    ['product.collection_id', 'collection_id'],
    ['product.type_id', 'type_id'],
  ] as const)
    if (row.text(field)) metadata[key] = row.text(field)
  return metadata
}

function statusOf(row: Row): ImportedProduct['status'] {
  const text = row.text('product.status').toLowerCase()
  if (!text) return 'draft'
  const parsed = ProductStatus.safeParse(text)
  if (parsed.success) return parsed.data
  row.refuse('product.status', `"${text}" is no status`, `write one of ${ProductStatus.options.join(', ')}`)
  return 'draft'
}

function measuresOf(row: Row, of: 'product' | 'variant'): ImportedMeasures {
  return {
    ...given('weight', row.whole(`${of}.weight`)),
    ...given('length', row.whole(`${of}.length`)),
    ...given('width', row.whole(`${of}.width`)),
    ...given('height', row.whole(`${of}.height`)),
    ...given('hs_code', row.name(`${of}.hs_code`)),
    ...given('origin_country', row.name(`${of}.origin_country`)),
    ...given('mid_code', row.name(`${of}.mid_code`)),
    ...given('material', row.name(`${of}.material`)),
  }
}

function variantOf(row: Row, optionColumns: readonly string[], plan: Plan): ImportedVariant | undefined {
  const options = optionColumns.map((column) => row.cell(column))
  const isVariant =
    row.text('variant.id') || row.text('variant.title') || row.text('variant.sku') || options.some(Boolean)
  if (!isVariant) return undefined
  const before = row.problems.length
  const missing = optionColumns.find((column) => row.cell(column) === '')
  if (missing) row.note(missing, 'error', 'the value is empty', 'fill it in, or remove the row')
  const { weight, ...measures } = measuresOf(row, 'variant')
  const variant: ImportedVariant = {
    line: row.line,
    title: row.name('variant.title') ?? (options.join(' / ') || 'Default'),
    sku: row.name('variant.sku') ?? null,
    barcode: row.name('variant.barcode') ?? null,
    options,
    ...pricesOf(row, plan),
    weight: weight ?? null,
    // What was sold on backorder stands below 0.
    inventory_quantity: row.whole('variant.inventory_quantity', -highestQuantity) ?? 0,
    manage_inventory: row.flag('variant.manage_inventory') ?? true,
    allow_backorder: row.flag('variant.allow_backorder') ?? false,
    metadata: {},
    ...given('id', row.name('variant.id')),
    measures,
  }
  return row.problems.slice(before).some(({ level }) => level === 'error') ? undefined : variant
}

/** The price in the currency of the import, and those in other currencies and in regions. */
function pricesOf(
  row: Row,
  { prices: columns, settings: { currency } }: Plan,
): Pick<ImportedVariant, 'amount' | 'sale_amount' | 'prices'> {
  const money = { decimals: decimalsOf(currency), currency }
  let amount = row.amount('price.amount', money) ?? null
  let sale_amount = row.amount('price.sale_amount', money) ?? null
  const others = new Map<string, ImportedVariantPrice>()
  const sales: { key: string; amount: number }[] = []
  for (const column of columns) {
    const read = amountIn(row, column)
    if (read === undefined) continue
    const isOwn = column.region === undefined && column.currency === currency
    const key = column.region ?? `[${column.currency}]`
    if (isOwn && column.isSale) sale_amount = read
    else if (isOwn) amount = read
    else if (column.isSale) sales.push({ key, amount: read })
    else
      others.set(key, {
        amount: read,
        ...(column.region === undefined ? { currency_code: column.currency } : { region: column.region }),
      })
  }
  for (const { key, amount } of sales) {
    const other = others.get(key)
    if (other) other.sale_amount = amount
  }
  return { amount, sale_amount, ...(others.size > 0 ? { prices: [...others.values()] } : {}) }
}

/** A field that is said; what a file does not say stays as it is in the shop. */
const given = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  // TypeScript takes a computed key for any text.
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
