import type { PricedProduct } from '@cartwright/contract'
import { ownAddress, type ProductOffer, productOffer } from '@cartwright/sdk/rules'
import { drawnPicture, type Picture, pictureOf } from './picture'

/** A product as it hangs in a grid: only what the grid draws, since it travels to the browser twice. */
export interface PlateCard {
  handle: string
  title: string
  subtitle: string | null
  number?: number
  offer: ProductOffer
  picture: Picture
}

export function plateCard(product: PricedProduct, inclusive: boolean): PlateCard {
  return {
    handle: product.handle ?? product.id,
    title: product.title,
    subtitle: product.subtitle,
    ...plateNumber(product),
    offer: productOffer(product.variants, { inclusive }),
    picture: firstPicture(product),
  }
}

export function plateNumber({ metadata }: { metadata: Record<string, unknown> | null }): { number?: number } {
  const number = Number(metadata?.plate)
  return Number.isInteger(number) && number > 0 ? { number } : {}
}

export function firstPicture(product: PricedProduct): Picture {
  const image = product.images?.[0]
  if (image) return pictureOf(image, product.title)
  if (product.thumbnail)
    return { src: ownAddress(product.thumbnail), alt: product.title, width: 960, height: 1200 }
  return drawnPicture(product.handle ?? product.id, product.title, product.categories?.[0]?.handle)
}
