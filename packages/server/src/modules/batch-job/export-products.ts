import {
  csvDecimalsOf,
  decimalText,
  type MoneyAmount,
  type Product,
  type ProductVariant,
} from '@cartwright/contract'
import { desc, lt, lte } from 'drizzle-orm'
import { list } from '../../store/list'
import { type Shape, shapeOf } from '../../store/shape'
import { narrowing, type ProductFilter } from '../product/queries'
import { type Cell, csvLine } from './csv-text'
import { exportContext, extentOf, filterOf, writeExport } from './export-file'
import { type JobType, statOf, type Work } from './job-type'
import { productColumns, sortedBy, variantColumns } from './product-columns'
import { shownPrices } from './variant-prices'

const relations = [
  'categories',
  'collection',
  'images',
  'options',
  'options.values',
  'profiles',
  'sales_channels',
  'tags',
  'type',
  'variants',
  'variants.options',
  'variants.prices',
  'variants.prices.region',
]
const shape = shapeOf(relations)
/** What decides how many columns there are. */
const widths = shapeOf([
  'categories',
  'images',
  'options',
  'sales_channels',
  'variants',
  'variants.prices',
  'variants.prices.region',
])
const call = 'GET /admin/products'

/** Which columns the products at hand need beside the fixed ones. */
interface Columns {
  prices: { currency_code: string; region: { id: string; name: string; currency_code: string } | null }[]
  dynamicImageColumnCount: number
  dynamicOptionColumnCount: number
  dynamicSalesChannelsColumnCount: number
  dynamicProductCategoriesColumnCount: number
}

/** Products with a row for each variant, as an import takes them in again (behaviour §28). */
export const productExport: JobType = {
  prepare: async (_, context) => exportContext(call, context, { relations }),
  async preProcess(work) {
    const columns: Columns = {
      prices: [],
      dynamicImageColumnCount: 0,
      dynamicOptionColumnCount: 0,
      dynamicSalesChannelsColumnCount: 0,
      dynamicProductCategoriesColumnCount: 0,
    }
    let count = 0
    for await (const products of pages(work, widths)) {
      for (const product of products) widen(columns, product)
      count += products.length
      await work.beat()
    }
    return {
      context: { shape: columns },
      result: statOf(
        'product-export',
        'Product count to export',
        `There will be ${count} products exported by this action`,
      ),
    }
  },
  async process(work) {
    const columns = work.context.shape as Columns
    let done = 0
    const file = await writeExport(work, async function* () {
      yield csvLine(headers(columns))
      for await (const products of pages(work, shape)) {
        for (const product of products) for (const row of rowsOf(product, columns)) yield csvLine(row)
        done += products.length
        await work.beat({ advancement_count: done })
      }
    })
    return { count: done, advancement_count: done, progress: 1, ...file }
  },
}

/** Newest first, each page after the last product of the one before. Products that come meanwhile are not in it. */
async function* pages({ shop, job, context }: Work, shape: Shape): AsyncGenerator<Product[]> {
  const { db } = shop
  const { filters, search } = await narrowing(db, filterOf(call, context) as ProductFilter)
  const { skip, take, most } = extentOf(context)
  const { product: t } = db.t
  let seen = 0
  let last: string | undefined
  while (seen < most) {
    const { rows } = await list<Product>(db, 'product', shape, {
      search,
      filters: [
        ...filters,
        lte(t.created_at, job.created_at),
        last === undefined ? undefined : lt(t.id, last),
      ],
      orderBy: [desc(t.id)],
      limit: Math.min(take, most - seen),
      offset: last === undefined ? skip : 0,
    })
    if (rows.length > 0) yield rows
    seen += rows.length
    last = rows.at(-1)?.id
    if (rows.length < take) return
  }
}

function widen(columns: Columns, product: Product): void {
  const most = (name: Exclude<keyof Columns, 'prices'>, rows: readonly unknown[] | null | undefined) => {
    columns[name] = Math.max(columns[name], rows?.length ?? 0)
  }
  most('dynamicImageColumnCount', product.images)
  most('dynamicOptionColumnCount', product.options)
  most('dynamicSalesChannelsColumnCount', product.sales_channels)
  most('dynamicProductCategoriesColumnCount', product.categories)
  for (const variant of product.variants ?? [])
    for (const price of shownPrices(variant))
      if (!columns.prices.some((column) => isPriceOf(price, column))) {
        const region = price.region_id && price.region ? price.region : null
        columns.prices.push({
          currency_code: price.currency_code,
          region: region && { id: region.id, name: region.name, currency_code: region.currency_code },
        })
      }
}

const isPriceOf = (price: MoneyAmount, { currency_code, region }: Columns['prices'][number]) =>
  region ? price.region_id === region.id : !price.region_id && price.currency_code === currency_code

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const headers = (columns: Columns): string[] => [
  ...productColumns.map(([header]) => header),
  ...variantColumns.map(([header]) => header),
  ...columns.prices.map(({ currency_code, region }) =>
    region ? `Price ${region.name} [${currency_code.toUpperCase()}]` : `Price ${currency_code.toUpperCase()}`,
  ),
  ...numbers(columns.dynamicOptionColumnCount).flatMap((n) => [`Option ${n} Name`, `Option ${n} Value`]),
  ...numbers(columns.dynamicImageColumnCount).map((n) => `Image ${n} Url`),
  ...numbers(columns.dynamicSalesChannelsColumnCount).flatMap((n) =>
    ['Id', 'Name', 'Description'].map((part) => `Sales Channel ${n} ${part}`),
  ),
  ...numbers(columns.dynamicProductCategoriesColumnCount).flatMap((n) =>
    ['Handle', 'Name', 'Description'].map((part) => `Product Category ${n} ${part}`),
  ),
]

function rowsOf(product: Product, columns: Columns): Cell[][] {
  const variants = [...(product.variants ?? [])].sort((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
  const channels = sortedBy(product.sales_channels, ({ name }) => name)
  const categories = sortedBy(product.categories, ({ handle }) => handle)
  const shared = productColumns.map(([, cell]) => cell(product))
  return (variants.length > 0 ? variants : [undefined]).map((variant) => [
    ...shared,
    ...variantColumns.map(([, cell]) => variant && cell(variant)),
    ...columns.prices.map((column) => variant && priceCell(variant, column)),
    ...numbers(columns.dynamicOptionColumnCount).flatMap((n) => {
      const option = product.options?.[n - 1]
      return [
        option?.title,
        option && variant?.options?.find(({ option_id }) => option_id === option.id)?.value,
      ]
    }),
    ...numbers(columns.dynamicImageColumnCount).map((n) => product.images?.[n - 1]?.url),
    ...numbers(columns.dynamicSalesChannelsColumnCount).flatMap((n) => {
      const channel = channels[n - 1]
      return [channel?.id, channel?.name, channel?.description]
    }),
    ...numbers(columns.dynamicProductCategoriesColumnCount).flatMap((n) => {
      const category = categories[n - 1]
      return [category?.handle, category?.name, category?.description]
    }),
  ])
}

function priceCell(variant: ProductVariant, column: Columns['prices'][number]): Cell {
  const price = shownPrices(variant).find((one) => isPriceOf(one, column))
  return price && decimalText(price.amount, csvDecimalsOf(column.currency_code))
}
