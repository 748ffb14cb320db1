import type { PricedProduct } from '@cartwright/contract'
import { drawnPicture, type Picture, pictureOf } from './picture'
import { plateNumber, priceOf, type Stock, stockOf } from './plate-card'

export type { Stock }

export interface VariantView {
  id: string
  sku: string | null
  /** For each option, the position of its value. */
  choice: number[]
  price: number | null
  was: number | null
  stock: Stock
  /** How many are left, told only when it is few. */
  left?: number
}

export interface ProductView {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  number?: number
  isGiftCard: boolean
  pictures: Picture[]
  options: { id: string; title: string; values: string[] }[]
  variants: VariantView[]
  facts: {
    material?: string
    origin?: string
    size?: [number, number, number]
    weight?: number
    care?: string
  }
  category?: { handle: string; name: string }
  collection?: { id: string; handle: string; title: string }
  seo: { title: string; description: string }
}

/** A product for its own page, small enough that 120 variants do not weigh it down. */
export function productView(product: PricedProduct, inclusive: boolean): ProductView {
  const handle = product.handle ?? product.id
  const [category] = product.categories ?? []
  const variants = [...product.variants].sort((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
  const options = (product.options ?? []).map(({ id, title }) => ({
    id,
    title,
    // In the order in which the variants first use them, which is the shopkeeper's.
    values: [...new Set(variants.flatMap((variant) => optionValue(variant, id) ?? []))],
  }))
  const images = product.images ?? []
  return {
    id: product.id,
    handle,
    title: product.title,
    subtitle: product.subtitle,
    description: product.description,
    ...plateNumber(product),
    isGiftCard: product.is_giftcard,
    pictures: images.length
      ? images.map((image) => pictureOf(image, product.title))
      : [drawnPicture(handle, product.title, category?.handle)],
    options,
    variants: variants.map((variant) => {
      const stock = stockOf(variant)
      return {
        id: variant.id,
        sku: variant.sku,
        choice: options.map(({ id, values }) => values.indexOf(optionValue(variant, id) ?? '')),
        ...(priceOf(variant, inclusive) ?? { price: null, was: null }),
        stock,
        ...(stock === 'few' ? { left: variant.inventory_quantity } : {}),
      }
    }),
    facts: factsOf(product),
    ...(category ? { category: { handle: category.handle, name: category.name } } : {}),
    ...(product.collection
      ? {
          collection: {
            id: product.collection.id,
            handle: product.collection.handle ?? product.collection.id,
            title: product.collection.title,
          },
        }
      : {}),
    seo: seoOf(product),
  }
}

const optionValue = (variant: PricedProduct['variants'][number], optionId: string) =>
  variant.options?.find(({ option_id }) => option_id === optionId)?.value

function factsOf(product: PricedProduct): ProductView['facts'] {
  const { width, height, length, weight, material, origin_country, metadata } = product
  return {
    ...(material ? { material } : {}),
    ...(width && height && length && !product.is_giftcard
      ? { size: [width, height, length] as [number, number, number] }
      : {}),
    ...(weight && !product.is_giftcard ? { weight } : {}),
    ...(origin_country ? { origin: origin_country } : {}),
    ...(typeof metadata?.care === 'string' ? { care: metadata.care } : {}),
  }
}

function seoOf({ title, subtitle, description, metadata }: PricedProduct) {
  const seo = (metadata?.seo ?? {}) as { title?: string; description?: string }
  const own = (value: unknown, key: string) =>
    typeof value === 'string'
      ? value
      : typeof metadata?.[key] === 'string'
        ? (metadata[key] as string)
        : undefined
  return {
    title: own(seo.title, 'seo_title') ?? title,
    description: own(seo.description, 'seo_description') ?? (description ?? subtitle ?? title).slice(0, 155),
  }
}
