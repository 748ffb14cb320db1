import { highestQuantity, isWebAddress, longestName, ProductStatus } from '@cartwright/contract'
import type { Tables } from '../../store/database/engine'
import { cellError } from './cell-error'
import { type FilePrice, isPriceColumn, type PriceReader, priceReader } from './file-prices'
import type { Lookups } from './import-lookups'
import { isMoreColumn } from './more-columns'
import { productColumns, variantColumns } from './product-columns'

const fixed = new Set([...productColumns, ...variantColumns].map(([header]) => header))
const repeated =
  /^(Option \d+ (Name|Value)|Image \d+ Url|Sales Channel \d+ (Id|Name|Description)|Product Category \d+ (Handle|Name|Description))$/

export const isProductColumn = (column: string) =>
  fixed.has(column) || repeated.test(column) || isPriceColumn(column) || isMoreColumn(column)

type Cells = Record<string, string>
type ProductFields = Partial<Tables['product']['$inferInsert']>
type VariantFields = Partial<Tables['product_variant']['$inferInsert']>

/** What a row of a product file says; a cell that is not there or empty says nothing. */
export interface ProductRow {
  line: number
  id?: string
  handle: string
  fields: ProductFields
  type?: string
  tags: string[]
  images: string[]
  category_ids: string[]
  /** Undefined when the file has no such columns, or names only channels this shop does not have. */
  channel_ids?: string[]
  /** Titles, in order. */
  options: string[]
  /** Undefined on the row of a product without variants. */
  variant?: RowVariant
}

export interface RowVariant {
  id?: string
  fields: VariantFields
  /** In the order of the options; the empty text where the row has none. */
  options: string[]
  prices: FilePrice[]
}

/** The columns of a file that come in numbers, found once for all its rows. */
interface Plan {
  lookups: Lookups
  options: { name: string; value: string }[]
  images: string[]
  channels: { id: string; name: string }[]
  categories: string[]
  pricesOf: PriceReader
}

/**
 * Reads the rows of a file with these columns.
 * @throws CellError for a cell that is required, of the wrong kind, or names something unknown
 */
export function productReader(header: readonly string[], lookups: Lookups) {
  const places = (pattern: RegExp) =>
    [...new Set(header.flatMap((column) => Number(pattern.exec(column)?.[1] ?? Number.NaN)))]
      .filter((n) => !Number.isNaN(n))
      .sort((a, b) => a - b)
  const plan: Plan = {
    lookups,
    options: places(/^Option (\d+) /).map((n) => ({ name: `Option ${n} Name`, value: `Option ${n} Value` })),
    images: places(/^Image (\d+) Url$/).map((n) => `Image ${n} Url`),
    channels: places(/^Sales Channel (\d+) /).map((n) => ({
      id: `Sales Channel ${n} Id`,
      name: `Sales Channel ${n} Name`,
    })),
    categories: places(/^Product Category (\d+) Handle$/).map((n) => `Product Category ${n} Handle`),
    pricesOf: priceReader(header, lookups),
  }
  return (line: number, cells: Cells): ProductRow => rowOf(plan, line, cells)
}

function rowOf(plan: Plan, line: number, cells: Cells): ProductRow {
  const { lookups } = plan
  const handle = key(cells, 'Product Handle')
  if (!handle) throw cellError('Product Handle', 'must be filled')
  const collection = key(cells, 'Product Collection Handle')
  const options = plan.options.filter(({ name, value }) => text(cells, name) || text(cells, value))
  const hasVariant =
    text(cells, 'Variant Id') ||
    text(cells, 'Variant Title') ||
    text(cells, 'Variant SKU') ||
    options.some(({ value }) => text(cells, value))
  return {
    line,
    handle,
    id: idOf(cells, 'Product Id'),
    fields: defined({
      ...productFields(cells),
      collection_id: collection && known(lookups.collections, collection, 'Product Collection Handle'),
    }),
    type: text(cells, 'Product Type'),
    tags: (cells['Product Tags'] ?? '').split(',').flatMap((tag) => tag.trim() || []),
    images: plan.images.flatMap((column) => address(cells, column) ?? []),
    category_ids: plan.categories.flatMap((column) => {
      const category = key(cells, column)
      return category ? known(lookups.categories, category, column) : []
    }),
    channel_ids: channelsOf(plan, cells),
    options: options.map(({ name }) => text(cells, name) ?? ''),
    ...(hasVariant
      ? {
          variant: {
            id: idOf(cells, 'Variant Id'),
            fields: defined(variantFields(cells)),
            options: options.map(({ value }) => text(cells, value) ?? ''),
            prices: plan.pricesOf(cells),
          },
        }
      : {}),
  }
}

