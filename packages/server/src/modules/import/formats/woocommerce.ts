import { handleOf } from '@cartwright/contract'
import { invalidData } from '../../../errors'
import type { CsvRow } from '../csv'
import type { Format, ReadRecord, ReadSettings } from './format'
import { assertColumns, columnHints } from './row-format'
import { RowReader } from './row-reader'
import { knows, likeness, openTable, type Table } from './table'
import { type WooField, wooColumns, wooPattern } from './woocommerce-columns'
import { wooProduct } from './woocommerce-product'

const isAmount = (_: string, field: WooField | undefined) =>
  field === 'price.amount' || field === 'price.sale_amount'

/**
 * The product export of WooCommerce. A variation names its parent by SKU or as `id:7`. Those that stand right behind it,
 * as the plugin writes them, are read as they come; others are looked up beforehand and held until their parent comes.
 */
export const woocommerce: Format = {
  id: 'woocommerce',
  name: 'WooCommerce products',
  kind: 'product',
  columns: { required: ['Type', 'Name'], known: Object.values(wooColumns).map(([name]) => name) },
  detect({ header }) {
    const like = likeness(header, ['Type', 'Name'], knows(wooColumns, wooPattern))
    return header.some(knows({ price: ['Regular price'], stock: ['In stock?'] })) ? like : like / 2
  },
  async *read(source, settings) {
    const table = await openTable(source, wooColumns, settings, isAmount)
    if (!table) throw invalidData(`${source.name} holds no rows`)
    assertColumns(table, woocommerce.name, ['product.kind', 'product.title'])
    yield* products(table, settings)
  },
}

type WooTable = Table<WooField>

async function* products(table: WooTable, settings: ReadSettings): AsyncGenerator<ReadRecord> {
  const stray = await strayVariations(table)
  const handles = new Map<string, string>()
  let hints = columnHints(withoutPattern(table), woocommerce.name, 'metadata')
  let last = 1
  const made = (group: CsvRow[]): ReadRecord | undefined => {
    const [first] = group
    if (!first) return undefined
    const own = [first, ...keysOf(table, first).flatMap((key) => taken(stray, key)), ...group.slice(1)]
    const read = wooProduct(table, own, settings, (title, code) => freeHandle(handles, title, code))
    const problems = [...hints, ...read.problems]
    hints = []
    return { line: first.line, rows: own.length, ...read, problems }
  }
  let group: CsvRow[] = []
  for await (const row of table.rows()) {
    last = row.line
    const parent = parentOf(table, row)
    const [first] = group
    if (parent === undefined) {
      const done = made(group)
      if (done) yield done
      group = [row]
    } else if (first && keysOf(table, first).includes(parent)) group.push(row)
  }
  const done = made(group)
  if (done) yield done
  const orphans = [...stray.values()].flat()
  if (orphans.length > 0) yield orphanRecord(table, orphans, last + 1)
}

/** Handles are made of names; a second product of a name is told apart by its code. */
function freeHandle(handles: Map<string, string>, title: string, code: string): string {
  const plain = handleOf(title) || handleOf(code)
  const handle = handles.has(plain) && handles.get(plain) !== code ? handleOf(`${title} ${code}`) : plain
  handles.set(handle, code)
  return handle
}

const isVariation = (kind: string) => /(^|,)\s*variation\s*(,|$)/i.test(kind)

/** What a variation names its parent by; undefined for what is none. */
function parentOf(table: WooTable, row: CsvRow): string | undefined {
  const reader = new RowReader(table, row)
  return isVariation(reader.text('product.kind')) ? keyOf(reader.text('product.parent')) : undefined
}

const keyOf = (parent: string) => parent.toLowerCase().replace(/^id:\s*/, 'id:')

/** What variations may name a product by. */
function keysOf(table: WooTable, row: CsvRow): string[] {
  const reader = new RowReader(table, row)
  const id = reader.text('product.external_id')
  const sku = reader.text('variant.sku').toLowerCase()
  return [...(sku ? [sku] : []), ...(id ? [`id:${id}`] : [])]
}

function taken(stray: Map<string, CsvRow[]>, key: string): CsvRow[] {
  const rows = stray.get(key) ?? []
  stray.delete(key)
  return rows
}

/** Variations that do not stand right behind their parent, by what they name it. Only what they say is held. */
async function strayVariations(table: WooTable): Promise<Map<string, CsvRow[]>> {
  const stray = new Map<string, CsvRow[]>()
  let above: string[] = []
  for await (const row of table.rows()) {
    const parent = parentOf(table, row)
    if (parent === undefined) above = keysOf(table, row)
    else if (!above.includes(parent)) {
      const cells = Object.fromEntries(Object.entries(row.cells).filter(([, cell]) => cell !== ''))
      stray.set(parent, [...(stray.get(parent) ?? []), { line: row.line, cells }])
    }
  }
  return stray
}

function orphanRecord(table: WooTable, orphans: readonly CsvRow[], line: number): ReadRecord {
  const problems: ReadRecord['problems'] = []
  for (const row of orphans)
    new RowReader(table, row, problems).refuse(
      'product.parent',
      'the file has no product of this SKU or id',
      'put the product the variation belongs to into the file',
    )
  return { line, rows: orphans.length, problems }
}

const withoutPattern = (table: WooTable): WooTable => ({
  ...table,
  found: { ...table.found, unknown: table.found.unknown.filter((name) => !wooPattern.test(name)) },
})
