import type { MoneyAmount, Product, ProductVariant } from '@cartwright/contract'
import { eq, inArray } from 'drizzle-orm'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { findBy } from '../../store/graph'
import { newId, now } from '../../store/ids'
import { shapeOf } from '../../store/shape'
import type { ImportedProduct, ImportedVariant, ImportProblem } from './imported-product'
import { type Lookups, lookupsFor } from './lookups'

interface WriteOptions {
  currency: string
  dryRun?: boolean
  onConflict: 'update' | 'skip' | 'fail'
}

export interface WriteResult {
  created: number
  updated: number
  unchanged: number
  skipped: number
  problems: ImportProblem[]
}

const whole = shapeOf([
  'images',
  'options',
  'tags',
  'type',
  'variants',
  'variants.options',
  'variants.prices',
])

/** Writes a batch in one transaction, each product in a savepoint of its own: one that fails leaves the others. */
export async function writeProducts(
  shop: Shop,
  products: readonly ImportedProduct[],
  options: WriteOptions,
): Promise<WriteResult> {
  const result: WriteResult = { created: 0, updated: 0, unchanged: 0, skipped: 0, problems: [] }
  const handles = products.map(({ handle }) => handle)
  const existing = new Map(
    (await findBy<Product>(shop.db, 'product', 'handle', handles, whole)).map((product) => [
      product.handle,
      product,
    ]),
  )
  if (options.dryRun) {
    for (const product of products) {
      const old = existing.get(product.handle)
      result[old ? (sameProduct(old, product, options.currency) ? 'unchanged' : 'updated') : 'created'] += 1
    }
    return result
  }
  await shop.transaction(async (tx) => {
    const lookups = await lookupsFor(tx, products)
    for (const product of products) {
      const old = existing.get(product.handle)
      try {
        if (!old) {
          await tx.nested(() => createProduct(tx, product, options.currency, lookups))
          result.created += 1
        } else if (options.onConflict === 'skip') result.skipped += 1
        else if (options.onConflict === 'fail')
          throw new Error(`a product with the handle ${product.handle} exists already`)
        else if (sameProduct(old, product, options.currency)) result.unchanged += 1
        else {
          await tx.nested(() => updateProduct(tx, old, product, options.currency, lookups))
          result.updated += 1
        }
      } catch (error) {
        result.problems.push({
          line: product.line,
          column: 'Handle',
          level: 'error',
          value: product.handle,
          message: (error as Error).message,
        })
      }
    }
  })
  return result
}

const columnsOf = (product: ImportedProduct, lookups: Lookups) => ({
  handle: product.handle,
  title: product.title,
  description: product.description,
  status: product.status,
  is_giftcard: product.is_giftcard,
  discountable: !product.is_giftcard,
  thumbnail: product.images[0]?.url ?? null,
  type_id: product.type ? (lookups.types.get(product.type) ?? null) : null,
})

async function createProduct(tx: Tx, product: ImportedProduct, currency: string, lookups: Lookups) {
  const { t } = tx
  const id = newId('prod')
  await tx.insert(t.product).values({ id, ...columnsOf(product, lookups), metadata: product.metadata })
  if (lookups.channel)
    await tx.insert(t.product_sales_channel).values({ product_id: id, sales_channel_id: lookups.channel })
  const profile = product.is_giftcard ? lookups.giftCardProfile : lookups.defaultProfile
  if (profile) await tx.insert(t.product_shipping_profile).values({ product_id: id, profile_id: profile })
  await writeImages(tx, id, product)
  await writeTags(tx, id, product, lookups)
  const options = product.options.map((title) => ({ id: newId('opt'), title, product_id: id }))
  if (options.length) await tx.insert(t.product_option).values(options)
  await insertVariants(tx, id, product.variants, options, currency, lookups, 0)
  await emit(tx, 'product.created', { id })
}

async function writeImages(tx: Tx, productId: string, product: ImportedProduct) {
  if (product.images.length === 0) return
  const images = product.images.map(({ url, alt }) => ({
    id: newId('img'),
    url,
    metadata: alt ? { alt } : null,
  }))
  await tx.insert(tx.t.image).values(images)
  await tx
    .insert(tx.t.product_images)
    .values(images.map((image, rank) => ({ product_id: productId, image_id: image.id, rank })))
}

