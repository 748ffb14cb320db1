import type { Image, PricedProduct } from '@cartwright/contract'
import type { StoreClient } from '@cartwright/sdk'

/** Asks for what the catalogue says, in whatever language the pages are. */
export const inCatalogueWords = { headers: { 'accept-language': '*' } }

type Shows = { option?: unknown; value?: unknown } | undefined
const showsOf = ({ metadata }: Image) => metadata?.shows as Shows

/**
 * A product in the words of the catalogue, which its addresses are written in and its photographs speak of; undefined where
 * neither needs them: it comes in one form, and no photograph shows a value.
 */
export async function inOwnWords(
  client: StoreClient,
  { id, images, variants }: PricedProduct,
): Promise<PricedProduct | undefined> {
  if (variants.length < 2 && !images?.some(showsOf)) return undefined
  const { products } = await client.products.list(
    { id: [id], limit: 1, expand: 'options,variants,variants.options' },
    inCatalogueWords,
  )
  return products[0]
}

/** What the addresses of a page call an option of it; undefined where they say it as the page does. */
export function addressWords(
  product: Pick<PricedProduct, 'options' | 'variants'>,
  own: Pick<PricedProduct, 'options' | 'variants'> | undefined,
  optionId: string,
): { title: string; values: Record<string, string> } | undefined {
  const option = own?.options?.find(({ id }) => id === optionId)
  if (!own || !option) return undefined
  const shown = valuesById(product)
  const values = Object.fromEntries(
    [...valuesById(own)].flatMap(([id, { option_id, value }]) => {
      const text = shown.get(id)?.value
      return option_id === optionId && text !== undefined && text !== value ? [[text, value]] : []
    }),
  )
  const title = product.options?.find(({ id }) => id === optionId)?.title
  return title === option.title && Object.keys(values).length === 0
    ? undefined
    : { title: option.title, values }
}

const valuesById = ({ variants }: Pick<PricedProduct, 'variants'>) =>
  new Map(variants.flatMap(({ options = [] }) => options.map((one) => [one.id, one] as const)))

/**
 * Photographs say which value of which option they show in the words of the catalogue, while the options of a page are in
 * the reader's language. These are the pictures of a product with what they show in its words.
 */
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
