import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { productPage } from '../../../../pages'
import type { Shop } from '../../../../shop'
import { absolute } from '../../../absolute'
import { availabilityOf, isAvailable } from '../../../availability'
import { isoAmount } from '../../../iso-amount'
import { plainText } from '../../../plain-text'

/** Where prices are shown, and the shop whose addresses lead there. */
export interface Showing {
  currency: string
  shop: Pick<Shop, 'baseUrl' | 'pages'>
}

export interface SelectedOption {
  name: string
  label: string
}

interface CatalogVariant {
  id: string
  title: string
  description: { plain: string }
  sku?: string
  barcodes?: { type: string; value: string }[]
  price: Price
  list_price?: Price
  availability: { available: boolean; status: string }
  options?: SelectedOption[]
  /** Which of the ids that were asked for led here. */
  inputs?: { id: string; match: 'exact' | 'featured' }[]
}

interface Price {
  amount: number
  currency: string
}

/** A variant that can be sold here, as it has a price. */
export type Sold = PricedVariant & { calculated_price: number }

/** The variants of a product that have a price here, those first that can be had. */
export function soldVariants({ variants = [] }: Pick<PricedProduct, 'variants'>): Sold[] {
  const sold = variants.filter((one): one is Sold => typeof one.calculated_price === 'number')
  return [...sold].sort((a, b) => Number(isAvailable(b)) - Number(isAvailable(a)))
}

/** A product of the shop in the words of the protocol; null for one that has no price here. `variants` are those to be shown. */
export function catalogProduct(
  product: PricedProduct,
  variants: readonly Sold[],
  { currency, shop }: Showing,
) {
  if (variants.length === 0) return null
  const all = soldVariants(product)
  const lists = all.map(listPrice)
  return {
    id: product.id,
    ...(product.handle
      ? { handle: product.handle, url: productPage(shop.pages, { handle: product.handle }) }
      : {}),
    title: product.title,
    description: { plain: textOf(product.description) ?? textOf(product.subtitle) ?? product.title },
    ...(product.categories?.length
      ? { categories: product.categories.map(({ handle }) => ({ value: handle, taxonomy: 'merchant' })) }
      : {}),
    price_range: rangeOf(
      all.map(({ calculated_price }) => calculated_price),
      currency,
    ),
    ...(all.some((one) => listPrice(one) > one.calculated_price)
      ? { list_price_range: rangeOf(lists, currency) }
      : {}),
    ...mediaOf(product, shop.baseUrl),
    ...(optionsOf(product).length > 0 ? { options: optionsOf(product) } : {}),
    variants: variants.map((variant) => catalogVariant(product, variant, currency)),
    ...(product.tags?.length ? { tags: product.tags.map(({ value }) => value) } : {}),
  }
}
export type CatalogProduct = NonNullable<ReturnType<typeof catalogProduct>>

function catalogVariant(product: PricedProduct, variant: Sold, currency: string): CatalogVariant {
  const status = availabilityOf(variant)
  const chosen = choicesOf(product, variant)
  const barcodes = (['ean', 'upc'] as const).flatMap((type) =>
    variant[type] ? [{ type: type.toUpperCase(), value: variant[type] }] : [],
  )
  return {
    id: variant.id,
    title: variant.title,
    description: { plain: chosen.map(({ name, label }) => `${name}: ${label}`).join(', ') || variant.title },
    ...(variant.sku ? { sku: variant.sku } : {}),
    ...(barcodes.length > 0 ? { barcodes } : {}),
    price: priceIn(variant.calculated_price, currency),
    ...(listPrice(variant) > variant.calculated_price
      ? { list_price: priceIn(listPrice(variant), currency) }
      : {}),
    availability: { available: status !== 'out_of_stock', status },
    ...(chosen.length > 0 ? { options: chosen } : {}),
  }
}

const listPrice = ({ original_price, calculated_price }: Sold) => original_price ?? calculated_price

/** What a variant is chosen by. */
export function choicesOf({ options = [] }: PricedProduct, variant: PricedVariant): SelectedOption[] {
  return options.flatMap(({ id, title }) => {
    const label = variant.options?.find(({ option_id }) => option_id === id)?.value
    return label === undefined ? [] : [{ name: title, label }]
  })
}

/** The options of a product with what its variants have of each, in their order. */
export function optionsOf(product: PricedProduct): { name: string; values: { label: string }[] }[] {
  return (product.options ?? []).flatMap(({ id, title }) => {
    const labels = (product.variants ?? []).flatMap(({ options = [] }) =>
      options.filter(({ option_id }) => option_id === id).map(({ value }) => value),
    )
    return labels.length > 0
      ? [{ name: title, values: [...new Set(labels)].map((label) => ({ label })) }]
      : []
  })
}

/** In the smallest part of the currency, as the protocol counts. */
const priceIn = (amount: number, currency: string): Price => ({
  amount: isoAmount(amount, currency),
  currency,
})

const rangeOf = (amounts: readonly number[], currency: string) => ({
  min: priceIn(Math.min(...amounts), currency),
  max: priceIn(Math.max(...amounts), currency),
})

function mediaOf({ thumbnail, images = [], title }: PricedProduct, baseUrl: string) {
  const urls = [...new Set([thumbnail, ...images.map(({ url }) => url)])]
  const media = urls.flatMap((url) => {
    const address = absolute(url, baseUrl)
    return address ? [{ type: 'image', url: address, alt_text: title }] : []
  })
  return media.length > 0 ? { media } : {}
}

/** What a text says to whoever reads it as it stands; undefined for one that says nothing. */
const textOf = (text: string | null | undefined) => plainText(text ?? '') || undefined
