import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { drawnPicture, ownAddress, type Picture, pictureOf } from './picture'

/** A product as it hangs in a grid: only what the grid draws, since it travels to the browser twice. */
export interface PlateCard {
  handle: string
  title: string
  subtitle: string | null
  number?: number
  /** The lowest price in minor units; null when the region has none. */
  price: number | null
  was: number | null
  /** Other variants cost more. */
  from: boolean
  soldOut: boolean
  toOrder: boolean
  picture: Picture
}

export function plateCard(product: PricedProduct, inclusive: boolean): PlateCard {
  const offers = product.variants.flatMap((variant) => priceOf(variant, inclusive) ?? [])
  const lowest = offers.reduce<Price | undefined>(
    (least, offer) => (!least || offer.price < least.price ? offer : least),
    undefined,
  )
  return {
    handle: product.handle ?? product.id,
    title: product.title,
    subtitle: product.subtitle,
    ...plateNumber(product),
    price: lowest?.price ?? null,
    was: lowest?.was ?? null,
    from: offers.some(({ price }) => price > (lowest?.price ?? 0)),
    soldOut: product.variants.every((variant) => !isPurchasable(variant)),
    toOrder: product.variants.every((variant) => stockOf(variant) === 'to_order'),
    picture: firstPicture(product),
  }
}

export function plateNumber({ metadata }: { metadata: Record<string, unknown> | null }): { number?: number } {
  const number = Number(metadata?.plate)
  return Number.isInteger(number) && number > 0 ? { number } : {}
}

export interface Price {
  price: number
  /** The price before the reduction. */
  was: number | null
}

/** What the variant costs on the label, or undefined when it is not sold in this region. */
export function priceOf(variant: PricedVariant, inclusive: boolean): Price | undefined {
  const price = inclusive ? variant.calculated_price_incl_tax : variant.calculated_price
  const original = inclusive ? variant.original_price_incl_tax : variant.original_price
  const amount = price ?? variant.calculated_price
  if (amount === null || amount === undefined) return undefined
  return { price: amount, was: original && original > amount ? original : null }
}

export type Stock = 'in_stock' | 'few' | 'to_order' | 'sold_out'

const few = 3

export const isPurchasable = (variant: PricedVariant) =>
  variant.purchasable ??
  (!variant.manage_inventory || variant.allow_backorder || variant.inventory_quantity > 0)

export function stockOf(variant: PricedVariant): Stock {
  if (!isPurchasable(variant)) return 'sold_out'
  if (!variant.manage_inventory) return 'in_stock'
  const quantity = variant.inventory_quantity ?? 0
  if (quantity <= 0) return variant.allow_backorder ? 'to_order' : 'in_stock'
  return quantity <= few && !variant.allow_backorder ? 'few' : 'in_stock'
}

export function firstPicture(product: PricedProduct): Picture {
  const image = product.images?.[0]
  if (image) return pictureOf(image, product.title)
  if (product.thumbnail)
    return { src: ownAddress(product.thumbnail), alt: product.title, width: 960, height: 1200 }
  return drawnPicture(product.handle ?? product.id, product.title, product.categories?.[0]?.handle)
}