async function writeTags(tx: Tx, productId: string, product: ImportedProduct, lookups: Lookups) {
  const rows = product.tags.flatMap((tag) => {
    const id = lookups.tags.get(tag)
    return id ? [{ product_id: productId, product_tag_id: id }] : []
  })
  if (rows.length) await tx.insert(tx.t.product_tags).values(rows)
}

const variantColumns = (variant: ImportedVariant) => ({
  title: variant.title,
  sku: variant.sku,
  barcode: variant.barcode,
  weight: variant.weight,
  inventory_quantity: variant.inventory_quantity,
  manage_inventory: variant.manage_inventory,
  allow_backorder: variant.allow_backorder,
  metadata: Object.keys(variant.metadata).length ? variant.metadata : null,
})

async function insertVariants(
  tx: Tx,
  productId: string,
  variants: readonly ImportedVariant[],
  options: readonly { id: string }[],
  currency: string,
  lookups: Lookups,
  firstRank: number,
) {
  if (variants.length === 0) return
  const { t } = tx
  const rows = variants.map((variant, index) => ({
    id: newId('variant'),
    product_id: productId,
    variant_rank: firstRank + index,
    ...variantColumns(variant),
  }))
  await tx.insert(t.product_variant).values(rows)
  const values = variants.flatMap((variant, index) =>
    variant.options.flatMap((value, at) => {
      const option = options[at]
      return option ? [{ value, option_id: option.id, variant_id: rows[index]?.id ?? '' }] : []
    }),
  )
  if (values.length) await tx.insert(t.product_option_value).values(values)
  await insertPrices(
    tx,
    variants.map((variant, index) => ({ id: rows[index]?.id ?? '', variant })),
    currency,
    lookups,
  )
}

async function insertPrices(
  tx: Tx,
  of: { id: string; variant: ImportedVariant }[],
  currency_code: string,
  lookups: Lookups,
) {
  const prices = of.flatMap(({ id, variant }) => [
    {
      id: newId('ma'),
      amount: variant.amount,
      currency_code,
      variant_id: id,
      price_list_id: null as string | null,
    },
    ...(variant.sale_amount === null
      ? []
      : [
          {
            id: newId('ma'),
            amount: variant.sale_amount,
            currency_code,
            variant_id: id,
            price_list_id: lookups.saleList,
          },
        ]),
  ])
  await tx.insert(tx.t.money_amount).values(prices.map(({ variant_id: _, ...price }) => price))
  await tx
    .insert(tx.t.product_variant_money_amount)
    .values(prices.map(({ id, variant_id }) => ({ money_amount_id: id, variant_id })))
}

/** Brings a product to what the file says; prices in other currencies and other lists stay as they are. */
async function updateProduct(
  tx: Tx,
  old: Product,
  product: ImportedProduct,
  currency: string,
  lookups: Lookups,
) {
  const { t } = tx
  await tx
    .update(t.product)
    .set({ ...columnsOf(product, lookups), metadata: { ...old.metadata, ...product.metadata } })
    .where(eq(t.product.id, old.id))
  await tx.delete(t.product_images).where(eq(t.product_images.product_id, old.id))
  await writeImages(tx, old.id, product)
  await tx.delete(t.product_tags).where(eq(t.product_tags.product_id, old.id))
  await writeTags(tx, old.id, product, lookups)
  const options = await matchOptions(tx, old, product)
  const known = new Map(
    (old.variants ?? []).map((variant) => [valuesOf(old, variant).join('\u0001'), variant]),
  )
  const fresh: ImportedVariant[] = []
  const kept: { id: string; variant: ImportedVariant }[] = []
  for (const variant of product.variants) {
    const match = known.get(variant.options.join('\u0001'))
    if (!match) {
      fresh.push(variant)
      continue
    }
    kept.push({ id: match.id, variant })
    known.delete(variant.options.join('\u0001'))
    await tx.update(t.product_variant).set(variantColumns(variant)).where(eq(t.product_variant.id, match.id))
  }
  await removeImportedPrices(
    tx,
    kept.map(({ id }) => id),
    old,
    currency,
    lookups,
  )
  if (kept.length) await insertPrices(tx, kept, currency, lookups)
  const gone = [...known.values()].map(({ id }) => id)
  if (gone.length)
    await tx.update(t.product_variant).set({ deleted_at: now() }).where(inArray(t.product_variant.id, gone))
  await insertVariants(tx, old.id, fresh, options, currency, lookups, kept.length)
  await emit(tx, 'product.updated', { id: old.id })
}

