import type { MoneyAmount, Product, ProductVariant } from '@cartwright/contract'
import type { Db } from '../../../shop'
import { find } from '../../../store/reading/graph'
import { shapeOf } from '../../../store/reading/shape'
import { findStock } from '../../inventory/queries'
import { type ShopSetup, shopSetup } from '../../region/shop-setup'
import { wordsByThing } from '../../translation/kept-words'
import type { Words } from '../../translation/words'
import type { ImportedProduct } from '../imported-product'
import { productsByExternalIds, productsByNames, variantsByCodes } from '../queries'
import type { Match, WriteSettings } from '../record-writer'
import { NamedCategories } from './named-categories'
import { type KnownSaleList, saleLists } from './sale-lists'

const whole = shapeOf([
  'categories',
  'collection',
  'images',
  'options',
  'profiles',
  'sales_channels',
  'tags',
  'type',
  'variants',
  'variants.options',
  'variants.prices',
])

export const codeNames = ['sku', 'barcode'] as const
export type CodeName = (typeof codeNames)[number]

/** A variant of the shop that something in the batch names. */
interface NamedVariant {
  id: string
  product_id: string
  handle: string | null
  isDeleted: boolean
}

/** What the shop holds of what a batch speaks of, read in a few queries. */
export interface KnownShop {
  /** The product that a record means. `several` when its codes belong to more than one. */
  productOf(record: ImportedProduct): Product | 'several' | undefined
  /** Who has a handle, among live products. */
  handles: ReadonlyMap<string, string>
  /** Ids that are given already, also of what was deleted. */
  productIds: ReadonlySet<string>
  variantIds: ReadonlyMap<string, NamedVariant>
  /** Who has a code, among live variants. */
  codes: Readonly<Record<CodeName, ReadonlyMap<string, NamedVariant>>>
  /** Variants that are counted at some location. */
  located: ReadonlySet<string>
  categories: NamedCategories
  /** The lists of imported sale prices. */
  saleLists: readonly KnownSaleList[]
  setup: ShopSetup
  channelNamed(channel: { id?: string; name?: string }): string | undefined
  /** What a product is called in other languages, by language. */
  wordsOf(productId: string): ReadonlyMap<string, Words> | undefined
}

/** Reads what the shop holds of a batch. */
export async function knownShop(
  db: Db,
  records: readonly ImportedProduct[],
  { match }: Pick<WriteSettings, 'match'>,
): Promise<KnownShop> {
  const rows = await productsNamed(db, records, match)
  const variants = await variantsNamed(db, records)
  const live = rows.filter(({ deleted_at }) => deleted_at === null)
  const codes = {
    sku: new Map(variants.flatMap((one) => (one.sku && !one.isDeleted ? [[one.sku, one] as const] : []))),
    barcode: new Map(
      variants.flatMap((one) => (one.barcode && !one.isDeleted ? [[one.barcode, one] as const] : [])),
    ),
  }
  const handles = new Map(live.map(({ handle, id }) => [handle ?? '', id]))
  const meant = meaning(match, {
    handles,
    ids: new Set(live.map(({ id }) => id)),
    externalIds: new Map([...live].reverse().map(({ external_id, id }) => [external_id ?? '', id])),
    skus: codes.sku,
  })
  const ids = [...new Set(records.flatMap((record) => meant(record) ?? []))].filter((id) => id !== 'several')
  const products = new Map(
    (ids.length > 0 ? await find<Product>(db, 'product', ids, whole) : []).map((one) => [one.id, one]),
  )
  const managed = [...products.values()].flatMap(({ variants: own = [] }) =>
    own.flatMap(({ id, manage_inventory }) => (manage_inventory ? id : [])),
  )
  const setup = await shopSetup(db)
  const words = await wordsByThing(db, [...products.keys()])
  return {
    productOf: (record) => {
      const id = meant(record)
      return id === 'several' ? id : products.get(id ?? '')
    },
    handles,
    productIds: new Set(rows.map(({ id }) => id)),
    variantIds: new Map(variants.map((one) => [one.id, one])),
    codes,
    located: new Set((await findStock(db, managed)).map(({ variant_id }) => variant_id)),
    categories: await NamedCategories.of(
      db,
      products.size > 0 ? records.flatMap(({ categories = [] }) => categories) : [],
    ),
    saleLists: products.size > 0 ? await saleLists(db) : [],
    setup,
    channelNamed: channelNames(setup),
    wordsOf: (id) => words.get(id),
  }
}

/** By id, else by name. */
function channelNames({ channels }: ShopSetup): KnownShop['channelNamed'] {
  const byName = new Map([...channels.values()].reverse().map(({ id, name }) => [name, id]))
  return ({ id, name }) => (id && channels.has(id) ? id : (byName.get(name ?? '') ?? byName.get(id ?? '')))
}

interface Names {
  handles: ReadonlyMap<string, string>
  ids: ReadonlySet<string>
  externalIds: ReadonlyMap<string, string>
  skus: ReadonlyMap<string, NamedVariant>
}

/** What a record means by each way of matching; one that does not say what it is matched by means its handle. */
function meaning(match: Match, { handles, ids, externalIds, skus }: Names) {
  return (record: ImportedProduct): string | undefined => {
    if (match === 'id' && record.id) return ids.has(record.id) ? record.id : undefined
    if (match === 'external_id' && record.external_id) return externalIds.get(record.external_id)
    const named = record.variants.flatMap(({ sku }) => sku ?? [])
    if (match !== 'sku' || named.length === 0) return handles.get(record.handle)
    const owners = new Set(named.flatMap((sku) => skus.get(sku)?.product_id ?? []))
    return owners.size > 1 ? 'several' : [...owners][0]
  }
}

interface NamedProduct {
  id: string
  handle: string | null
  external_id: string | null
  deleted_at: string | null
}

async function productsNamed(
  db: Db,
  records: readonly ImportedProduct[],
  match: Match,
): Promise<NamedProduct[]> {
  const found = await db.rows<NamedProduct>(productsByNames(db), {
    handles: db.list(records.map(({ handle }) => handle)),
    ids: db.list(records.flatMap(({ id }) => id ?? [])),
  })
  if (match !== 'external_id') return found
  const others = await db.rows<NamedProduct>(productsByExternalIds(db), {
    ids: db.list(records.flatMap(({ external_id }) => external_id ?? [])),
  })
  return [...new Map([...found, ...others].map((row) => [row.id, row])).values()]
}

async function variantsNamed(db: Db, records: readonly ImportedProduct[]) {
  const given = (key: 'id' | CodeName) =>
    db.list(records.flatMap(({ variants }) => variants.flatMap((one) => one[key] || [])))
  type Found = Omit<NamedVariant, 'isDeleted'> & {
    sku: string | null
    barcode: string | null
    deleted_at: string | null
  }
  const rows = await db.rows<Found>(variantsByCodes(db), {
    ids: given('id'),
    skus: given('sku'),
    barcodes: given('barcode'),
  })
  return rows.map(({ deleted_at, ...row }) => ({ ...row, isDeleted: deleted_at !== null }))
}

/** The price of a variant in a place for any quantity: its own, or on a list. */
export const priceAt = (
  { prices = [] }: ProductVariant,
  { currency_code, region_id }: { currency_code: string; region_id: string | null },
  isOn: (list: string | null) => boolean,
): MoneyAmount[] =>
  prices.filter(
    (price) =>
      isOn(price.price_list_id ?? null) &&
      (region_id === null
        ? !price.region_id && price.currency_code === currency_code
        : price.region_id === region_id) &&
      !price.min_quantity &&
      !price.max_quantity,
  )
