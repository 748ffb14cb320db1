import { decimalsOf, highestQuantity, ProductStatus } from '@cartwright/contract'
import type { WordColumn } from '../../translation/file-columns'
import type { CsvRow } from '../csv'
import type {
  ImportedCategory,
  ImportedMeasures,
  ImportedProduct,
  ImportedVariant,
  ImportedVariantPrice,
  ImportProblem,
} from '../imported-product'
import type { ReadRecord, ReadSettings } from './format'
import { wordsIn } from './imported-words'
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
  words: readonly WordColumn[]
  settings: Pick<ReadSettings, 'currency' | 'safeHtml'>
}

/** The rows of one handle. What the product is stands on the first; each row that names a variant has one. */
export function medusaProduct(plan: Plan, rows: readonly CsvRow[]): Pick<ReadRecord, 'record' | 'problems'> {
  const problems: ImportProblem[] = []
  const [own, ...more] = rows.map((row) => new RowReader(plan.table, row, problems))
  if (!own) return { problems }
  const handle = own.required('product.handle', 'give every row of a product its handle')
  const isTitled = own.required('product.title', 'the first row of a product names it')
  const title = isTitled && own.exact('product.title')
  const optionColumns = plan.numbered.options.filter(({ name }) => own.cell(name) !== '')
  const product = handle && title ? productOf(own, handle, title, plan) : undefined
  if (!product || own.isRefused) return { problems }
  const translations = wordsIn(plan.words, [own, ...more], optionColumns, plan.settings.safeHtml)
  if (own.isRefused) return { problems }
  const values = optionColumns.map(({ value }) => value)
  const variants = [own, ...more].flatMap((row) => variantOf(row, values, plan) ?? [])
  if (variants.length === 0 && own.isRefused) return { problems }
  const options = optionColumns.map(({ name }) => own.exactCell(name))
  return {
    record: { kind: 'product', ...product, options, variants, ...given('translations', translations) },
    problems,
  }
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
  const channels = numbered.channels.flatMap((columns) => {
    const id = row.cell(columns.id ?? '')
    const name = row.cell(columns.name ?? '')
    return id || name ? [{ ...(id ? { id } : {}), ...(name ? { name } : {}) }] : []
  })
  const images = numbered.images.flatMap(({ url: column, alt }) => {
    const url = row.address(column)
    return url ? [{ line: row.line, column, url, ...(alt ? { alt: row.cell(alt) || null } : {}) }] : []
  })
  const thumbnail = row.address(row.header('product.thumbnail'))
  return {
    line: row.line,
    handle,
    title,
    images,
    ...(images.length === 0 ? { keeps_images: true } : {}),
    keeps_variants: true,
    metadata: metadataOf(row),
    ...given('description', descriptionOf(row, settings)),
    ...given('status', statusOf(row)),
    ...given('is_giftcard', row.flag('product.is_giftcard')),
    ...given('type', row.exact('product.type')),
    ...(tags.length > 0 ? { tags: [...new Set(tags)] } : {}),
    ...given('id', row.name('product.id')),
    ...given('external_id', row.name('product.external_id')),
    ...given('subtitle', row.exact('product.subtitle')),
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
    ...given('categories', categoriesOf(row, numbered.categories)),
    ...(numbered.channels.length > 0 ? { channels } : {}),
    ...given('profile', profileOf(row)),
    measures: measuresOf(row, 'product'),
  }
}

/** By handle, as v1 names them; where our own export says which others they stand below, they are made there. */
function categoriesOf(row: Row, columns: NumberedColumns['categories']): ImportedCategory[] | undefined {
  const categories = columns.flatMap((column): ImportedCategory[] => {
    const [handle, name, description] = [column.handle, column.name, column.description].map((one) =>
      row.cell(one ?? ''),
    )
    const path = row
      .cell(column.path ?? '')
      .split(' > ')
      .filter(Boolean)
    if (path.length === 0 && !name && !handle) return []
    return [
      {
        path: path.length > 0 ? path : [name || handle || ''],
        ...(handle ? { handle } : {}),
        ...(description ? { description } : {}),
      },
    ]
  })
  return categories.length > 0 ? categories : undefined
}

/** Plain text is kept as it stands; markup without what a page should not run. */
function descriptionOf(row: Row, { safeHtml }: Plan['settings']): string | undefined {
  const text = row.exactCell(row.header('product.description'))
  return (/<[a-z!/?]/i.test(text) ? safeHtml(text) : text) || undefined
}

