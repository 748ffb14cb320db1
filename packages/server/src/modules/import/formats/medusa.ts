import { invalidData } from '../../../errors'
import { wordColumnsIn } from '../../translation/file-columns'
import type { CsvRow } from '../csv'
import type { Format, ReadRecord, Sample } from './format'
import { type MedusaField, medusaColumns, medusaPattern, numberedColumns } from './medusa-columns'
import { medusaProduct } from './medusa-product'
import { isPriceColumn, priceColumns } from './prices'
import { assertColumns, columnHints } from './row-format'
import { knows, likeness, openTable, type Table } from './table'

const isKnown = knows(medusaColumns, medusaPattern)
const isAmount = (header: string, field: MedusaField | undefined) =>
  field === 'price.amount' || field === 'price.sale_amount' || isPriceColumn(header)

/** What v2 names in a way of its own. */
const ofSecond =
  /^(Variant Price .+|Variant Option \d+ (Name|Value)|Product Image \d+( Url)?|Product Tag \d+|Product (Collection|Type) Id)$/i

const detect = ({ header }: Sample, isSecond: boolean): number => {
  const like = likeness(header, ['Product Handle', 'Product Title'], isKnown)
  return header.some((name) => ofSecond.test(name)) === isSecond ? like : like * 0.8
}

/** Product files of v1, which are ours too: a row a variant, the rows of a product one behind the other. */
export const medusaProducts: Format = {
  id: 'medusa',
  name: 'Medusa v1 products',
  kind: 'product',
  columns: {
    required: ['Product Handle', 'Product Title'],
    known: Object.values(medusaColumns).map(([name]) => name),
  },
  fields: medusaColumns,
  needs: { all: ['product.handle', 'product.title'], oneOf: [] },
  detect: (sample) => detect(sample, false),
  read: (source, settings) => readProducts(medusaProducts, source, settings),
}

/** Those of v2, which spell prices, options, pictures and tags their own way. */
export const medusa2Products: Format = {
  ...medusaProducts,
  id: 'medusa2',
  name: 'Medusa v2 products',
  detect: (sample) => detect(sample, true),
  read: (source, settings) => readProducts(medusa2Products, source, settings),
}

const readProducts = async function* (
  { name }: Format,
  ...[source, settings]: Parameters<Format['read']>
): AsyncGenerator<ReadRecord> {
  const table = await openTable(source, medusaColumns, settings, isAmount)
  if (!table) throw invalidData(`${source.name} holds no rows`)
  assertColumns(table, name, ['product.handle', 'product.title'])
  const unknown = table.found.unknown.filter((header) => !medusaPattern.test(header))
  const own = { ...table, found: { ...table.found, unknown } }
  const plan = {
    table: own,
    numbered: numberedColumns(table.header),
    prices: priceColumns(table.header),
    words: wordColumnsIn(table.header),
    settings,
  }
  let hints = columnHints(own, name, 'metadata')
  for await (const rows of byHandle(own)) {
    const { problems, ...read } = medusaProduct(plan, rows)
    yield { line: rows[0]?.line ?? 0, rows: rows.length, ...read, problems: [...hints, ...problems] }
    hints = []
  }
}

async function* byHandle(table: Table<MedusaField>): AsyncGenerator<CsvRow[]> {
  const column = table.found.names['product.handle'] ?? ''
  let group: CsvRow[] = []
  let handle: string | undefined
  for await (const row of table.rows()) {
    const own = row.cells[column]?.trim()
    if (own === handle || group.length === 0) group.push(row)
    else {
      yield group
      group = [row]
    }
    handle = own
  }
  if (group.length > 0) yield group
}
