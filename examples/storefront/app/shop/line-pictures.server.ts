import type { LineItem, PricedProduct } from '@cartwright/contract'
import type { StoreClient } from '@cartwright/sdk'
import { pictureOfVariant } from '@cartwright/sdk/rules'
import { pictureOf, pictureOfChoice } from './picture'
import { inCatalogueWords } from './shown-values'

/** The pictures of variants, by their ids. */
export type LinePictures = ReadonlyMap<string, string>

/** As many products as one question answers; lines beyond keep the picture of their product. */
const most = 100

/** What the lines really are: a glaze that was bought is not shown as another. One question, however many lines there are. */
export async function linePictures(
  client: StoreClient,
  items: readonly Pick<LineItem, 'variant'>[],
): Promise<LinePictures> {
  const ids = [...new Set(items.flatMap(({ variant }) => variant?.product_id ?? []))].slice(0, most)
  if (ids.length === 0) return new Map()
  // What photographs show is written in the words of the catalogue.
  const { products } = await client.products.list(
    { id: ids, limit: ids.length, expand: 'images,options,variants,variants.options' },
    inCatalogueWords,
  )
  return new Map(products.flatMap(picturesOf))
}

export function picturesOf(product: PricedProduct): [string, string][] {
  const images = (product.images ?? []).map((image) => ({ ...image, ...pictureOf(image, product.title) }))
  const titles = new Map((product.options ?? []).map(({ id, title }) => [id, title]))
  return product.variants.flatMap((variant) => {
    const chosen = (variant.options ?? []).map(({ option_id, value }) => ({
      option: titles.get(option_id) ?? '',
      value,
    }))
    const at = pictureOfVariant(images, variant) ?? pictureOfChoice(images, chosen)
    const picture = at === undefined ? undefined : images[at]
    return picture ? [[variant.id, small(picture)]] : []
  })
}

/** The smallest file of it: lines draw it at the size of a stamp. */
const small = ({ src, sources }: { src: string; sources?: readonly { url: string; width: number }[] }) =>
  [...(sources ?? [])].sort((a, b) => a.width - b.width)[0]?.url ?? src
