import { decimalsOf, decimalText, type PricedProduct } from '@cartwright/contract'
import { choiceOf, choiceSearch, type Stock, stockOf } from '@cartwright/sdk/rules'
import { withPrefix } from '../i18n/prefix'
import { pictureOfChoice } from '../shop/picture'
import { productView, type VariantView } from '../shop/product-view'

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
type FeedColumn = (typeof feedColumns)[number]
export type FeedRow = Partial<Record<FeedColumn, string>>

export interface FeedShop {
  origin: string
  /** What the paths begin with of the pages that show these prices. */
  prefix?: string
  brand: string
  currency: string
  /** Whether prices are told with tax. */
  inclusive: boolean
}

const availability: Record<Stock['state'], string> = {
  in_stock: 'in_stock',
  few: 'in_stock',
  to_order: 'backorder',
  sold_out: 'out_of_stock',
}

/** The options that mean a colour or a size, by what shops call them. */
const kinds: [FeedColumn, RegExp][] = [
  ['color', /^(colou?r|glaze|finish|farbe|glasur|couleur|émail|colore|color|cor|色)/i],
  ['size', /^(size|width|height|gr(ö|oe)(ß|ss)e|taille|taglia|tamaño|tamanho|サイズ)/i],
]

/** A row for each variant that has a price; gift cards are money and are not advertised. */
export function feedRows(product: PricedProduct, shop: FeedShop): FeedRow[] {
  if (product.is_giftcard) return []
  const view = productView(product, shop.inclusive)
  const codes = new Map(product.variants.map((variant) => [variant.id, gtinOf(variant)]))
  const address = shop.origin + withPrefix(shop.prefix ?? '', `/p/${view.handle}`)
  const priced = view.variants.filter(({ price }) => price !== null)
  const absolute = (src: string) => new URL(src, shop.origin).href
  return priced.map((variant) => {
    const values = valuesOf(view.options, variant)
    const at = variant.picture ?? pictureOfChoice(view.pictures, values) ?? 0
    const others = view.pictures.filter((_, place) => place !== at).slice(0, 10)
    const gtin = codes.get(variant.id)
    const isReduced = variant.was !== null && variant.was !== undefined && variant.was > (variant.price ?? 0)
    const text = (amount: number) =>
      `${decimalText(amount, decimalsOf(shop.currency))} ${shop.currency.toUpperCase()}`
    const named = values.map(({ value }) => value).filter(Boolean)
    return {
      id: variant.sku ?? variant.id,
      ...(priced.length > 1 ? { item_group_id: view.handle } : {}),
      title: [view.title, priced.length > 1 ? named.join(', ') : ''].filter(Boolean).join(', ').slice(0, 150),
      description: (view.description ?? view.seo.description).slice(0, 5000),
      link: priced.length > 1 ? `${address}?${choiceSearch(view, choiceOf(variant))}` : address,
      image_link: absolute(view.pictures[at]?.src ?? ''),
      additional_image_link: others.map(({ src }) => absolute(src)).join(','),
      availability: availability[stockOf(variant).state],
      price: text((isReduced ? variant.was : variant.price) ?? 0),
      ...(isReduced ? { sale_price: text(variant.price ?? 0) } : {}),
      brand: shop.brand,
      ...(gtin ? { gtin } : { identifier_exists: variant.sku ? 'yes' : 'no' }),
      ...(variant.sku ? { mpn: variant.sku } : {}),
      condition: 'new',
      ...Object.fromEntries(
        kinds.flatMap(([column, pattern]) =>
          values.flatMap(({ option, value }) => (value && pattern.test(option) ? [[column, value]] : [])),
        ),
      ),
      ...(view.facts.material ? { material: view.facts.material } : {}),
      ...(view.category ? { product_type: view.category.name } : {}),
    }
  })
}

const valuesOf = (options: readonly { id: string; title: string }[], variant: VariantView) =>
  options.flatMap(({ id, title }) => {
    const value = variant.options?.find(({ option_id }) => option_id === id)?.value
    return value === undefined ? [] : [{ option: title, value }]
  })

type Coded = Pick<PricedProduct['variants'][number], 'barcode' | 'ean' | 'upc'>

/** A number of the world's registry of goods, if what stands there is one: its last digit proves the others. */
export function gtinOf({ barcode, ean, upc }: Coded): string | undefined {
  return [ean, upc, barcode].find((code): code is string => {
    if (!code || !/^(\d{8}|\d{12,14})$/.test(code)) return false
    const digits = [...code].map(Number).reverse()
    const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
    return sum % 10 === 0
  })
}

/** A line of the feed: no text may break out of its cell. */
export const feedLine = (row: FeedRow): string =>
  `${feedColumns.map((column) => (row[column] ?? '').replace(/[\t\r\n]+/g, ' ').trim()).join('\t')}\n`
export const feedHead = `${feedColumns.join('\t')}\n`
