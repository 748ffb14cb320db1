import { type OptionKind, optionKind, type PricedProduct } from '@cartwright/contract'

/** What the catalogue's own words decide of a product, whatever language it is told in. */
export interface OwnWords {
  /** By the id of a variant: the place of the picture that shows it. */
  shown: ReadonlyMap<string, number>
  /** By the id of an option: what it is about. */
  kinds: ReadonlyMap<string, OptionKind>
}

/** To be asked before the product is translated: pictures name what they show in the words of the catalogue. */
export function ownWords(product: PricedProduct): OwnWords {
  return {
    shown: new Map(product.variants.map((variant) => [variant.id, pictureAt(product, variant)])),
    kinds: new Map(
      (product.options ?? []).flatMap(({ id, title }) => {
        const kind = optionKind(title)
        return kind ? [[id, kind] as const] : []
      }),
    ),
  }
}

/** The variant's own picture, else the one that says it shows one of its values, else the first. */
function pictureAt({ images = [], options = [] }: PricedProduct, variant: PricedProduct['variants'][number]) {
  const wanted = variant.metadata?.image_url
  const own = wanted
    ? images.findIndex(({ url, metadata }) => url === wanted || metadata?.imported_from === wanted)
    : -1
  if (own >= 0) return own
  const values = options.flatMap(({ id, title }) => {
    const value = variant.options?.find(({ option_id }) => option_id === id)?.value
    return value ? [{ title, value }] : []
  })
  const shown = images.findIndex(({ metadata }) => {
    const shows = metadata?.shows as { option?: unknown; value?: unknown } | undefined
    return values.some(({ title, value }) => shows?.option === title && shows.value === value)
  })
  return Math.max(0, shown)
}
