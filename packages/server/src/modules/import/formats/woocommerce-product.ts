import type { CsvRow } from '../csv'
import type { ImportedImage, ImportedProduct, ImportProblem } from '../imported-product'
import type { ReadRecord, ReadSettings } from './format'
import { RowReader } from './row-reader'
import type { Table } from './table'
import {
  type WooField,
  wooCategories,
  wooDefaults,
  wooKept,
  wooList,
  wooPattern,
  wooText,
} from './woocommerce-columns'
import { type Attribute, measuresOf, type WooRow } from './woocommerce-row'
import { wooVariant } from './woocommerce-variant'

/** The rows of one product, its own first. The attributes that its variations differ in become options. */
export function wooProduct(
  table: Table<WooField>,
  rows: readonly CsvRow[],
  settings: ReadSettings,
  handleFor: (title: string, code: string) => string,
): Pick<ReadRecord, 'record' | 'problems'> {
  const problems: ImportProblem[] = []
  const [own, ...variations] = rows.map((row) => new RowReader(table, row, problems))
  if (!own) return { problems }
  const kinds = wooList(own.text('product.kind').toLowerCase())
  const title = own.required('product.title', 'every product has a name')
  if (!title) return { problems }
  const attributes = attributesOf(own, table.header)
  const options = attributes.filter(({ number }) =>
    variations.some((row) => row.cell(`Attribute ${number} value(s)`) !== ''),
  )
  const variants = (
    variations.length > 0 ? variations : kinds.includes('simple') || kinds.includes('external') ? [own] : []
  ).flatMap((row) => wooVariant(row, own, options, settings) ?? [])
  if (kinds.includes('variable') && variations.length === 0)
    own.warn('product.kind', 'the product has no variations in the file', 'export its variations too')
  if (own.isRefused && variants.length === 0) return { problems }
  const isElsewhere = kinds.includes('external')
  if (isElsewhere)
    own.warn(
      'product.kind',
      'this is sold in another shop; it goes in as a draft',
      'its address is in metadata',
    )
  const id = own.text('product.external_id')
  const product: ImportedProduct = {
    line: own.line,
    handle: own.text('product.handle') || handleFor(title, own.text('variant.sku') || id || String(own.line)),
    title,
    subtitle: plainText(wooText(own.text('product.subtitle')), settings) || null,
    description: settings.safeHtml(wooText(own.text('product.description'))),
    status: own.text('product.status') === '1' && !isElsewhere ? 'published' : 'draft',
    tags: wooList(own.text('product.tags')),
    images: imagesOf(own),
    options: options.map(({ name }) => name),
    variants: distinct(variants, own),
    metadata: metadataOf(
      own,
      attributes.filter((one) => !options.includes(one)),
      table,
    ),
    categories: wooCategories(own.text('product.categories')).map((path) => ({ path })),
    measures: measuresOf(own, table.header),
    ...(id ? { external_id: id } : {}),
  }
  return { record: { kind: 'product', ...product }, problems }
}

/** Markup has no place in a subtitle. */
const plainText = (text: string, { safeHtml }: ReadSettings) =>
  (safeHtml(text) ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500)

function attributesOf(row: WooRow, header: readonly string[]): Attribute[] {
  const numbers = header.flatMap((name) => Number(/^Attribute (\d+) name$/i.exec(name)?.[1] ?? Number.NaN))
  return numbers
    .filter((number) => !Number.isNaN(number))
    .flatMap((number) => {
      const name = row.cell(`Attribute ${number} name`)
      return name ? [{ number, name, values: wooList(row.cell(`Attribute ${number} value(s)`)) }] : []
    })
}

function imagesOf(row: WooRow): ImportedImage[] {
  const column = row.header('product.images')
  return wooList(row.text('product.images')).flatMap((url): ImportedImage[] => {
    if (/^https?:\/\//i.test(url)) return [{ line: row.line, column, url }]
    row.note(
      column,
      'warning',
      `"${url}" is not the address of a picture; it is left out`,
      'write it as https://…',
    )
    return []
  })
}

function metadataOf(
  row: WooRow,
  attributes: readonly Attribute[],
  table: Table<WooField>,
): Record<string, string> {
  const metadata: Record<string, string> = row.rest(
    table.found.unknown.filter((name) => !wooPattern.test(name)),
  )
  for (const [field, key] of wooKept) {
    const text = row.text(field)
    if (text && text !== wooDefaults[key]) metadata[key] = wooText(text)
  }
  if (row.text('product.status') === '0') metadata.published = 'private'
  for (const { name, values } of attributes) if (values.length > 0) metadata[name] = values.join(', ')
  for (const name of table.found.unknown) {
    const text = row.cell(name)
    const [, key] = /^Meta: (.+)$/i.exec(name) ?? []
    if (text && key) metadata[key] = text
    else if (text && /^Download \d+ /i.test(name)) metadata[name.toLowerCase().replace(/ /g, '_')] = text
  }
  return metadata
}

/** Of variations with the same options the first counts. */
function distinct(variants: ImportedProduct['variants'], row: WooRow): ImportedProduct['variants'] {
  const lines = new Map<string, number>()
  return variants.filter(({ line, options, title }) => {
    const key = options.join('\u0001')
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, line)
    else
      row.problems.push({
        line,
        column: row.header('product.kind'),
        level: 'error',
        value: title,
        message: `the same options stand on line ${earlier} already`,
        hint: 'give every variation options of its own',
      })
    return earlier === undefined
  })
}
