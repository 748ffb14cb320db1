import { emitAll } from '../../events/emit'
import type { Tx } from '../../shop'
import { newId } from '../../store/ids'
import { addVariants } from './add-variants'
import { filled } from './filled'
import type { ImportedImage, ImportedProduct } from './imported-product'
import type { ImportSettings, Lookups } from './lookups'

/** Makes products with all that hangs on them, in as many statements for one as for a hundred. Answers their ids. */
export async function addProducts(
  tx: Tx,
  products: readonly ImportedProduct[],
  settings: ImportSettings,
  lookups: Lookups,
): Promise<string[]> {
  const { t } = tx
  const made = products.map((product) => ({
    id: newId('prod'),
    product,
    options: product.options.map((title) => ({ id: newId('opt'), title })),
  }))
  await tx.insertRows(
    t.product,
    made.map(({ id, product }) => ({
      id,
      ...productColumns(product, lookups),
      discountable: !product.is_giftcard,
      thumbnail: urlOf(product.images[0]),
      metadata: product.metadata,
    })),
  )
  await tx.insertRows(
    t.product_sales_channel,
    made.flatMap(({ id }) =>
      settings.channel ? [{ product_id: id, sales_channel_id: settings.channel }] : [],
    ),
  )
  await tx.insertRows(
    t.product_shipping_profile,
    made.flatMap(({ id, product }) => {
      const profile_id = product.is_giftcard ? settings.giftCardProfile : settings.defaultProfile
      return profile_id ? [{ product_id: id, profile_id }] : []
    }),
  )
  await addImages(
    tx,
    made.map(({ id, product }) => ({ id, images: product.images })),
  )
  await linkTags(tx, made, lookups)
  await tx.insertRows(
    t.product_option,
    made.flatMap(({ id, options }) => options.map((option) => ({ ...option, product_id: id }))),
  )
  await addVariants(
    tx,
    made.flatMap(({ id, product, options }) =>
      product.variants.map((variant, rank) => ({
        product_id: id,
        option_ids: options.map((option) => option.id),
        rank,
        variant,
      })),
    ),
    settings,
    lookups,
  )
  const ids = made.map(({ id }) => id)
  await emitAll(
    tx,
    'product.created',
    ids.map((id) => ({ id })),
  )
  return ids
}

export const productColumns = (product: ImportedProduct, lookups: Lookups) => ({
  handle: product.handle,
  title: product.title,
  description: product.description,
  status: product.status,
  is_giftcard: product.is_giftcard,
  type_id: product.type === null ? null : (lookups.types.get(product.type) ?? null),
})

/** Where browsers find a picture: at the shop's own copy, if there is one. */
export const urlOf = (image: ImportedImage | undefined): string | null => image?.copy ?? image?.url ?? null

export const imageColumns = ({ url, alt, copy }: ImportedImage) => ({
  url: copy ?? url,
  metadata: filled({ ...(alt === null ? {} : { alt }), ...(copy ? { imported_from: url } : {}) }),
})

async function addImages(tx: Tx, products: readonly { id: string; images: readonly ImportedImage[] }[]) {
  const made = products.flatMap(({ id: product_id, images }) =>
    images.map((image, rank) => ({ product_id, rank, image_id: newId('img'), image })),
  )
  await tx.insertRows(
    tx.t.image,
    made.map(({ image_id, image }) => ({ id: image_id, ...imageColumns(image) })),
  )
  await tx.insertRows(
    tx.t.product_images,
    made.map(({ image: _, ...link }) => link),
  )
}

/** The tags of the file on products that have none yet. */
export const linkTags = (
  tx: Tx,
  products: readonly { id: string; product: ImportedProduct }[],
  lookups: Lookups,
) =>
  tx.insertRows(
    tx.t.product_tags,
    products.flatMap(({ id, product }) =>
      product.tags.flatMap((tag) => {
        const product_tag_id = lookups.tags.get(tag)
        return product_tag_id ? [{ product_id: id, product_tag_id }] : []
      }),
    ),
  )
