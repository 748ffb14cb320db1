import type { Input } from '@cartwright/contract'
import type { GridValue } from '@cartwright/ui/grid-column'
import type { PriceColumn } from '../variant-prices'
import { type GridLine, priceColumn, stockColumn } from './grid-row'

type Body = NonNullable<Input<'POST /admin/variants/batch'>['body']>
type VariantRow = NonNullable<Body['variants']>[number]
type ProductRow = NonNullable<Body['products']>[number]
export type Cells = Readonly<Record<string, GridValue>>

/** What the grid sends, and which cell each part of it came from. */
export interface GridBody {
  body: { variants: VariantRow[]; products: ProductRow[] }
  /** Line and column of a path of the body: `variants.3.prices.1` is `['variant_7', 'price eur']`. */
  places: Map<string, readonly [line: string, column: string]>
}

interface Places {
  prices: readonly PriceColumn[]
  locations: readonly { id: string }[]
}

/** One body of all changed cells. Only what was changed is in it; a cleared price is taken away. */
export function gridBody(
  lines: readonly GridLine[],
  changed: ReadonlyMap<string, Cells>,
  { prices, locations }: Places,
): GridBody {
  const variants: VariantRow[] = []
  const products: ProductRow[] = []
  const places: GridBody['places'] = new Map()
  for (const line of lines) {
    const cells = changed.get(line.id)
    if (!cells) continue
    const own = productFields(cells)
    if (own) {
      const path = `products.${products.length}`
      note(places, path, line.id, { title: 'product_title', status: 'status' })
      products.push({ id: line.product.id, ...own, expected_updated_at: line.product.updated_at })
    }
    const amounts = prices.filter(({ id }) => priceColumn(id) in cells)
    const stocked = locations.filter(({ id }) => typeof cells[stockColumn(id)] === 'number')
    const fields = variantFields(cells)
    if (Object.keys(fields).length + amounts.length + stocked.length === 0) continue
    const path = `variants.${variants.length}`
    note(places, path, line.id, { title: 'title', sku: 'sku', barcode: 'barcode', weight: 'weight' })
    for (const [at, { id }] of amounts.entries())
      places.set(`${path}.prices.${at}`, [line.id, priceColumn(id)])
    for (const [at, { id }] of stocked.entries())
      places.set(`${path}.levels.${at}`, [line.id, stockColumn(id)])
    variants.push({
      id: line.variant.id,
      ...fields,
      ...(amounts.length > 0 ? { prices: amounts.map((column) => priceRow(column, cells)) } : {}),
      ...(stocked.length > 0
        ? {
            levels: stocked.map(({ id }) => ({
              location_id: id,
              stocked_quantity: numberIn(cells, stockColumn(id)) ?? 0,
            })),
          }
        : {}),
      expected_updated_at: line.variant.updated_at,
    })
  }
  return { body: { variants, products }, places }
}

function note(places: GridBody['places'], path: string, line: string, columns: Record<string, string>): void {
  places.set(path, [line, ''])
  for (const [field, column] of Object.entries(columns)) places.set(`${path}.${field}`, [line, column])
}

const textIn = (cells: Cells, id: string) => {
  const value = cells[id]
  return typeof value === 'string' ? value : null
}
const numberIn = (cells: Cells, id: string) => {
  const value = cells[id]
  return typeof value === 'number' ? value : null
}

const priceRow = ({ id, region_id, currency_code }: PriceColumn, cells: Cells) => ({
  ...(region_id ? { region_id } : { currency_code }),
  amount: numberIn(cells, priceColumn(id)),
})

function variantFields(cells: Cells): Omit<VariantRow, 'id'> {
  const title = textIn(cells, 'title')
  return {
    ...(title === null ? {} : { title }),
    ...('sku' in cells ? { sku: textIn(cells, 'sku') } : {}),
    ...('barcode' in cells ? { barcode: textIn(cells, 'barcode') } : {}),
    ...('weight' in cells ? { weight: numberIn(cells, 'weight') } : {}),
  }
}

const isStatus = (value: string | null): value is NonNullable<ProductRow['status']> =>
  value === 'draft' || value === 'proposed' || value === 'published' || value === 'rejected'

function productFields(cells: Cells): Omit<ProductRow, 'id'> | undefined {
  const title = textIn(cells, 'product_title')
  const status = textIn(cells, 'status')
  if (title === null && !isStatus(status)) return undefined
  return { ...(title === null ? {} : { title }), ...(isStatus(status) ? { status } : {}) }
}

/** What the shop refused, on the cells it came from; of a whole line under an empty column. */
export function errorsOn(
  fieldErrors: Readonly<Record<string, readonly string[]>>,
  places: GridBody['places'],
): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>()
  for (const [path, messages] of Object.entries(fieldErrors)) {
    const [line, column] = placeOf(path, places) ?? []
    const said = messages[0]?.replace(path, '').trim()
    if (line === undefined || column === undefined || !said) continue
    found.set(line, { ...found.get(line), [column]: said.charAt(0).toUpperCase() + said.slice(1) })
  }
  return found
}

/** The nearest known place that holds a path: of `variants.0.prices.1.amount` that of the price. */
function placeOf(path: string, places: GridBody['places']) {
  const parts = path.split('.')
  while (parts.length > 0) {
    const place = places.get(parts.join('.'))
    if (place) return place
    parts.pop()
  }
  return undefined
}
