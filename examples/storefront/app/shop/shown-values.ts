import type { Image, PricedProduct } from '@cartwright/contract'
import type { StoreClient } from '@cartwright/sdk'

/** Asks for what the catalogue says, in whatever language the pages are. */
export const inCatalogueWords = { headers: { 'accept-language': '*' } }

type Shows = { option?: unknown; value?: unknown } | undefined
const showsOf = ({ metadata }: Image) => metadata?.shows as Shows

/**
 * Photographs say which value of which option they show in the words of the catalogue, while the options of a page are in
 * the reader's language. The product is asked for once more in its own words, and the photographs follow the reader; a
 * product whose photographs show no values is left as it is.
 */
export async function withShownValues(client: StoreClient, product: PricedProduct): Promise<PricedProduct> {
  if (!product.images?.some(showsOf)) return product
  const { products } = await client.products.list(
    { id: [product.id], limit: 1, expand: 'options,variants,variants.options' },
    inCatalogueWords,
  )
  const [own] = products
  return own ? { ...product, images: shownIn(product, own) } : product
}

/** The pictures of a product with what they show in its words, beside the same product in those of the catalogue. */
export function shownIn(
  product: Pick<PricedProduct, 'images' | 'options' | 'variants'>,
  own: Pick<PricedProduct, 'options' | 'variants'>,
): Image[] {
  const titles = new Map((product.options ?? []).map(({ id, title }) => [id, title]))
  const spoken = new Map(
    product.variants.flatMap((variant) =>
      (variant.options ?? []).map(({ id, value }) => [id, value] as const),
    ),
  )
  const values = own.variants.flatMap((variant) => variant.options ?? [])
  return (product.images ?? []).map((image) => {
    const shows = showsOf(image)
    const option = (own.options ?? []).find(({ title }) => title === shows?.option)
    const value = values.find((one) => one.option_id === option?.id && one.value === shows?.value)
    if (!option || !value) return image
    return {
      ...image,
      metadata: {
        ...image.metadata,
        shows: { option: titles.get(option.id) ?? option.title, value: spoken.get(value.id) ?? value.value },
      },
    }
  })
}
