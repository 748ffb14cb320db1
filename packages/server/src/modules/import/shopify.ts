import { highestCount, highestQuantity, isWebAddress, longestName } from '@cartwright/contract'
import type { CsvRow } from './csv'
import type { ImportedImage, ImportedProduct, ImportedVariant, ImportProblem } from './imported-product'
import { type Column, type Reader, readerOf, type ShopifyHeader } from './shopify-columns'
import { amountOf, guess, isTrue, marketPrices } from './shopify-prices'

const optionColumns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const

interface ShopifyOptions {
  header: ShopifyHeader
  currency: string
  /** Takes out of a text what a page should not run. */
  safeHtml: (text: string) => string | null
  /** SKUs and barcodes taken so far, in the file and in the shop, with where; the reader adds its own. */
  taken?: { sku: Map<string, string>; barcode: Map<string, string> }
}

/**
 * The rows of one handle as a product. Product fields and option names stand on the first row; each row with a price
 * is a variant; each row with a picture adds it. A damaged row is left out and reported, the others go in.
 */
export function shopifyProduct(
  rows: readonly CsvRow[],
  options: ShopifyOptions,
): { product?: ImportedProduct; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const [first] = rows
  if (!first) return { problems }
  const read = readerOf(options.header, first.cells)
  const handle = read('handle')
  const title = read('title')
  if (!handle) {
    problems.push({
      line: first.line,
      column: read.header('handle'),
      level: 'error',
      message: 'the handle is empty',
      hint: 'give every row of a product its handle',
    })
    return { problems }
  }
  if (!title) {
    problems.push({
      line: first.line,
      column: read.header('title'),
      level: 'error',
      message: `${handle} has no title`,
      hint: 'the first row of a product names it',
    })
    return { problems }
  }
  // A column that a file does not have says nothing: what the shop holds stays.
  const has = (column: Column) => options.header.names[column] !== undefined
  const tags = [
    ...new Set(
      read('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]
  const long =
    tooLong(read, ['handle', 'title', 'type']) ??
    (tags.some((tag) => tag.length > longestName) ? 'tags' : undefined)
  if (long) {
    problems.push({ line: first.line, column: read.header(long), level: 'error', ...isTooLong })
    return { problems }
  }
  const named = optionColumns.map(([name]) => read(name)).filter(Boolean)
  const isSingle = named.length <= 1 && read('option1Value') === 'Default Title'
  const names = isSingle ? [] : named
  const variants: ImportedVariant[] = []
  const combinations = new Map<string, number>()
  for (const row of rows) {
    const variant = variantOf(row, names, isSingle, title, options, problems)
    if (!variant) continue
    const key = variant.options.join('\u0001')
    const earlier = combinations.get(key)
    if (earlier !== undefined) {
      problems.push({
        line: row.line,
        column: readerOf(options.header, row.cells).header('option1Value'),
        level: 'error',
        value: variant.title,
        message: `the same options stand on line ${earlier} already`,
      })
      continue
    }
    combinations.set(key, row.line)
    variants.push(variant)
  }
  if (variants.length === 0 && problems.some(({ level }) => level === 'error')) return { problems }
  return {
    problems,
    product: {
      line: first.line,
      handle,
      title,
      ...(has('body') ? { description: options.safeHtml(read('body')) } : {}),
      ...(has('status') || has('published') ? { status: statusOf(read) } : {}),
      ...(has('giftCard') ? { is_giftcard: isTrue(read('giftCard')) } : {}),
      ...(has('type') ? { type: read('type') || null } : {}),
      ...(has('tags') ? { tags } : {}),
      images: imagesOf(rows, options.header),
      ...(has('image') ? {} : { keeps_images: true }),
      options: names,
      variants,
      metadata: keptIn(first.cells, options.header.kept),
    },
  }
}

const isTooLong = {
  message: `this is longer than ${longestName} characters`,
  hint: 'shorten it',
} as const
const tooLong = (read: Reader, columns: readonly Column[]): Column | undefined =>
  columns.find((column) => read(column).length > longestName)

function statusOf(read: Reader): ImportedProduct['status'] {
  const status = read('status').toLowerCase()
  if (status === 'active') return 'published'
  if (status === 'archived') return 'rejected'
  if (status === 'draft') return 'draft'
  return isTrue(read('published')) ? 'published' : 'draft'
}

function variantOf(
  { line, cells }: CsvRow,
  names: string[],
  isSingle: boolean,
  title: string,
  { header, currency, taken }: ShopifyOptions,
  problems: ImportProblem[],
): ImportedVariant | undefined {
  const read = readerOf(header, cells)
  const values = optionColumns.slice(0, names.length).map(([, value]) => read(value))
  const said = read('price') || read('sku') || (!isSingle && values.some(Boolean))
  if (!said) return undefined
  const problem = (column: Column, message: string, hint?: string, level: 'error' | 'warning' = 'error') => {
    problems.push({
      line,
      column: read.header(column),
      level,
      value: read(column) || undefined,
      message,
      hint,
    })
    return undefined
  }
  const long = tooLong(read, ['sku', 'barcode'])
  if (long) return problem(long, isTooLong.message, isTooLong.hint)
  const amount = amountOf(read('price'), currency)
  if (typeof amount === 'string') return problem('price', amount, guess(read('price')))
  const missing = values.findIndex((value) => !value)
  if (missing >= 0)
    return problem(
      optionColumns[missing]?.[1] ?? 'option1Value',
      'the value is empty',
      'fill it in, or remove the row',
    )
  let compareAt: number | string | null = read('compareAt') ? amountOf(read('compareAt'), currency) : null
  if (typeof compareAt === 'string') {
    problem('compareAt', `${compareAt}; the variant goes in without it`, guess(read('compareAt')), 'warning')
    compareAt = null
  }
  const onSale = compareAt !== null && compareAt > amount
  const backorder = /^(continue|true|yes)$/i.test(read('policy'))
  const metadata: Record<string, string> = keptIn(cells, header.keptOfVariants)
  if (read('variantImage')) metadata.image_url = read('variantImage')
  const unique = (column: 'sku' | 'barcode') => {
    const value = read(column)
    if (!value) return null
    const where = taken?.[column].get(value)
    if (where) {
      metadata[`imported_${column}`] = value
      problem(
        column,
        `${value} is taken (${where}); the variant goes in without it`,
        `give every variant a ${column} of its own`,
        'warning',
      )
      return null
    }
    taken?.[column].set(value, `line ${line}`)
    return value
  }
  return {
    line,
    title: isSingle || values.length === 0 ? (isSingle ? 'Default' : title) : values.join(' / '),
    ...(header.names.sku ? { sku: unique('sku') } : {}),
    ...(header.names.barcode ? { barcode: unique('barcode') } : {}),
    options: values,
    amount: onSale ? (compareAt as number) : amount,
    ...(header.names.compareAt ? { sale_amount: onSale ? amount : null } : {}),
    ...(header.names.grams ? { weight: weightOf(read, problem) } : {}),
    ...(header.names.quantity ? { inventory_quantity: stockOf(read, backorder, problem) } : {}),
    manage_inventory: read('tracker') !== '',
    allow_backorder: backorder,
    metadata,
    ...marketPrices({ line, cells }, header, currency, problems),
  }
}

type Report = (column: Column, message: string, hint?: string, level?: 'error' | 'warning') => undefined

function stockOf(read: Reader, backorder: boolean, problem: Report): number {
  const text = read('quantity')
  if (!text) return 0
  const quantity = wholeOf(text)
  if (quantity === null) {
    problem('quantity', 'this is not a whole number; the stock is set to 0', undefined, 'warning')
    return 0
  }
  if (Math.abs(quantity) > highestQuantity) {
    problem(
      'quantity',
      `stock beyond ${highestQuantity} cannot be counted; it is set to 0`,
      undefined,
      'warning',
    )
    return 0
  }
  if (quantity < 0 && !backorder) {
    problem('quantity', 'stock below zero without backorders; it is set to 0', undefined, 'warning')
    return 0
  }
  return quantity
}

function weightOf(read: Reader, problem: Report): number | null {
  const grams = wholeOf(read('grams'))
  if (grams === null || (grams >= 0 && grams <= highestCount)) return grams
  problem(
    'grams',
    `a weight must be from 0 to ${highestCount}; the variant goes in without it`,
    undefined,
    'warning',
  )
  return null
}

const wholeOf = (text: string): number | null => {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? Math.round(value) : null
}

function imagesOf(rows: readonly CsvRow[], header: ShopifyHeader): ImportedProduct['images'] {
  const images = new Map<string, ImportedImage>()
  for (const { line, cells } of rows) {
    const read = readerOf(header, cells)
    const url = read('image')
    if (/^https?:\/\//i.test(url) && isWebAddress(url) && !images.has(url))
      images.set(url, { line, column: read.header('image'), url, alt: read('imageAlt') || null })
  }
  return [...images.values()]
}

/** Vendor, search texts and every other filled column are kept. */
const keptIn = (cells: Record<string, string>, kept: ShopifyHeader['kept']): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap(([name, key]) => {
      const value = cells[name]?.trim()
      return value ? [[key, value]] : []
    }),
  )
