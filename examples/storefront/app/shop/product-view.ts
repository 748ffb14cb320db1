import type { PricedProduct } from '@cartwright/contract'
import { type ChoiceOption, mostPieces, pictureOfVariant, variantOffer } from '@cartwright/sdk/rules'
import type { BuyableVariant } from '@cartwright/ui/BuyForm'
import { drawnPicture, type Picture, pictureOf } from './picture'
import { plateNumber } from './plate-card'
import { addressWords, shownIn } from './shown-values'

export interface VariantView extends BuyableVariant {
  sku: string | null
  /** The position of its own picture, where it has one. */
  picture?: number
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
  /** Known by their place, as the ids of the shop would be sent with every variant. */
  options: ChoiceOption[]
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

/**
 * A product for its own page, small enough that 120 variants do not weigh it down; `own` is the same in the words of the
 * catalogue.
 */
export function productView(
  product: PricedProduct,
  inclusive: boolean,
  own?: Pick<PricedProduct, 'options' | 'variants'>,
): ProductView {
  const handle = product.handle ?? product.id
  const [category] = product.categories ?? []
  const variants = [...product.variants].sort((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
  const options = product.options ?? []
  const images = own ? shownIn(product, own) : (product.images ?? [])
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
    options: options.map(({ id, title }, at) => {
      const address = addressWords(product, own, id)
      return { id: String(at), title, ...(address ? { address } : {}) }
    }),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: options.flatMap(({ id }, at) => {
        const value = optionValue(variant, id)
        return value === undefined ? [] : [{ option_id: String(at), value }]
      }),
      ...(variantOffer(variant, { inclusive }) ?? { price: null, was: null }),
      ...stockFacts(variant),
      ...pictureIn(images, variant),
    })),
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

/** What decides whether a variant can be bought, and no more of its stock than a shopper may know. */
const stockFacts = (variant: PricedProduct['variants'][number]) => ({
  manage_inventory: variant.manage_inventory,
  allow_backorder: variant.allow_backorder,
  inventory_quantity: Math.min(variant.inventory_quantity ?? 0, mostPieces),
  ...(variant.purchasable === undefined ? {} : { purchasable: variant.purchasable }),
})

function pictureIn(
  images: Parameters<typeof pictureOfVariant>[0],
  variant: PricedProduct['variants'][number],
) {
  const picture = pictureOfVariant(images, variant)
  return picture === undefined ? {} : { picture }
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

/** Small pictures of the values that a photograph shows, for options of which every value has one. */
export function swatchesOf({ options, variants, pictures }: ProductView) {
  const swatches: Record<string, Record<string, { picture: string }>> = {}
  for (const { id, title } of options) {
    const values = new Set(
      variants.flatMap((one) => one.options?.find((o) => o.option_id === id)?.value ?? []),
    )
    const shown = pictures.filter(({ shows }) => shows?.option === title && values.has(shows.value))
    if (shown.length < values.size || values.size < 2) continue
    swatches[title] = Object.fromEntries(
      shown.map(({ shows, src, sources }) => [shows!.value, { picture: smallest(sources) ?? src }]),
    )
  }
  return swatches
}

const smallest = (sources: Picture['sources']) =>
  [...(sources ?? [])].sort((a, b) => a.width - b.width)[0]?.url

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