async function matchOptions(tx: Tx, old: Product, product: ImportedProduct): Promise<{ id: string }[]> {
  const { product_option: option } = tx.t
  const known = new Map((old.options ?? []).map(({ id, title }) => [title, id]))
  const result = product.options.map((title) => ({
    id: known.get(title) ?? newId('opt'),
    title,
    isNew: !known.has(title),
  }))
  const added = result.filter(({ isNew }) => isNew)
  if (added.length)
    await tx.insert(option).values(added.map(({ id, title }) => ({ id, title, product_id: old.id })))
  const gone = [...known].filter(([title]) => !product.options.includes(title)).map(([, id]) => id)
  if (gone.length) await tx.update(option).set({ deleted_at: now() }).where(inArray(option.id, gone))
  return result
}

async function removeImportedPrices(
  tx: Tx,
  variantIds: string[],
  old: Product,
  currency: string,
  lookups: Lookups,
) {
  const ids = (old.variants ?? [])
    .filter(({ id }) => variantIds.includes(id))
    .flatMap(({ prices = [] }) =>
      prices.filter((price) => isImported(price, currency, lookups.saleList)).map(({ id }) => id),
    )
  if (ids.length === 0) return
  await tx
    .delete(tx.t.product_variant_money_amount)
    .where(inArray(tx.t.product_variant_money_amount.money_amount_id, ids))
  await tx.delete(tx.t.money_amount).where(inArray(tx.t.money_amount.id, ids))
}

const isImported = (price: MoneyAmount, currency: string, saleList: string | null) =>
  price.currency_code === currency &&
  !price.region_id &&
  (price.price_list_id === null || price.price_list_id === saleList)

/** The option values of a variant in the order of the product's options. */
const valuesOf = (product: Product, variant: ProductVariant) => {
  const byOption = new Map((variant.options ?? []).map(({ option_id, value }) => [option_id, value]))
  return (product.options ?? []).flatMap(({ id }) => byOption.get(id) ?? [])
}

/** Whether the shop already holds what the file says of this product. */
function sameProduct(old: Product, product: ImportedProduct, currency: string): boolean {
  return JSON.stringify(stateOf(old, currency)) === JSON.stringify(wantedOf(product, old))
}

const stateOf = (old: Product, currency: string) => ({
  title: old.title,
  description: old.description,
  status: old.status,
  is_giftcard: old.is_giftcard,
  type: old.type?.value ?? null,
  tags: (old.tags ?? []).map(({ value }) => value).sort(),
  images: (old.images ?? []).map(({ url, metadata }) => [url, metadata?.alt ?? null]),
  options: (old.options ?? []).map(({ title }) => title),
  variants: (old.variants ?? [])
    .map((variant) => {
      const own = (variant.prices ?? []).filter(
        (price) => price.currency_code === currency && !price.region_id,
      )
      return [
        valuesOf(old, variant),
        variant.title,
        variant.sku,
        variant.barcode,
        variant.weight,
        variant.inventory_quantity,
        variant.manage_inventory,
        variant.allow_backorder,
        own.find((price) => !price.price_list_id)?.amount ?? null,
        own.find((price) => price.price_list_id)?.amount ?? null,
        Object.entries(variant.metadata ?? {}).sort(),
      ]
    })
    .sort(byText),
  metadata: Object.entries(old.metadata ?? {}).sort(),
})

const wantedOf = (product: ImportedProduct, old: Product) => ({
  title: product.title,
  description: product.description,
  status: product.status,
  is_giftcard: product.is_giftcard,
  type: product.type,
  tags: [...product.tags].sort(),
  images: product.images.map(({ url, alt }) => [url, alt]),
  options: product.options,
  variants: product.variants
    .map((variant) => [
      variant.options,
      variant.title,
      variant.sku,
      variant.barcode,
      variant.weight,
      variant.inventory_quantity,
      variant.manage_inventory,
      variant.allow_backorder,
      variant.amount,
      variant.sale_amount,
      Object.entries(variant.metadata).sort(),
    ])
    .sort(byText),
  metadata: Object.entries({ ...old.metadata, ...product.metadata }).sort(),
})

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
