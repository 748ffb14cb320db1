import type { Image, MoneyAmount, Product, ProductVariant } from '@cartwright/contract'
import type { Db } from '../../shop'
import { findBy } from '../../store/graph'
import { shapeOf } from '../../store/shape'
import { findStock } from '../inventory/queries'
import type { ImportedProduct } from './imported-product'
import { findSaleList, type ImportSettings } from './lookups'

const whole = shapeOf([
  'images',
  'options',
  'tags',
  'type',
  'variants',
  'variants.options',
  'variants.prices',
])

/** What the shop holds of the products of a batch, read in a few queries. */
export interface Known {
  products: ReadonlyMap<string, Product>
  saleList: string | null
  /** Variants that are counted at some location. */
  located: ReadonlySet<string>
}

export async function knownProducts(db: Db, products: readonly ImportedProduct[]): Promise<Known> {
  const handles = products.map(({ handle }) => handle)
  const found = await findBy<Product>(db, 'product', 'handle', handles, whole)
  const managed = found.flatMap(({ variants = [] }) =>
    variants.flatMap(({ id, manage_inventory }) => (manage_inventory ? id : [])),
  )
  return {
    products: new Map(found.map((product) => [product.handle as string, product])),
    saleList: found.length > 0 ? await findSaleList(db) : null,
    located: new Set((await findStock(db, managed)).map(({ variant_id }) => variant_id)),
  }
}

/** The address that a picture has in the file, also where the shop keeps a copy of it. */
export const sourceOf = ({ url, metadata }: Image): string =>
  typeof metadata?.imported_from === 'string' ? metadata.imported_from : url

/** Notes which pictures of the file the shop keeps a copy of already. */
export function recallCopies(old: Product, product: ImportedProduct): void {
  const copies = new Map((old.images ?? []).map((image) => [sourceOf(image), image.url]))
  for (const image of product.images) {
    const copy = copies.get(image.url)
    if (copy !== undefined && copy !== image.url) image.copy = copy
  }
}

/** The price of a variant that the file speaks of: for everybody, or in the list of imported sale prices. */
export const ownPrice = (
  { prices = [] }: ProductVariant,
  currency: string,
  list: string | null,
): MoneyAmount | undefined =>
  prices.find(
    (price) =>
      price.currency_code === currency &&
      price.price_list_id === list &&
      !price.region_id &&
      !price.min_quantity &&
      !price.max_quantity,
  )

export const salePrice = (variant: ProductVariant, currency: string, saleList: string | null) =>
  saleList === null ? undefined : ownPrice(variant, currency, saleList)

/** Whether the shop already holds what the file says of this product. */
export const isSame = (
  old: Product,
  product: ImportedProduct,
  known: Known,
  settings: ImportSettings,
  withImages: boolean,
): boolean =>
  JSON.stringify(stateOf(old, known, settings, withImages)) ===
  JSON.stringify(wantedOf(old, product, settings, withImages))

const stateOf = (
  old: Product,
  known: Known,
  { currency, location }: ImportSettings,
  withImages: boolean,
) => ({
  title: old.title,
  description: old.description,
  status: old.status,
  is_giftcard: old.is_giftcard,
  type: old.type?.value ?? null,
  tags: (old.tags ?? []).map(({ value }) => value).sort(),
  images: withImages
    ? (old.images ?? []).map((image) => [sourceOf(image), image.metadata?.alt ?? null, image.url])
    : null,
  options: (old.options ?? []).map(({ title }) => title).sort(),
  variants: (old.variants ?? [])
    .map((variant) => [
      namedValues(old, variant),
      variant.title,
      variant.sku,
      variant.barcode,
      variant.weight,
      variant.inventory_quantity,
      variant.manage_inventory,
      variant.allow_backorder,
      ownPrice(variant, currency, null)?.amount ?? null,
      salePrice(variant, currency, known.saleList)?.amount ?? null,
      Object.entries(variant.metadata ?? {}).sort(),
      !variant.manage_inventory || location === null || known.located.has(variant.id),
    ])
    .sort(byText),
  metadata: Object.entries(old.metadata ?? {}).sort(),
})

const wantedOf = (
  old: Product,
  product: ImportedProduct,
  _: ImportSettings,
  withImages: boolean,
): ReturnType<typeof stateOf> => {
  const metadata = new Map(
    (old.variants ?? []).map((one) => [namedValues(old, one).join('\u0001'), one.metadata]),
  )
  return {
    title: product.title,
    description: product.description,
    status: product.status,
    is_giftcard: product.is_giftcard,
    type: product.type,
    tags: [...product.tags].sort(),
    images: withImages ? product.images.map(({ url, alt, copy }) => [url, alt, copy ?? url]) : null,
    options: [...product.options].sort(),
    variants: product.variants
      .map((variant) => {
        const values = variant.options.map((value, at) => `${product.options[at]}: ${value}`).sort()
        return [
          values,
          variant.title,
          variant.sku,
          variant.barcode,
          variant.weight,
          variant.inventory_quantity,
          variant.manage_inventory,
          variant.allow_backorder,
          variant.amount,
          variant.sale_amount,
          Object.entries({ ...metadata.get(values.join('\u0001')), ...variant.metadata }).sort(),
          true,
        ]
      })
      .sort(byText),
    metadata: Object.entries({ ...old.metadata, ...product.metadata }).sort(),
  }
}

/** The option values of a variant with the names of their options: the order of options may differ. */
const namedValues = (product: Product, variant: ProductVariant) => {
  const titles = new Map((product.options ?? []).map(({ id, title }) => [id, title]))
  return (variant.options ?? []).map(({ option_id, value }) => `${titles.get(option_id)}: ${value}`).sort()
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
