import { gtinOf, type OptionKind, type PricedProduct } from '@cartwright/contract'
import { productPage } from '../../pages'
import { absolute } from '../absolute'
import { type Availability, availabilityOf } from '../availability'
import { oneLine, plainText } from '../plain-text'
import type { FeedPlace } from './feed-place'
import type { OwnWords } from './own-words'

/** A variant as a feed tells it, before any format: whole texts, amounts of the shop, absolute addresses. */
export interface Offer {
  id: string
  title: string
  link: string
  /** The one that shows it first, then the others. */
  pictures: readonly string[]
  availability: Availability
  /** When it will be there again, as the product's metadata says it. */
  availability_date?: string
  price: number
  /** What it cost before, when that was more. */
  was?: number
  /** Whether the price is what is paid in the end, tax and all. */
  holdsTax: boolean
  gtin?: string
  /** What stands in the columns for it and is none. */
  badGtin?: string
  mpn?: string
  options: readonly { name: string; value: string; kind?: OptionKind }[]
  /** In grams. */
  weight?: number
}

/** A product with its variants that have a price in the region. */
export interface OfferedProduct {
  id: string
  handle: string
  title: string
  description: string
  link: string
  pictures: readonly { url: string; alt?: string }[]
  brand: string
  condition: string
  material?: string
  /** From the widest to the narrowest. */
  category: readonly string[]
  /** By names of Google's own, for those that the metadata says. */
  google: Readonly<Partial<Record<GoogleWord, string>>>
  currency: string
  offers: readonly Offer[]
  /** Variants without a price there. */
  unpriced: readonly { id: string; title: string }[]
}

/** What Google asks of some goods and a catalogue has no column for: metadata of the same name. */
const googleWords = ['google_product_category', 'age_group', 'gender'] as const
type GoogleWord = (typeof googleWords)[number]

/** What a shop says of all its products alike. */
export interface OfferContext {
  place: FeedPlace
  /** The maker of what names no other. */
  brand: string
  baseUrl: string
  page: string
  /** A category with those above it, from the widest on, in the words of the feed. */
  categoryPath: (id: string) => readonly string[]
}

/** What a feed tells of a product, as the store told it for the region in the words of the language. */
export function offeredProduct(product: PricedProduct, own: OwnWords, context: OfferContext): OfferedProduct {
  const { place, baseUrl, page } = context
  const metadata = product.metadata ?? {}
  const handle = oneLine(product.handle ?? product.id)
  const link = (choice: string) => productPage({ product: page }, { prefix: place.prefix, handle, choice })
  const images = product.images ?? []
  const addresses = images.map(({ url }) => absolute(url, baseUrl) ?? url)
  const variants = product.variants.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
  const priced = variants.filter((variant) => variant.calculated_price != null)
  const brand = word(metadata, 'brand') ?? word(metadata, 'vendor')
  const [category] = product.categories ?? []
  const ofOffer = (variant: Variant): Offer => {
    const options = valuesOf(product, variant, own)
    const values = priced.length > 1 ? options.map(({ value }) => value) : []
    const gtin = gtinOf(variant)
    const code = variant.ean || variant.upc
    const mpn = word(variant.metadata, 'mpn') ?? word(metadata, 'mpn') ?? (brand ? undefined : variant.sku)
    const date = word(variant.metadata, 'availability_date') ?? word(metadata, 'availability_date')
    const weight = variant.weight ?? product.weight
    return {
      id: variant.id,
      title: oneLine([product.title, values.join(', ')].filter(Boolean).join(', ')),
      link: link(`variant=${encodeURIComponent(variant.id)}`),
      pictures: shownFirst(addresses, own.shown.get(variant.id) ?? 0),
      availability: availabilityOf(variant),
      ...(date ? { availability_date: date } : {}),
      ...moneyOf(variant, place.inclusive),
      ...(gtin ? { gtin } : code ? { badGtin: oneLine(code) } : {}),
      ...(mpn ? { mpn: oneLine(mpn) } : {}),
      options,
      ...(weight ? { weight } : {}),
    }
  }
  return {
    id: product.id,
    handle,
    title: oneLine(product.title),
    description: descriptionOf(product),
    link: link(''),
    pictures: images.map((image, at) => {
      const alt = word(image.metadata, 'alt')
      return { url: addresses[at] ?? '', ...(alt ? { alt } : {}) }
    }),
    brand: brand ?? oneLine(context.brand),
    condition: word(metadata, 'condition') ?? 'new',
    ...(product.material ? { material: oneLine(product.material) } : {}),
    category: category ? context.categoryPath(category.id) : [],
    google: Object.fromEntries(
      googleWords.flatMap((name) => {
        const said = word(metadata, name)
        return said ? [[name, said]] : []
      }),
    ),
    currency: place.region.currency_code.toLowerCase(),
    offers: priced.map(ofOffer),
    unpriced: variants
      .filter((variant) => variant.calculated_price == null)
      .map(({ id, title }) => ({ id, title })),
  }
}

type Variant = PricedProduct['variants'][number]
type Metadata = Record<string, unknown> | null | undefined

/** A text or figure of the metadata, if something stands there. */
function word(metadata: Metadata, name: string): string | undefined {
  const value = metadata?.[name]
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? oneLine(value) : ''
  return text || undefined
}

/** What the product says of itself, else what it says to search engines. */
function descriptionOf({ description, subtitle, title, metadata }: PricedProduct): string {
  const seo = (metadata?.seo as Metadata)?.description ?? metadata?.seo_description
  const said = [description, seo, subtitle].find((text) => typeof text === 'string' && plainText(text) !== '')
  return plainText(typeof said === 'string' ? said : title)
}

/** Labels tell one price: with tax where that is the way of the region, and it is known. */
function moneyOf(variant: Variant, inclusive: boolean): Pick<Offer, 'price' | 'was' | 'holdsTax'> {
  const withTax = inclusive ? variant.calculated_price_incl_tax : undefined
  const price = withTax ?? variant.calculated_price ?? 0
  const before = (inclusive ? variant.original_price_incl_tax : undefined) ?? variant.original_price
  return {
    price,
    ...(before && before > price ? { was: before } : {}),
    holdsTax: withTax != null || Boolean(variant.calculated_price_includes_tax),
  }
}

const valuesOf = (product: PricedProduct, variant: Variant, { kinds }: OwnWords): Offer['options'] =>
  (product.options ?? []).flatMap(({ id, title }) => {
    const value = variant.options?.find(({ option_id }) => option_id === id)?.value
    const kind = kinds.get(id)
    return value ? [{ name: oneLine(title), value: oneLine(value), ...(kind ? { kind } : {}) }] : []
  })

const shownFirst = (addresses: readonly string[], at: number): readonly string[] =>
  at === 0 ? addresses : [addresses[at] ?? '', ...addresses.filter((_, place) => place !== at)]
