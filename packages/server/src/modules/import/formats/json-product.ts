import {
  handleOf,
  highestAmount,
  highestCount,
  highestQuantity,
  isWebAddress,
  longestName,
  ProductStatus,
} from '@cartwright/contract'
import { z } from 'zod'
import type {
  ImportedProduct,
  ImportedVariant,
  ImportedVariantPrice,
  ImportProblem,
} from '../imported-product'
import type { ReadRecord, ReadSettings } from './format'

const Text = z.string().nullish()
const Short = z.string().max(longestName).nullish()
const Measure = z.int().min(0).max(highestCount).nullish()
const measures = {
  length: Measure,
  width: Measure,
  height: Measure,
  hs_code: Short,
  origin_country: Short,
  mid_code: Short,
  material: Short,
}
/** A thing by its name alone, or as the API answers it. */
const named = <Key extends string>(key: Key) =>
  z.union([z.string(), z.looseObject({ [key]: z.string() } as Record<Key, z.ZodString>)])

const JsonPrice = z.looseObject({
  amount: z
    .int({ error: 'amounts are whole numbers of minor units here: 19.90 is 1990' })
    .min(0)
    .max(highestAmount),
  currency_code: z.string().length(3).toLowerCase().nullish(),
  region_id: Text,
  price_list_id: Text,
  min_quantity: z.number().nullish(),
  max_quantity: z.number().nullish(),
})

