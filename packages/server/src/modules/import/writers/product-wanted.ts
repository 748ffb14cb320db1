import { decimalsOf, isWebAddress } from '@cartwright/contract'
import type { ImportedImage, ImportedProduct, ImportedVariant, ImportProblem } from '../imported-product'
import type { WriteSettings } from '../record-writer'
import { saidOf } from './planning'
import { regionNamed } from './price-writer'
import type { KnownShop } from './product-known'
import type { SaleList } from './sale-lists'

/** A product as it shall be: what it names in the shop is found, what the shop cannot take is left out. */
export interface WantedProduct {
  line: number
  id: string | undefined
  handle: string
  title: string
  /** Columns that are said. */
  fields: ReturnType<typeof fieldsOf>
  type: string | null | undefined
  tags: string[] | undefined
  collection: ImportedProduct['collection']
  categories: ImportedProduct['categories']
  /** Ids. */
  channels: string[] | undefined
  profile_id: string | undefined
  images: ImportedImage[] | undefined
  thumbnail: ImportedImage | undefined
  options: string[]
  keeps_variants: boolean
  variants: WantedVariant[]
  metadata: Record<string, unknown>
  translations: ImportedProduct['translations']
}

export interface WantedVariant {
  line: number
  id: string | undefined
  title: string
  fields: ReturnType<typeof variantFieldsOf>
  options: string[]
  prices: WantedPrice[]
  metadata: Record<string, unknown>
}

/** What a variant costs in a place: in a currency everywhere, or in a region. */
interface WantedPrice {
  currency_code: string
  region_id: string | null
  /** Undefined where the file does not say it. */
  amount: number | undefined
  /** `null` when it is not on sale there, undefined where the file does not say whether it is. */
  sale: { amount: number; list: SaleList } | null | undefined
}

/** What a file says of a product, with what a person should know of what the shop does not take. */
export function wantedProduct(
  product: ImportedProduct,
  known: KnownShop,
  settings: WriteSettings,
): { wanted: WantedProduct; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const images = settings.images === 'skip' ? undefined : imagesOf(product)
  const wanted: WantedProduct = {
    line: product.line,
    id: product.id,
    handle: product.handle,
    title: product.title,
    fields: { ...fieldsOf(product), ...(settings.publish ? { status: 'published' as const } : {}) },
    type: product.type,
    tags: product.tags && [...new Set(product.tags)],
    collection: product.collection,
    categories: product.categories,
    channels: channelsOf(product, known, problems),
    profile_id: profileOf(product, known),
    images,
    thumbnail: settings.images === 'skip' ? undefined : thumbnailOf(product, images),
    options: product.options,
    keeps_variants: product.keeps_variants ?? false,
    variants: product.variants.map((variant) => wantedVariant(variant, known, settings, problems)),
    metadata: product.metadata,
    translations: product.translations,
  }
  return { wanted, problems }
}

function wantedVariant(
  variant: ImportedVariant,
  known: KnownShop,
  settings: WriteSettings,
  problems: ImportProblem[],
): WantedVariant {
  const { image_url, ...metadata } = variant.metadata
  return {
    line: variant.line,
    id: variant.id,
    title: variant.title,
    fields: variantFieldsOf(variant),
    options: variant.options,
    prices: pricesOf(variant, known, settings, problems),
    metadata: image_url === undefined || settings.images === 'skip' ? metadata : variant.metadata,
  }
}

const fieldsOf = ({ subtitle, description, status, is_giftcard, discountable, ...more }: ImportedProduct) =>
  saidOf({
    subtitle,
    description,
    status,
    is_giftcard,
    discountable,
    external_id: more.external_id,
    ...more.measures,
  })

const variantFieldsOf = (variant: ImportedVariant) =>
  saidOf({
    sku: variant.sku,
    barcode: variant.barcode,
    weight: variant.weight,
    inventory_quantity: variant.inventory_quantity,
    manage_inventory: variant.manage_inventory,
    allow_backorder: variant.allow_backorder,
    ...variant.measures,
  })

/** Pictures of the product, and behind them those that its variants alone show; none twice. */
function imagesOf({ images, keeps_images, variants }: ImportedProduct): ImportedImage[] | undefined {
  if (keeps_images) return undefined
  const byUrl = new Map<string, ImportedImage>()
  for (const image of images) if (!byUrl.has(image.url)) byUrl.set(image.url, image)
  for (const { line, metadata } of variants) {
    const { image_url: url } = metadata
    if (typeof url === 'string' && /^https?:/i.test(url) && isWebAddress(url) && !byUrl.has(url))
      byUrl.set(url, { line, column: 'Variant Image', url })
  }
  return [...byUrl.values()]
}

