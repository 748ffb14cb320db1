import { ProductStatus } from '@cartwright/contract'
import { invalidData } from '../../errors'
import { type FilePrice, isPriceColumn, pricesOf } from './import-file'
import type { Lookups } from './import-lookups'
import { productColumns, variantColumns } from './product-columns'

const fixed = new Set([...productColumns, ...variantColumns].map(([header]) => header))
const repeated =
  /^(Option \d+ (Name|Value)|Image \d+ Url|Sales Channel \d+ (Id|Name|Description)|Product Category \d+ (Handle|Name|Description))$/

export const isProductColumn = (column: string) =>
  fixed.has(column) || repeated.test(column) || isPriceColumn(column)

type Cells = Record<string, string>

/** What a row of a product file says; a cell that is not there or empty says nothing. */
export interface ProductRow {
  line: number
  id?: string
  handle: string
  external_id?: string
  product: ReturnType<typeof productOf>
  options: { title: string }[]
  /** Undefined on the row of a product without variants. */
  variant?: ReturnType<typeof variantOf> & { id?: string; prices: FilePrice[]; options: { value: string }[] }
}

/** @throws invalid_data for a cell that is required, of the wrong kind, or names something unknown */
export function productRow(line: number, cells: Cells, lookups: Lookups): ProductRow {
  const handle = text(cells, 'Product Handle')
  if (!handle) throw invalidData('Product Handle must be filled')
  const named = numbered(cells, /^Option (\d+) Name$/)
  const values = numbered(cells, /^Option (\d+) Value$/)
  const hasVariant =
    ['Variant Id', 'Variant Title', 'Variant SKU'].some((column) => text(cells, column)) || values.length > 0
  return {
    line,
    id: text(cells, 'Product Id'),
    handle,
    external_id: text(cells, 'Product External Id'),
    product: productOf(cells, lookups),
    options: named.map((title) => ({ title })),
    ...(hasVariant
      ? {
          variant: {
            id: text(cells, 'Variant Id'),
            ...variantOf(cells),
            prices: pricesOf(cells, lookups.regions),
            options: values.map((value) => ({ value })),
          },
        }
      : {}),
  }
}

function productOf(cells: Cells, lookups: Lookups) {
  const collection = text(cells, 'Product Collection Handle')
  const status = text(cells, 'Product Status')
  const type = text(cells, 'Product Type')
  const tags = text(cells, 'Product Tags')
  const images = numbered(cells, /^Image (\d+) Url$/)
  const categories = numbered(cells, /^Product Category (\d+) Handle$/)
  const channels = channelsOf(cells, lookups)
  return defined({
    title: text(cells, 'Product Title'),
    subtitle: text(cells, 'Product Subtitle'),
    description: text(cells, 'Product Description'),
    status: status === undefined ? undefined : statusOf(status),
    thumbnail: text(cells, 'Product Thumbnail'),
    weight: number(cells, 'Product Weight'),
    length: number(cells, 'Product Length'),
    width: number(cells, 'Product Width'),
    height: number(cells, 'Product Height'),
    hs_code: text(cells, 'Product HS Code'),
    origin_country: text(cells, 'Product Origin Country'),
    mid_code: text(cells, 'Product MID Code'),
    material: text(cells, 'Product Material'),
    collection_id: collection && known(lookups.collections, collection, 'collection'),
    type: type === undefined ? undefined : { value: type },
    tags: tags?.split(',').flatMap((tag) => (tag.trim() ? [{ value: tag.trim() }] : [])),
    discountable: flag(cells, 'Product Discountable'),
    images: images.length > 0 ? images : undefined,
    categories:
      categories.length > 0
        ? categories.map((handle) => ({ id: known(lookups.categories, handle, 'category') }))
        : undefined,
    sales_channels: channels.length > 0 ? channels.map((id) => ({ id })) : undefined,
  })
}

const variantOf = (cells: Cells) =>
  defined({
    title: text(cells, 'Variant Title'),
    sku: text(cells, 'Variant SKU'),
    barcode: text(cells, 'Variant Barcode'),
    inventory_quantity: number(cells, 'Variant Inventory Quantity'),
    allow_backorder: flag(cells, 'Variant Allow Backorder'),
    manage_inventory: flag(cells, 'Variant Manage Inventory'),
    weight: number(cells, 'Variant Weight'),
    length: number(cells, 'Variant Length'),
    width: number(cells, 'Variant Width'),
    height: number(cells, 'Variant Height'),
    hs_code: text(cells, 'Variant HS Code'),
    origin_country: text(cells, 'Variant Origin Country'),
    mid_code: text(cells, 'Variant MID Code'),
    material: text(cells, 'Variant Material'),
  })

/** Channels by id, then by name; one the shop does not have is left out. */
const channelsOf = (cells: Cells, { channels }: Lookups): string[] => {
  const places = Object.keys(cells).flatMap((column) => /^Sales Channel (\d+) /.exec(column)?.[1] ?? [])
  return [...new Set(places)].flatMap((n) => {
    const names = [text(cells, `Sales Channel ${n} Id`), text(cells, `Sales Channel ${n} Name`)]
    return names.map((name) => channels.get(name ?? '')).find(Boolean) ?? []
  })
}

const text = (cells: Cells, column: string): string | undefined => cells[column]?.trim() || undefined

function number(cells: Cells, column: string): number | undefined {
  const given = text(cells, column)
  if (given === undefined) return undefined
  const value = Number(given)
  if (!Number.isSafeInteger(value) || value < 0)
    throw invalidData(`${column} must be a whole number from 0 on, not "${given}"`)
  return value
}

function flag(cells: Cells, column: string): boolean | undefined {
  const given = text(cells, column)?.toLowerCase()
  if (given === undefined) return undefined
  if (given !== 'true' && given !== 'false')
    throw invalidData(`${column} must be true or false, not "${given}"`)
  return given === 'true'
}

function statusOf(given: string) {
  const parsed = ProductStatus.safeParse(given)
  if (!parsed.success)
    throw invalidData(`Product Status must be one of ${ProductStatus.options.join(', ')}, not "${given}"`)
  return parsed.data
}

function known(of: ReadonlyMap<string, string>, handle: string, what: string): string {
  const id = of.get(handle)
  if (!id) throw invalidData(`There is no ${what} with the handle ${handle}`)
  return id
}

/** The filled cells of a repeated column, in the order of their numbers. */
const numbered = (cells: Cells, pattern: RegExp): string[] =>
  Object.entries(cells)
    .flatMap(([column, cell]) => {
      const n = pattern.exec(column)?.[1]
      return n && cell.trim() ? [{ n: Number(n), cell: cell.trim() }] : []
    })
    .sort((a, b) => a.n - b.n)
    .map(({ cell }) => cell)

const defined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
