import type { Product } from '@cartwright/contract'
import { emitAll } from '../../../events/emit'
import type { Tx } from '../../../shop'
import { newId } from '../../../store/schema/ids'
import { createItemsFor } from '../../inventory/link-items'
import { addPrices, removePrices } from '../../pricing/write-prices'
import { putWordsOfEach } from '../../translation/queries'
import type { ImportSettings } from '../lookups'
import { setStock } from '../set-stock'
import type { Named } from './ensure-named'
import type { Difference } from './product-difference'
import { imageColumns } from './product-images'
import type { KnownShop } from './product-known'
import { changeOptions, changeVariants } from './write-changed-variants'
import { linkCategories, linkTags } from './write-new-products'
import { writeNewVariants } from './write-new-variants'

/** Brings products to what a file says; what it does not speak of stays. */
export async function writeChangedProducts(
  tx: Tx,
  changes: readonly Difference[],
  settings: ImportSettings,
  named: Named,
  variantIds: KnownShop['variantIds'],
): Promise<void> {
  if (changes.length === 0) return
  await changeRows(tx, changes, named)
  await changeLinks(tx, changes, named)
  await changeImages(tx, changes)
  await changeOptions(tx, changes)
  await changeVariants(tx, changes)
  await changePrices(tx, changes, named)
  await changeStock(tx, changes, settings)
  await writeNewVariants(
    tx,
    changes.flatMap(({ old, options, variants }) =>
      variants.added.map(({ rank, variant }) => ({
        id: variant.id && !variantIds.has(variant.id) ? variant.id : newId('variant'),
        product_id: old.id,
        option_ids: options.ids,
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
    changes.flatMap(({ old, words }) => words.map((one) => ({ entity_id: old.id, ...one }))),
  )
  await emitAll(
    tx,
    'product.updated',
    changes.map(({ old }) => ({ id: old.id })),
  )
}

/** Columns that a file may say; a row that changes names them all. */
const columns = [
  'handle',
  'title',
  'subtitle',
  'description',
  'status',
  'is_giftcard',
  'discountable',
  'thumbnail',
  'external_id',
  'weight',
  'length',
  'width',
  'height',
  'hs_code',
  'origin_country',
  'mid_code',
  'material',
  'metadata',
] as const satisfies readonly (keyof Product)[]

const changeRows = (tx: Tx, changes: readonly Difference[], { types, collections }: Named) =>
  tx.updateEach(
    tx.t.product,
    changes.map(({ old, wanted, row, setsType, setsCollection }) => ({
      id: old.id,
      ...Object.fromEntries(columns.map((name) => [name, old[name] ?? null])),
      ...row,
      type_id: setsType ? (types.get(wanted.type ?? '') ?? null) : (old.type_id ?? null),
      collection_id: setsCollection
        ? (collections.get(wanted.collection?.handle ?? '') ?? null)
        : (old.collection_id ?? null),
      collection_position: setsCollection
        ? (wanted.collection?.position ?? null)
        : (old.collection_position ?? null),
    })),
  )

async function changeLinks(tx: Tx, changes: readonly Difference[], named: Named): Promise<void> {
  const { t } = tx
  const given = <Key extends 'tags' | 'categories' | 'channels' | 'profile_id'>(key: Key) =>
    changes.flatMap((change) => {
      const value = change[key]
      return value === undefined
        ? []
        : [{ id: change.old.id, [key]: value } as { id: string } & { [K in Key]-?: typeof value }]
    })
  const cut = async (link: typeof t.product_tags, all: readonly { id: string }[]) => {
    if (all.length === 0) return
    await tx.deleteRows(link, { product_id: all.map(({ id }) => id) })
  }
  const tags = given('tags')
  await cut(t.product_tags, tags)
  await linkTags(tx, tags, named)
  const categories = given('categories')
  await cut(t.product_category_product as never, categories)
  await linkCategories(tx, categories, named)
  const channels = given('channels')
  await cut(t.product_sales_channel as never, channels)
  await tx.insertRows(
    t.product_sales_channel,
    channels.flatMap(({ id, channels: ids }) =>
      ids.map((sales_channel_id) => ({ product_id: id, sales_channel_id })),
    ),
  )
  const profiles = given('profile_id')
  await cut(t.product_shipping_profile as never, profiles)
  await tx.insertRows(
    t.product_shipping_profile,
    profiles.map(({ id, profile_id }) => ({ product_id: id, profile_id })),
  )
}

async function changeImages(tx: Tx, changes: readonly Difference[]): Promise<void> {
  const { image, product_images: link } = tx.t
  const given = changes.flatMap(({ old, images }) => (images ? [{ id: old.id, ...images }] : []))
  if (given.length === 0) return
  await tx.insertRows(
    image,
    given.flatMap(({ made }) => made.map(({ id, image: one }) => ({ id, ...imageColumns(one) }))),
  )
  await tx.updateEach(
    image,
    given.flatMap(({ kept }) => kept),
  )
  await tx.deleteRows(link, { product_id: given.map(({ id }) => id) })
  await tx.insertRows(
    link,
    given.flatMap(({ links }) => links),
  )
}

async function changePrices(tx: Tx, changes: readonly Difference[], { saleListId }: Named): Promise<void> {
  const prices = changes.map((change) => change.prices)
  await tx.updateEach(
    tx.t.money_amount,
    prices.flatMap(({ changed }) => changed),
  )
  await removePrices(
    tx,
    prices.flatMap(({ gone }) => gone),
  )
  await addPrices(
    tx,
    prices.flatMap(({ added }) =>
      added.map(({ list, ...price }) => ({ ...price, ...(list ? { price_list_id: saleListId(list) } : {}) })),
    ),
  )
}

/** What is counted from now on gets an inventory item. */
async function changeStock(
  tx: Tx,
  changes: readonly Difference[],
  { location }: ImportSettings,
): Promise<void> {
  const managed = changes.flatMap(({ variants }) =>
    variants.kept.flatMap(({ old, variant: { fields } }) =>
      (fields.manage_inventory ?? old.manage_inventory) ? [{ ...old, ...fields }] : [],
    ),
  )
  await createItemsFor(tx, managed, { quiet: true })
  await setStock(
    tx,
    changes.flatMap(({ stock }) => stock),
    location,
  )
}