/** The shown picture where the file names it: one of the product's, or one that stands by itself. */
const thumbnailOf = (
  { thumbnail: url, line }: ImportedProduct,
  images: readonly ImportedImage[] = [],
): ImportedImage | undefined =>
  url ? (images.find((image) => image.url === url) ?? { line, column: 'Product Thumbnail', url }) : undefined

function channelsOf(
  { channels, line }: ImportedProduct,
  { channelNamed }: KnownShop,
  problems: ImportProblem[],
): string[] | undefined {
  if (!channels) return undefined
  const ids = channels.flatMap((channel) => {
    const id = channelNamed(channel)
    if (!id)
      problems.push({
        line,
        column: 'Sales Channel',
        level: 'warning',
        value: channel.name ?? channel.id,
        message: 'the shop has no such sales channel; the product goes in without it',
        hint: 'make it first, or mend its name',
      })
    return id ?? []
  })
  return ids.length > 0 || channels.length === 0 ? [...new Set(ids)] : undefined
}

function profileOf({ profile }: ImportedProduct, { setup: { profiles } }: KnownShop): string | undefined {
  if (!profile) return undefined
  const all = [...profiles.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const found =
    all.find(({ name, type }) => name === profile.name && (!profile.type || type === profile.type)) ??
    all.find(({ name }) => name === profile.name) ??
    all.find(({ type }) => type === profile.type)
  return found?.id
}

function pricesOf(
  variant: ImportedVariant,
  known: KnownShop,
  { currency }: WriteSettings,
  problems: ImportProblem[],
): WantedPrice[] {
  const dates = { starts_at: variant.sale_starts_at ?? null, ends_at: variant.sale_ends_at ?? null }
  const saleOf = (amount: number | null | undefined): WantedPrice['sale'] =>
    typeof amount === 'number' ? { amount, list: dates } : amount
  const byPlace = new Map<string, WantedPrice>()
  const add = (price: WantedPrice) => byPlace.set(placeOf(price), price)
  if (variant.amount !== null || variant.sale_amount !== undefined)
    add({
      currency_code: currency,
      region_id: null,
      amount: variant.amount ?? undefined,
      sale: saleOf(variant.sale_amount),
    })
  for (const price of variant.prices ?? []) {
    const place = placeIn(price, known, currency)
    if ('message' in place)
      problems.push({
        line: variant.line,
        column: price.column ?? 'Price',
        level: 'warning',
        ...place,
        message: `${place.message}; the variant goes in without this price`,
      })
    else add({ ...place, amount: place.scaled(price.amount), sale: saleOf(place.scaled(price.sale_amount)) })
  }
  return [...byPlace.values()]
}

/** Where a price holds. */
export const placeOf = ({ region_id, currency_code }: { region_id?: string | null; currency_code: string }) =>
  region_id ?? currency_code

function placeIn(
  { region, currency_code, decimals }: NonNullable<ImportedVariant['prices']>[number],
  { setup }: KnownShop,
  currency: string,
) {
  const same = <T extends number | null | undefined>(amount: T) => amount
  if (region === undefined) {
    const code = currency_code ?? currency
    if (setup.currencies.has(code)) return { currency_code: code, region_id: null, scaled: same }
    return { value: code, message: 'the shop does not know this currency', hint: 'write its code, as EUR' }
  }
  const found = regionNamed(setup, region)
  if (!found)
    return { value: region, message: 'the shop has no such region', hint: 'make it first, or mend its name' }
  if (currency_code && found.currency_code !== currency_code)
    return {
      value: region,
      message: `the region sells in ${found.currency_code.toUpperCase()}, not in ${currency_code.toUpperCase()}`,
      hint: `give the price in ${found.currency_code.toUpperCase()}`,
    }
  // Read before it was known what the region sells in.
  const steps = decimals === undefined ? 0 : decimalsOf(found.currency_code) - decimals
  const scaled = <T extends number | null | undefined>(amount: T): T =>
    (typeof amount === 'number' ? Math.round(amount * 10 ** steps) : amount) as T
  return { currency_code: found.currency_code, region_id: found.id, scaled }
}