const productFields = (cells: Cells): ProductFields => ({
  title: text(cells, 'Product Title'),
  subtitle: text(cells, 'Product Subtitle'),
  description: text(cells, 'Product Description', Number.POSITIVE_INFINITY),
  status: statusOf(cells),
  thumbnail: address(cells, 'Product Thumbnail'),
  weight: number(cells, 'Product Weight'),
  length: number(cells, 'Product Length'),
  width: number(cells, 'Product Width'),
  height: number(cells, 'Product Height'),
  hs_code: text(cells, 'Product HS Code'),
  origin_country: text(cells, 'Product Origin Country'),
  mid_code: text(cells, 'Product MID Code'),
  material: text(cells, 'Product Material'),
  discountable: flag(cells, 'Product Discountable'),
  external_id: text(cells, 'Product External Id'),
  collection_position: number(cells, 'Product Collection Position'),
})

const variantFields = (cells: Cells): VariantFields => ({
  title: text(cells, 'Variant Title'),
  sku: text(cells, 'Variant SKU'),
  barcode: text(cells, 'Variant Barcode'),
  // What was sold on backorder stands below 0.
  inventory_quantity: number(cells, 'Variant Inventory Quantity', -highestQuantity),
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
function channelsOf({ channels, lookups }: Plan, cells: Cells): string[] | undefined {
  const named = channels.flatMap(({ id, name }) => {
    const words = [key(cells, id), text(cells, name)].filter((word) => word !== undefined)
    return words.length > 0 ? [words] : []
  })
  const ids = named.flatMap((words) => words.map((word) => lookups.channels.get(word)).find(Boolean) ?? [])
  return channels.length === 0 || (named.length > 0 && ids.length === 0) ? undefined : [...new Set(ids)]
}

/** As it stands: spaces around a text are part of it. */
function text(cells: Cells, column: string, most = longestName): string | undefined {
  const given = cells[column] || undefined
  if (given && given.length > most) throw cellError(column, `must be at most ${most} characters long`)
  return given
}

/** What something is looked up by. */
const key = (cells: Cells, column: string): string | undefined => text(cells, column)?.trim() || undefined

/** Where something stands on the web: no name, and of any length. */
function address(cells: Cells, column: string): string | undefined {
  const given = cells[column]?.trim() || undefined
  if (given && !isWebAddress(given))
    throw cellError(column, 'must be an http or https address, or a path of this shop', given)
  return given
}

function idOf(cells: Cells, column: string): string | undefined {
  const id = key(cells, column)
  if (id && !/^[\w-]{1,100}$/.test(id)) throw cellError(column, 'may hold only letters, digits, _ and -', id)
  return id
}

function number(cells: Cells, column: string, least = 0): number | undefined {
  const given = key(cells, column)
  if (given === undefined) return undefined
  const value = Number(given)
  if (!Number.isSafeInteger(value) || value < least || value > highestQuantity)
    throw cellError(column, `must be a whole number from ${least} to ${highestQuantity}`, given)
  return value
}

function flag(cells: Cells, column: string): boolean | undefined {
  const given = key(cells, column)?.toLowerCase()
  if (given === undefined) return undefined
  if (given !== 'true' && given !== 'false') throw cellError(column, 'must be true or false', given)
  return given === 'true'
}

function statusOf(cells: Cells): ProductStatus | undefined {
  const given = key(cells, 'Product Status')
  if (given === undefined) return undefined
  const parsed = ProductStatus.safeParse(given)
  if (!parsed.success)
    throw cellError('Product Status', `must be one of ${ProductStatus.options.join(', ')}`, given)
  return parsed.data
}

function known(of: ReadonlyMap<string, string>, handle: string, column: string): string {
  const id = of.get(handle)
  if (!id) throw cellError(column, 'names none of this shop', handle)
  return id
}

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