function profileOf(row: Row): ImportedProduct['profile'] {
  const name = row.name('product.profile_name')
  const type = row.name('product.profile_type')
  return name || type ? { ...(name ? { name } : {}), ...(type ? { type } : {}) } : undefined
}

/** Ids of another shop name nothing here. */
function metadataOf(row: Row): Record<string, unknown> {
  const metadata: Record<string, unknown> = { ...row.rest(), ...row.object('product.metadata') }
  for (const [field, key] of [
    ['product.collection_id', 'collection_id'],
    ['product.type_id', 'type_id'],
  ] as const)
    if (row.text(field)) metadata[key] = row.text(field)
  return metadata
}

function statusOf(row: Row): ImportedProduct['status'] {
  const text = row.text('product.status').toLowerCase()
  if (!text) return undefined
  const parsed = ProductStatus.safeParse(text)
  if (parsed.success) return parsed.data
  row.refuse('product.status', `"${text}" is no status`, `write one of ${ProductStatus.options.join(', ')}`)
  return undefined
}

function measuresOf(row: Row, of: 'product' | 'variant'): ImportedMeasures {
  return {
    ...given('weight', row.whole(`${of}.weight`)),
    ...given('length', row.whole(`${of}.length`)),
    ...given('width', row.whole(`${of}.width`)),
    ...given('height', row.whole(`${of}.height`)),
    ...given('hs_code', row.exact(`${of}.hs_code`)),
    ...given('origin_country', row.exact(`${of}.origin_country`)),
    ...given('mid_code', row.exact(`${of}.mid_code`)),
    ...given('material', row.exact(`${of}.material`)),
  }
}

function variantOf(row: Row, optionColumns: readonly string[], plan: Plan): ImportedVariant | undefined {
  const options = optionColumns.map((column) => row.exactCell(column))
  const isVariant =
    row.text('variant.id') || row.text('variant.title') || row.text('variant.sku') || options.some(Boolean)
  if (!isVariant) return undefined
  const before = row.problems.length
  const missing = optionColumns.find((column) => row.cell(column) === '')
  if (missing) row.note(missing, 'error', 'the value is empty', 'fill it in, or remove the row')
  const { weight, ...measures } = measuresOf(row, 'variant')
  const variant: ImportedVariant = {
    line: row.line,
    title: row.exact('variant.title') ?? (options.join(' / ') || 'Default'),
    options,
    ...pricesOf(row, plan),
    metadata: row.object('variant.metadata') ?? {},
    ...given('sku', row.exact('variant.sku')),
    ...given('barcode', row.exact('variant.barcode')),
    ...given('sale_starts_at', row.time('price.sale_starts_at')),
    ...given('sale_ends_at', row.time('price.sale_ends_at')),
    ...given('weight', weight),
    // What was sold on backorder stands below 0.
    ...given('inventory_quantity', row.whole('variant.inventory_quantity', -highestQuantity)),
    ...given('manage_inventory', row.flag('variant.manage_inventory')),
    ...given('allow_backorder', row.flag('variant.allow_backorder')),
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
  let sale_amount = row.has('price.sale_amount')
    ? (row.amount('price.sale_amount', money) ?? null)
    : undefined
  const others = new Map<string, ImportedVariantPrice>()
  for (const one of columns) {
    const read = amountIn(row, one)
    const isOwn = one.region === undefined && one.currency === currency
    // A column of sale prices that is empty says that there is none.
    if (isOwn && one.isSale) sale_amount = read ?? null
    else if (isOwn) amount = read ?? amount
    else if (read !== undefined || one.isSale) {
      const key = one.region ?? `[${one.currency}]`
      const place = others.get(key) ?? {
        column: one.column,
        currency_code: one.currency,
        ...(one.region === undefined ? {} : { region: one.region }),
      }
      others.set(key, one.isSale ? { ...place, sale_amount: read ?? null } : { ...place, amount: read })
    }
  }
  return {
    amount,
    ...(sale_amount === undefined ? {} : { sale_amount }),
    ...(others.size > 0 ? { prices: [...others.values()] } : {}),
  }
}

/** A field that is said; what a file does not say stays as it is in the shop. */
const given = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  // TypeScript takes a computed key for any text.
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
