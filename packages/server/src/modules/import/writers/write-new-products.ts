import { emitAll } from '../../../events/emit'
import type { Tx } from '../../../shop'
import { newId } from '../../../store/schema/ids'
import { putWordsOfEach } from '../../translation/queries'
import { filled } from '../filled'
import type { ImportedImage } from '../imported-product'
import type { ImportSettings } from '../lookups'
import type { Named } from './ensure-named'
import { imageColumns, urlOf } from './product-images'
import type { KnownShop } from './product-known'
import type { WantedProduct } from './product-wanted'
import { wordsChange } from './product-words'
import { writeNewVariants } from './write-new-variants'

export interface NewProduct {
  id: string
  wanted: WantedProduct
}

/** Makes products with all that hangs on them, in as many statements for one as for a hundred. */
export async function writeNewProducts(
  tx: Tx,
  products: readonly NewProduct[],
  settings: ImportSettings,
  named: Named,
  variantIds: KnownShop['variantIds'],
): Promise<void> {
  if (products.length === 0) return
  const { t } = tx
  const made = products.map(({ id, wanted }) => ({
    id,
    wanted,
    isGiftcard: wanted.fields.is_giftcard ?? false,
    options: wanted.options.map((title) => ({ id: newId('opt'), title })),
  }))
  await tx.insertRows(
    t.product,
    made.map(({ id, wanted, isGiftcard }) => ({
      status: 'draft' as const,
      discountable: !isGiftcard,
      ...wanted.fields,
      id,
      handle: wanted.handle,
      title: wanted.title,
      is_giftcard: isGiftcard,
      type_id: wanted.type ? (named.types.get(wanted.type) ?? null) : null,
      collection_id: wanted.collection ? (named.collections.get(wanted.collection.handle) ?? null) : null,
      collection_position: wanted.collection?.position ?? null,
      thumbnail: urlOf(wanted.thumbnail ?? wanted.images?.[0]),
      metadata: filled(wanted.metadata),
    })),
  )
  await tx.insertRows(
    t.product_sales_channel,
    made.flatMap(({ id, wanted }) =>
      (wanted.channels ?? (settings.channel ? [settings.channel] : [])).map((sales_channel_id) => ({
        product_id: id,
        sales_channel_id,
      })),
    ),
  )
  await tx.insertRows(
    t.product_shipping_profile,
    made.flatMap(({ id, wanted, isGiftcard }) => {
      const profile_id =
        wanted.profile_id ?? (isGiftcard ? settings.giftCardProfile : settings.defaultProfile)
      return profile_id ? [{ product_id: id, profile_id }] : []
    }),
  )
  await addImages(
    tx,
    made.map(({ id, wanted }) => ({ id, images: wanted.images ?? [] })),
  )
  await linkTags(
    tx,
    made.map(({ id, wanted }) => ({ id, tags: wanted.tags ?? [] })),
    named,
  )
  await linkCategories(
    tx,
    made.map(({ id, wanted }) => ({ id, categories: wanted.categories ?? [] })),
    named,
  )
  await tx.insertRows(
    t.product_option,
    made.flatMap(({ id, options }) => options.map((option) => ({ ...option, product_id: id }))),
  )
  await writeNewVariants(
    tx,
    made.flatMap(({ id, wanted, options }) =>
      wanted.variants.map((variant, rank) => ({
        id: variant.id && !variantIds.has(variant.id) ? variant.id : newId('variant'),
        product_id: id,
        option_ids: options.map((option) => option.id),
        rank,
        variant,
      })),
    ),
    settings,
    named,
  )
  await putWordsOfEach(
    tx,
    'product',
    made.flatMap(({ id, wanted, options }) =>
      wordsChange(
        wanted.translations,
        options.map((option) => option.id),
      ).map((one) => ({ entity_id: id, ...one })),
    ),
  )
  await emitAll(
    tx,
    'product.created',
    made.map(({ id }) => ({ id })),
  )
}

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

/** Tags of products that have none yet. */
export const linkTags = (
  tx: Tx,
  products: readonly { id: string; tags: readonly string[] }[],
  named: Named,
) =>
  tx.insertRows(
    tx.t.product_tags,
    products.flatMap(({ id, tags }) =>
      tags.flatMap((tag) => {
        const product_tag_id = named.tags.get(tag)
        return product_tag_id ? [{ product_id: id, product_tag_id }] : []
      }),
    ),
  )

/** Categories of products that are in none yet. */
export const linkCategories = (
  tx: Tx,
  products: readonly { id: string; categories: NonNullable<WantedProduct['categories']> }[],
  named: Named,
) =>
  tx.insertRows(
    tx.t.product_category_product,
    products.flatMap(({ id, categories }) =>
      [...new Set(categories.map((category) => named.categoryId(category) ?? ''))].flatMap(
        (product_category_id) => (product_category_id ? [{ product_id: id, product_category_id }] : []),
      ),
    ),
  )
