import {
  decimalsOf,
  decimalText,
  gtinOf,
  optionKind,
  ownAddress,
  type PricedProduct,
  shortened,
  shownPicture,
  tabbedCell,
} from '@cartwright/contract'

import { variantOffer } from './offer'
import { choiceOf, choiceSearch, type Stock, stockOf } from './variant-choice'

/** The columns of a product feed as Google reads it. */
export const feedColumns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'condition',
  'color',
  'size',
  'material',
  'product_type',
] as const
export type FeedColumn = (typeof feedColumns)[number]
export type FeedRow = Partial<Record<FeedColumn, string>>

/** What a shop says of all its rows. */
export interface FeedShop {
  brand: string
  /** Of the prices, in lower case. */
  currency: string
  /** Whether prices are told with tax. */
  inclusive: boolean
  /** The address of the page of the product with this handle. */
  pageOf: (handle: string) => string
  /** The address of a picture by which anybody can fetch it, from what the shop calls it, or its path where the shop has it. */
  absolute: (url: string) => string
  /** The picture of a product that has none. */
  fallbackPicture?: (product: PricedProduct) => string
}

/** Relations that `feedRows` reads: products are asked for with them, and with the region of the feed. */
export const feedRelations = [
  'images',
  'options',
  'variants',
  'variants.options',
  'variants.prices',
  'categories',
]

const availability: Record<Stock['state'], string> = {
  in_stock: 'in_stock',
  few: 'in_stock',
  to_order: 'backorder',
  sold_out: 'out_of_stock',
}

/** The most pictures beside the first, and the longest texts, that Google takes. */
const most = { pictures: 10, title: 150, description: 5000 }

/**
 * A row for each variant that has a price, as the store API tells the product in a region (`feedRelations`); gift cards are
 * money and are not advertised. The columns are those of Google's product data specification.
 */
export function feedRows(product: PricedProduct, shop: FeedShop): FeedRow[] {
  if (product.is_giftcard) return []
  const { inclusive } = shop
  const priced = [...product.variants]
    .sort((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
    .flatMap((variant) => {
      const offer = variantOffer(variant, { inclusive })
      return offer ? [{ variant, ...offer }] : []
    })
  const handle = product.handle ?? product.id
  const address = shop.pageOf(handle)
  const choiceFrom = address.includes('?') ? '&' : '?'
  const { material } = product
  const [category] = product.categories ?? []
  const text = (amount: number) =>
    `${decimalText(amount, decimalsOf(shop.currency))} ${shop.currency.toUpperCase()}`
  return priced.map(({ variant, price, was }) => {
    const values = valuesOf(product, variant)
    const named = priced.length > 1 ? values.map(({ value }) => value).join(', ') : ''
    const gtin = gtinOf(variant)
    return {
      id: variant.sku ?? variant.id,
      ...(priced.length > 1 ? { item_group_id: handle } : {}),
      title: shortened([product.title, named].filter(Boolean).join(', '), most.title),
      description: shortened(descriptionOf(product), most.description),
      link: priced.length > 1 ? address + choiceFrom + choiceSearch(product, choiceOf(variant)) : address,
      ...pictureCells(product, variant, values, shop),
      availability: availability[stockOf(variant).state],
      price: text(was ?? price),
      ...(was === null ? {} : { sale_price: text(price) }),
      brand: shop.brand,
      ...(gtin ? { gtin } : { identifier_exists: variant.sku ? 'yes' : 'no' }),
      ...(variant.sku ? { mpn: variant.sku } : {}),
      condition: 'new',
      ...Object.fromEntries(
        values.flatMap(({ option, value }) => {
          const kind = optionKind(option)
          return kind ? [[kind, value]] : []
        }),
      ),
      ...(material ? { material } : {}),
      ...(category ? { product_type: category.name } : {}),
    }
  })
}

/** What the product says of itself, else what it says to search engines. */
function descriptionOf({ description, subtitle, title, metadata }: PricedProduct): string {
  const seo =
    (metadata?.seo as { description?: unknown } | undefined)?.description ?? metadata?.seo_description
  return description ?? (typeof seo === 'string' ? seo : (subtitle ?? title))
}

type Variant = PricedProduct['variants'][number]
interface Value {
  option: string
  value: string
}

const valuesOf = (product: PricedProduct, variant: Variant): Value[] =>
  (product.options ?? []).flatMap(({ id, title }) => {
    const value = variant.options?.find(({ option_id }) => option_id === id)?.value
    return value ? [{ option: title, value }] : []
  })

/** The variant's own picture, else the one that says it shows one of its values, else the first; the others beside it. */
function pictureCells(
  product: PricedProduct,
  variant: Variant,
  values: readonly Value[],
  { absolute, fallbackPicture }: FeedShop,
): FeedRow {
  const pictures = product.images ?? []
  if (pictures.length === 0) return fallbackPicture ? { image_link: absolute(fallbackPicture(product)) } : {}
  const at = shownPicture(pictures, variant, values)
  const others = pictures.filter((_, place) => place !== at).slice(0, most.pictures)
  return {
    image_link: absolute(ownAddress(pictures[at]?.url ?? '')),
    additional_image_link: others.map(({ url }) => absolute(ownAddress(url))).join(','),
  }
}

/** A line of the feed: no text may break out of its cell. */
export const feedLine = (row: FeedRow): string =>
  `${feedColumns.map((column) => tabbedCell(row[column] ?? '')).join('\t')}\n`
export const feedHead: string = `${feedColumns.join('\t')}\n`

export { gtinOf } from '@cartwright/contract'
