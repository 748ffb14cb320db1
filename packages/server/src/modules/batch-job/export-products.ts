import {
  csvDecimalsOf,
  decimalText,
  type Image,
  type MoneyAmount,
  type Product,
  type ProductVariant,
} from '@cartwright/contract'
import { within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { narrowing, type ProductFilter } from '../product/queries'
import { inOrder, wordCell, wordHeaders } from '../translation/file-columns'
import { wordsByThing } from '../translation/kept-words'
import type { Words } from '../translation/words'
import { type Cell, csvLine } from './csv-text'
import { exportContext, extentOf, filterOf, writeExport } from './export-file'
import { type JobType, statOf, type Work } from './job-type'
import { isImportedSale, moreOfProducts, moreOfVariants, pathsOf } from './more-columns'
import { productColumns, sortedBy, variantColumns } from './product-columns'
import { newestFirst } from './queries'
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
/** Sale prices are columns, too; v1 had none of them, and the job tells what v1's tells. */
const shape = shapeOf([...relations, 'variants.prices.price_list'])
/** What decides how many columns there are. */
const widths = shapeOf([
  'categories',
  'images',
  'options',
  'sales_channels',
  'variants',
  'variants.prices',
  'variants.prices.price_list',
  'variants.prices.region',
])
const call = 'GET /admin/products'

type WordsOfProduct = ReadonlyMap<string, Words> | undefined

interface PriceColumn {
  currency_code: string
  region: { id: string; name: string; currency_code: string } | null
}

/** Which columns the products at hand need beside the fixed ones. */
interface Columns {
  prices: PriceColumn[]
  /** Of what imports marked down. */
  sales: PriceColumn[]
  /** Headers of columns that v1 does not know: only where there is something in them. */
  more: string[]
  /** Headers of what products are called in other languages. */
  words?: string[]
  dynamicImageColumnCount: number
  dynamicOptionColumnCount: number
  dynamicSalesChannelsColumnCount: number
  dynamicProductCategoriesColumnCount: number
}

/** Products with a row for each variant, as an import takes them in again (rules: files). */
export const productExport: JobType = {
  prepare: async (_, context) => exportContext(call, context, { relations }),
  async preProcess(work) {
    const columns: Columns = {
      prices: [],
      sales: [],
      more: [],
      words: [],
      dynamicImageColumnCount: 0,
      dynamicOptionColumnCount: 0,
      dynamicSalesChannelsColumnCount: 0,
      dynamicProductCategoriesColumnCount: 0,
    }
    let count = 0
    for await (const products of pages(work, widths)) {
      const words = await wordsByThing(work.shop.db, products.map(idOf))
      for (const product of products) widen(columns, product, words.get(product.id))
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
    const paths = await pathsOf(work.shop.db)
    let done = 0
    const file = await writeExport(work, async function* () {
      yield csvLine(headers(columns))
      for await (const products of pages(work, shape)) {
        const words = await wordsByThing(work.shop.db, products.map(idOf))
        for (const product of products)
          for (const row of rowsOf(product, columns, paths, words.get(product.id))) yield csvLine(row)
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
        within(t.created_at, { lte: job.created_at }),
        last === undefined ? undefined : within(t.id, { lt: last }),
      ],
      orderBy: newestFirst(db),
      limit: Math.min(take, most - seen),
      offset: last === undefined ? skip : 0,
    })
    if (rows.length > 0) yield rows
    seen += rows.length
    last = rows.at(-1)?.id
    if (rows.length < take) return
  }
}

const idOf = ({ id }: Product) => id

function widen(columns: Columns, product: Product, words: WordsOfProduct): void {
  const most = (name: `dynamic${string}` & keyof Columns, rows: readonly unknown[] | null | undefined) => {
    columns[name] = Math.max(columns[name], rows?.length ?? 0)
  }
  most('dynamicImageColumnCount', product.images)
  most('dynamicOptionColumnCount', product.options)
  most('dynamicSalesChannelsColumnCount', product.sales_channels)
  most('dynamicProductCategoriesColumnCount', product.categories)
  for (const variant of product.variants ?? []) {
    for (const price of shownPrices(variant)) notePlace(columns.prices, price)
    for (const price of salesOf(variant)) notePlace(columns.sales, price)
  }
  const filled = [
    ...moreOfProducts.filter(([, cell]) => cell(product)),
    ...moreOfVariants.filter(([, cell]) => product.variants?.some((variant) => cell(variant))),
  ].map(([header]) => header)
  if (words) columns.words = [...new Set([...(columns.words ?? []), ...wordHeaders(words, product.options)])]
  const isBelow = product.categories?.some(({ parent_category_id }) => parent_category_id)
  const hasAlt = product.images?.some(({ metadata }) => metadata?.alt)
  columns.more = [
    ...new Set([...columns.more, ...filled, ...(isBelow ? ['Path'] : []), ...(hasAlt ? ['Alt Text'] : [])]),
  ]
}

function notePlace(columns: PriceColumn[], price: MoneyAmount): void {
  if (columns.some((column) => isPriceOf(price, column))) return
  const region = price.region_id && price.region ? price.region : null
  columns.push({
    currency_code: price.currency_code,
    region: region && { id: region.id, name: region.name, currency_code: region.currency_code },
  })
}

const salesOf = (variant: ProductVariant) => (variant.prices ?? []).filter(isImportedSale)

const isPriceOf = (price: MoneyAmount, { currency_code, region }: PriceColumn) =>
  region ? price.region_id === region.id : !price.region_id && price.currency_code === currency_code

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Those of these columns that have something in them. */
const used = <Column extends readonly [string, unknown]>(all: readonly Column[], { more }: Columns) =>
  all.filter(([header]) => more.includes(header))
const isUsed = (part: string, { more }: Columns) => more.includes(part)

const priceHeader = ({ currency_code, region }: PriceColumn) => {
  const code = currency_code.toUpperCase()
  return region ? `Price ${region.name} [${code}]` : `Price ${code}`
}

const headers = (columns: Columns): string[] => [
  ...productColumns.map(([header]) => header),
  ...variantColumns.map(([header]) => header),
  ...columns.prices.map(priceHeader),
  ...numbers(columns.dynamicOptionColumnCount).flatMap((n) => [`Option ${n} Name`, `Option ${n} Value`]),
  ...numbers(columns.dynamicImageColumnCount).map((n) => `Image ${n} Url`),
  ...numbers(columns.dynamicSalesChannelsColumnCount).flatMap((n) =>
    ['Id', 'Name', 'Description'].map((part) => `Sales Channel ${n} ${part}`),
  ),
  ...numbers(columns.dynamicProductCategoriesColumnCount).flatMap((n) =>
    ['Handle', 'Name', 'Description'].map((part) => `Product Category ${n} ${part}`),
  ),
  ...columns.sales.map((column) => `Sale ${priceHeader(column)}`),
  ...used(moreOfProducts, columns).map(([header]) => header),
  ...used(moreOfVariants, columns).map(([header]) => header),
  ...(isUsed('Alt Text', columns)
    ? numbers(columns.dynamicImageColumnCount).map((n) => `Image ${n} Alt Text`)
    : []),
  ...(isUsed('Path', columns)
    ? numbers(columns.dynamicProductCategoriesColumnCount).map((n) => `Product Category ${n} Path`)
    : []),
  ...inOrder(columns.words ?? []).map(({ header }) => header),
]

function rowsOf(
  product: Product,
  columns: Columns,
  paths: Awaited<ReturnType<typeof pathsOf>>,
  words: WordsOfProduct,
): Cell[][] {
  const spoken = inOrder(columns.words ?? [])
  const variants = [...(product.variants ?? [])].sort((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
  const channels = sortedBy(product.sales_channels, ({ name }) => name)
  const categories = sortedBy(product.categories, ({ handle }) => handle)
  const shared = productColumns.map(([, cell]) => cell(product))
  return (variants.length > 0 ? variants : [undefined]).map((variant) => [
    ...shared,
    ...variantColumns.map(([, cell]) => variant && cell(variant)),
    ...columns.prices.map((column) => variant && priceCell(shownPrices(variant), column)),
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
    ...columns.sales.map((column) => variant && priceCell(salesOf(variant), column)),
    ...used(moreOfProducts, columns).map(([, cell]) => cell(product)),
    ...used(moreOfVariants, columns).map(([, cell]) => variant && cell(variant)),
    ...(isUsed('Alt Text', columns)
      ? numbers(columns.dynamicImageColumnCount).map((n) => altOf(product.images?.[n - 1]))
      : []),
    ...(isUsed('Path', columns)
      ? numbers(columns.dynamicProductCategoriesColumnCount).map((n) => paths(categories[n - 1]?.id))
      : []),
    ...spoken.map((column) =>
      wordCell(
        column,
        words,
        product.options,
        (id) => variant?.options?.find(({ option_id }) => option_id === id)?.value,
      ),
    ),
  ])
}

const altOf = (image: Image | undefined): Cell =>
  typeof image?.metadata?.alt === 'string' ? image.metadata.alt : undefined

function priceCell(prices: readonly MoneyAmount[], column: PriceColumn): Cell {
  const price = prices.find((one) => isPriceOf(one, column))
  return price && decimalText(price.amount, csvDecimalsOf(column.currency_code))
}
