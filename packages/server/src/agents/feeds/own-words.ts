import { type OptionKind, optionKind, type PricedProduct, shownPicture } from '@cartwright/contract'

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

const pictureAt = (product: PricedProduct, variant: PricedProduct['variants'][number]): number =>
  shownPicture(
    product.images ?? [],
    variant,
    (product.options ?? []).flatMap(({ id, title }) => {
      const value = variant.options?.find(({ option_id }) => option_id === id)?.value
      return value ? [{ option: title, value }] : []
    }),
  )
