import { invalidData } from '../../../errors'
import type { ImportedLevel, VariantName } from '../imported-record'
import type { Columns } from './columns'
import { rowFormat } from './row-format'
import type { RowReader } from './row-reader'
import { knows } from './table'

/** A sheet of what lies where, as our own export writes it. */
const columns = {
  'stock.inventory_item_id': ['Inventory item ID'],
  'variant.id': ['Variant ID'],
  'variant.sku': ['SKU', 'Variant SKU'],
  'stock.title': ['Title'],
  'stock.location_id': ['Location ID'],
  'stock.location': ['Location', 'Stock location', 'Warehouse'],
  'stock.on_hand': ['On hand', 'Quantity', 'Stock', 'Stocked quantity', 'Inventory quantity', 'Counted'],
  'stock.reserved': ['Reserved'],
  'stock.available': ['Available', 'Available quantity'],
  'stock.incoming': ['Incoming', 'Incoming quantity'],
} as const satisfies Columns

export const inventory = rowFormat({
  id: 'inventory',
  name: 'inventory',
  kind: 'stock',
  columns,
  required: [],
  oneOf: ['variant.sku', 'variant.id', 'stock.inventory_item_id'],
  marks: ['stock.on_hand', 'stock.available'],
  rest: 'passed over',
  isEnough: (header) =>
    header.some(
      knows({
        on_hand: ['stock.on_hand', ...columns['stock.on_hand']],
        available: ['stock.available', ...columns['stock.available']],
      }),
    ),
  asks({ found: { names } }) {
    if (!names['stock.on_hand'] && !names['stock.available'])
      throw invalidData(
        'The file has no column On hand, nor one Available: --map "Their column=stock.on_hand" says which it is',
      )
  },
  record(row) {
    const item = row.name('stock.inventory_item_id')
    const variant_id = row.name('variant.id')
    const sku = row.name('variant.sku')
    if (!item && !variant_id && !sku)
      return row.refuse('variant.sku', 'the row names nothing that is stocked', 'fill in its SKU or its id')
    const level = countOf(row, row.text('stock.location_id') || row.text('stock.location'))
    // An item that is stocked nowhere yet has a row without a count.
    if (!level) return undefined
    return {
      kind: 'stock',
      line: row.line,
      ...(item ? { inventory_item_id: item } : {}),
      ...(variant_id ? { variant_id } : {}),
      ...(sku ? { sku } : {}),
      levels: [{ ...level, incoming_quantity: row.whole('stock.incoming') }],
    }
  },
})

type CountColumns = 'stock.on_hand' | 'stock.available'

/** What a row counts: all that lies there, else what is available of it. */
function countOf(row: RowReader<CountColumns>, location: string): ImportedLevel | undefined {
  const at = location ? { location } : {}
  const onHand = row.whole('stock.on_hand')
  if (onHand !== undefined)
    return { column: row.header('stock.on_hand'), ...at, quantity: onHand, counts: 'on_hand' }
  const available = row.text('stock.on_hand') ? undefined : row.whole('stock.available')
  if (available === undefined) return undefined
  return { column: row.header('stock.available'), ...at, quantity: available, counts: 'available' }
}

/** An inventory export of Shopify: a row a location, or, of the years before, a column a location. */
const shopifyColumns = {
  'variant.handle': ['Handle'],
  'variant.title': ['Title'],
  'option.1.name': ['Option1 Name'],
  'option.1.value': ['Option1 Value'],
  'option.2.name': ['Option2 Name'],
  'option.2.value': ['Option2 Value'],
  'option.3.name': ['Option3 Name'],
  'option.3.value': ['Option3 Value'],
  'variant.sku': ['SKU'],
  'variant.hs_code': ['HS Code'],
  'variant.origin_country': ['COO'],
  'stock.location': ['Location'],
  'stock.bin': ['Bin name'],
  'stock.incoming': ['Incoming (not editable)', 'Incoming'],
  'stock.unavailable': ['Unavailable (not editable)', 'Unavailable'],
  'stock.committed': ['Committed (not editable)', 'Committed'],
  'stock.available': ['Available (not editable)', 'Available'],
  'stock.on_hand': ['On hand (current)', 'On hand'],
  'stock.counted': ['On hand (new)'],
} as const satisfies Columns
type ShopifyField = keyof typeof shopifyColumns

const isStocked = (text: string) => text !== '' && text.toLowerCase() !== 'not stocked'

export const shopifyInventory = rowFormat({
  id: 'shopify-inventory',
  name: 'Shopify inventory',
  kind: 'stock',
  columns: shopifyColumns,
  required: ['variant.handle', 'option.1.name', 'variant.sku'],
  marks: ['variant.origin_country'],
  rest: 'passed over',
  // A column a location: its name may be anything.
  hasHints: false,
  record(row, { found }) {
    const handle = row.name('variant.handle')
    const sku = row.name('variant.sku')
    if (!handle && !sku) return row.refuse('variant.handle', 'the row names no product', 'fill in its handle')
    const levels = row.has('stock.location') ? levelOf(row) : levelsByColumn(row, found.unknown)
    if (levels.length === 0) return undefined
    return { kind: 'stock', line: row.line, ...variantOf(row, handle, sku), levels }
  },
})

function variantOf(
  row: RowReader<ShopifyField>,
  handle: string | undefined,
  sku: string | undefined,
): VariantName {
  const values = (['option.1.value', 'option.2.value', 'option.3.value'] as const).flatMap(
    (field) => row.name(field) ?? [],
  )
  const isSingle = values.length === 1 && values[0] === 'Default Title'
  return {
    ...(sku ? { sku } : {}),
    ...(handle ? { handle, options: isSingle ? [] : values } : {}),
  }
}

function levelOf(row: RowReader<ShopifyField>): ImportedLevel[] {
  const field = isStocked(row.text('stock.counted')) ? 'stock.counted' : 'stock.on_hand'
  if (isStocked(row.text(field))) return levelIn(row, field, 'on_hand')
  return isStocked(row.text('stock.available')) ? levelIn(row, 'stock.available', 'available') : []
}

function levelIn(
  row: RowReader<ShopifyField>,
  field: ShopifyField,
  counts: ImportedLevel['counts'],
): ImportedLevel[] {
  const quantity = wholeFrom0(row, row.header(field))
  const location = row.name('stock.location')
  if (quantity === undefined) return []
  const incoming = isStocked(row.text('stock.incoming')) ? row.whole('stock.incoming') : undefined
  return [
    {
      column: row.header(field),
      ...(location ? { location } : {}),
      quantity,
      counts,
      ...(incoming === undefined ? {} : { incoming_quantity: incoming }),
    },
  ]
}

const levelsByColumn = (row: RowReader<ShopifyField>, locations: readonly string[]): ImportedLevel[] =>
  locations.flatMap((location): ImportedLevel[] => {
    if (!location || !isStocked(row.cell(location))) return []
    const quantity = wholeFrom0(row, location)
    return quantity === undefined ? [] : [{ column: location, location, quantity, counts: 'available' }]
  })

/** What was sold on backorder stands below zero there; on a shelf nothing does. */
function wholeFrom0(row: RowReader<ShopifyField>, column: string): number | undefined {
  const text = row.cell(column)
  if (/^-\d+$/.test(text)) {
    row.note(column, 'warning', 'stock below zero; it is set to 0')
    return 0
  }
  if (/^\d{1,9}$/.test(text)) return Number(text)
  return row.note(column, 'error', `"${text}" is not a whole number`, 'write how many lie there in digits')
}