const JsonVariant = z.looseObject({
  id: Text,
  title: Short,
  sku: Short,
  barcode: Short,
  options: z
    .union([z.array(z.looseObject({ value: z.string(), option_id: Text })), z.record(z.string(), z.string())])
    .nullish(),
  prices: z.array(JsonPrice).nullish(),
  inventory_quantity: z.int().min(-highestQuantity).max(highestQuantity).nullish(),
  manage_inventory: z.boolean().nullish(),
  allow_backorder: z.boolean().nullish(),
  weight: Measure,
  ...measures,
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

/** A product as the admin API answers and takes it; what is besides is passed over. */
const JsonProduct = z.looseObject({
  id: Text,
  external_id: Short,
  title: z.string({ error: 'every product has a title' }).min(1).max(longestName),
  handle: Short,
  subtitle: Short,
  description: Text,
  status: ProductStatus.nullish(),
  is_giftcard: z.boolean().nullish(),
  discountable: z.boolean().nullish(),
  thumbnail: Text,
  images: z.array(named('url')).nullish(),
  type: named('value').nullish(),
  tags: z.array(named('value')).nullish(),
  collection: z.looseObject({ title: z.string(), handle: Text }).nullish(),
  categories: z.array(z.union([z.string(), z.looseObject({ name: Text, handle: Text, id: Text })])).nullish(),
  sales_channels: z.array(z.union([z.string(), z.looseObject({ id: Text, name: Text })])).nullish(),
  options: z.array(z.union([z.string(), z.looseObject({ id: Text, title: z.string() })])).nullish(),
  variants: z.array(JsonVariant).nullish(),
  weight: Measure,
  ...measures,
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
type JsonProduct = z.infer<typeof JsonProduct>
type JsonVariant = z.infer<typeof JsonVariant>

/** What stands beside the products of a file and they refer to by id. */
export interface JsonNames {
  collections: ReadonlyMap<string, { handle: string; title: string }>
  categories: ReadonlyMap<string, string[]>
}

/** A product of a JSON text, which begins on this line. Amounts in it are in minor units already. */
export function jsonProduct(
  value: unknown,
  line: number,
  settings: Pick<ReadSettings, 'currency' | 'safeHtml'>,
  names?: JsonNames,
): Pick<ReadRecord, 'record' | 'problems'> {
  const parsed = JsonProduct.safeParse(value)
  const problems: ImportProblem[] = []
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push({
        line,
        column: path.join('.') || 'product',
        level: 'error',
        message,
        hint: hintOf(path),
      })
    return { problems }
  }
  const given = parsed.data
  const options = (given.options ?? []).map((option) => (typeof option === 'string' ? option : option.title))
  const product: ImportedProduct = {
    line,
    handle: given.handle || handleOf(given.title),
    title: given.title,
    ...(given.description === undefined ? {} : { description: settings.safeHtml(given.description ?? '') }),
    ...(given.status ? { status: given.status } : {}),
    ...(typeof given.is_giftcard === 'boolean' ? { is_giftcard: given.is_giftcard } : {}),
    ...(given.type === undefined ? {} : { type: given.type ? nameIn(given.type, 'value') : null }),
    ...(given.tags ? { tags: [...new Set(given.tags.map((tag) => nameIn(tag, 'value')))] } : {}),
    images: imagesOf(given, line, problems),
    ...(given.images ? {} : { keeps_images: true }),
    ...(given.variants ? {} : { keeps_variants: true }),
    options,
    variants: (given.variants ?? []).flatMap(
      (variant, at) =>
        variantOf(variant, at, given, options, { line, problems, currency: settings.currency }) ?? [],
    ),
    metadata: given.metadata ?? {},
    ...identity(given),
    ...placesOf(given, names),
    measures: { weight: given.weight, ...measuresOf(given) },
  }
  if (product.variants.length === 0 && problems.some(({ level }) => level === 'error')) return { problems }
  return { record: { kind: 'product', ...product }, problems }
}

const hintOf = (path: readonly PropertyKey[]) =>
  path.at(-1) === 'amount' ? 'write minor units' : 'write it as the admin API answers it'

const nameIn = (value: string | Record<string, unknown>, key: string): string =>
  typeof value === 'string' ? value : String(value[key] ?? '')

function identity(given: JsonProduct): Partial<ImportedProduct> {
  const { id, external_id, subtitle, discountable, thumbnail } = given
  return {
    ...(id ? { id } : {}),
    ...(external_id ? { external_id } : {}),
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(typeof discountable === 'boolean' ? { discountable } : {}),
    ...(thumbnail && isWebAddress(thumbnail) ? { thumbnail } : {}),
  }
}

function placesOf(given: JsonProduct, names: JsonNames | undefined): Partial<ImportedProduct> {
  const { collection, collection_id } = given
  const found = collection
    ? { title: collection.title, handle: collection.handle || handleOf(collection.title) }
    : names?.collections.get(String(collection_id ?? ''))
  const categories = (given.categories ?? []).flatMap((category) => {
    const by =
      typeof category === 'string' ? category : (category.id ?? category.handle ?? category.name ?? '')
    const path = names?.categories.get(by)
    if (path) return [{ path }]
    if (typeof category === 'string') return [{ path: [category] }]
    const { name, handle } = category
    return name || handle ? [{ path: [name ?? handle ?? ''], ...(handle ? { handle } : {}) }] : []
  })
  const channels = (given.sales_channels ?? []).flatMap((channel) => {
    if (typeof channel === 'string') return [{ id: channel, name: channel }]
    const { id, name } = channel
    return id || name ? [{ ...(id ? { id } : {}), ...(name ? { name } : {}) }] : []
  })
  return {
    ...(found ? { collection: found } : {}),
    ...(given.categories ? { categories } : {}),
    ...(given.sales_channels ? { channels } : {}),
  }
}

function measuresOf(given: JsonProduct | JsonVariant) {
  const { length, width, height, hs_code, origin_country, mid_code, material } = given
  return { length, width, height, hs_code, origin_country, mid_code, material }
}

function imagesOf(given: JsonProduct, line: number, problems: ImportProblem[]): ImportedProduct['images'] {
  const urls = [...new Set((given.images ?? []).map((image) => nameIn(image, 'url')))]
  return urls.flatMap((url, at) => {
    const column = `images.${at}`
    if (isWebAddress(url)) return [{ line, column, url }]
    const message = 'this is not the address of a picture; it is left out'
    problems.push({ line, column, level: 'warning', value: url, message, hint: 'write it as https://…' })
    return []
  })
}

interface Around {
  line: number
  problems: ImportProblem[]
  currency: string
}

function variantOf(
  variant: JsonVariant,
  at: number,
  product: JsonProduct,
  titles: readonly string[],
  { line, problems, currency }: Around,
): ImportedVariant | undefined {
  const options = titles.map((title, place) => valueFor(variant, product, title, place))
  const missing = options.indexOf('')
  if (missing >= 0) {
    problems.push({
      line,
      column: `variants.${at}.options`,
      level: 'error',
      message: `the variant has no value for ${titles[missing]}`,
      hint: 'give every variant a value for each option',
    })
    return undefined
  }
  const { weight, id } = variant
  return {
    line,
    title: variant.title || options.join(' / ') || 'Default',
    options,
    ...pricesOf(variant, currency),
    sku: variant.sku === undefined ? undefined : variant.sku || null,
    barcode: variant.barcode === undefined ? undefined : variant.barcode || null,
    weight,
    inventory_quantity: variant.inventory_quantity ?? undefined,
    manage_inventory: variant.manage_inventory ?? undefined,
    allow_backorder: variant.allow_backorder ?? undefined,
    metadata: variant.metadata ?? {},
    ...(id ? { id } : {}),
    measures: measuresOf(variant),
  }
}

/** Values stand in the order of the options, name the id of theirs, or stand under its title (v2). */
function valueFor({ options }: JsonVariant, product: JsonProduct, title: string, place: number): string {
  if (!options) return ''
  if (!Array.isArray(options)) return options[title] ?? ''
  const option = (product.options ?? [])[place]
  const id = typeof option === 'object' ? option.id : undefined
  return (options.find(({ option_id }) => id && option_id === id) ?? options[place])?.value ?? ''
}

/** Own prices for any quantity; those of price lists and of quantities are not the product's to say. */
function pricesOf({ prices }: JsonVariant, currency: string): Pick<ImportedVariant, 'amount' | 'prices'> {
  const own = (prices ?? []).filter(
    (price) => !price.price_list_id && !price.min_quantity && !price.max_quantity,
  )
  const amount = own.find((price) => !price.region_id && price.currency_code === currency)?.amount ?? null
  const others = own.flatMap(({ amount, currency_code, region_id }): ImportedVariantPrice[] => {
    if (region_id) return [{ region: region_id, ...(currency_code ? { currency_code } : {}), amount }]
    return currency_code && currency_code !== currency ? [{ currency_code, amount }] : []
  })
  return { amount, ...(others.length > 0 ? { prices: others } : {}) }
}
