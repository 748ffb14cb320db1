import type { Product } from '@cartwright/contract'
import type { NewPrice } from '../../pricing/write-prices'
import { mergedInto } from '../filled'
import type { ImportSettings } from '../lookups'
import { holds } from './planning'
import { type ImageChange, imageChange, thumbnailOf } from './product-images'
import { type KnownShop, priceAt } from './product-known'
import {
  type KeptVariant,
  type OptionChange,
  optionChange,
  type VariantChange,
  valueChange,
  variantChange,
  variantRow,
} from './product-variants'
import type { WantedProduct } from './product-wanted'
import { type WordsChange, wordsChange } from './product-words'
import { type SaleList, saleListFor } from './sale-lists'

/** What there is to write so that a product of the shop is as the file says; what is undefined stays. */
export interface Difference {
  old: Product
  wanted: WantedProduct
  /** Columns that differ, besides what names other things. */
  row: ReturnType<typeof rowOf>
  /** The type and the collection are to be set; which, says `wanted`. */
  setsType: boolean
  setsCollection: boolean
  tags: string[] | undefined
  categories: NonNullable<WantedProduct['categories']> | undefined
  channels: string[] | undefined
  profile_id: string | undefined
  images: ImageChange | undefined
  options: OptionChange
  variants: VariantChange
  /** Rows of variants that are kept and change. */
  rows: { kept: KeptVariant; row: NonNullable<ReturnType<typeof variantRow>> }[]
  values: ReturnType<typeof valueChange>
  prices: PriceChange
  /** Variants whose stock is to be set. */
  stock: { variant_id: string; quantity: number }[]
  words: WordsChange[]
}

interface PriceChange {
  added: (NewPrice & { list?: SaleList })[]
  changed: { id: string; amount: number }[]
  gone: string[]
}

/** Whether a product lies in another collection, or elsewhere in it where the file says its place. */
const differsIn = ({ handle, position }: NonNullable<WantedProduct['collection']>, old: Product): boolean =>
  handle !== old.collection?.handle || (position !== undefined && position !== old.collection_position)

/** What differs between a product of the shop and of the file; undefined when nothing does. */
export function differenceOf(
  old: Product,
  wanted: WantedProduct,
  known: KnownShop,
  settings: ImportSettings,
  keepsHandle: boolean,
): Difference | undefined {
  const options = optionChange(old, wanted)
  const variants = variantChange(old, wanted, options.ids)
  const { kept } = variants
  const values = kept.map((one) => valueChange(one, options.ids))
  const difference: Difference = {
    old,
    wanted,
    row: rowOf(old, wanted, keepsHandle),
    setsType: wanted.type !== undefined && (wanted.type || null) !== (old.type?.value ?? null),
    setsCollection: wanted.collection !== undefined && differsIn(wanted.collection, old),
    tags: differingSet(
      wanted.tags,
      (old.tags ?? []).map(({ value }) => value),
    ),
    categories: differingCategories(old, wanted, known),
    // A product that is in none by a file may have been put into some since: it is not taken out of sale by that.
    channels: differingSet(
      wanted.channels?.length ? wanted.channels : undefined,
      (old.sales_channels ?? []).map(({ id }) => id),
    ),
    profile_id: (old.profiles ?? []).some(({ id }) => id === wanted.profile_id)
      ? undefined
      : wanted.profile_id,
    images: imageChange(old, wanted),
    options,
    variants,
    rows: kept.flatMap((one) => {
      const row = variantRow(one)
      return row ? [{ kept: one, row }] : []
    }),
    values: {
      added: values.flatMap(({ added }) => added),
      changed: values.flatMap(({ changed }) => changed),
    },
    prices: priceChange(kept, known),
    stock: stockOf(kept, known, settings),
    words: wordsChange(wanted.translations, options.ids, known.wordsOf(old.id)),
  }
  return isNothing(difference) ? undefined : difference
}

/** The columns of the product itself; undefined when they are as they shall be. */
function rowOf(old: Product, wanted: WantedProduct, keepsHandle: boolean) {
  const row = {
    ...wanted.fields,
    ...(keepsHandle ? {} : { handle: wanted.handle }),
    title: wanted.title,
    thumbnail: thumbnailOf(old, wanted),
    metadata: mergedInto(old.metadata, wanted.metadata),
  }
  return holds<object>(old, row) ? undefined : row
}

function isNothing(one: Difference): boolean {
  const { row, setsType, setsCollection, tags, categories, channels, profile_id, images } = one
  const { options, variants, values, prices, rows, stock, words } = one
  const lists = [
    options.made,
    options.renamed,
    options.gone,
    variants.added,
    variants.gone,
    values.added,
    values.changed,
    prices.added,
    prices.changed,
    prices.gone,
    rows,
    stock,
    words,
  ]
  const parts = [row, tags, categories, channels, profile_id, images]
  return (
    !setsType &&
    !setsCollection &&
    parts.every((part) => part === undefined) &&
    lists.every((l) => l.length === 0)
  )
}

/** The wanted values where they are not those that are there. */
function differingSet(wanted: string[] | undefined, there: readonly string[]): string[] | undefined {
  if (!wanted) return undefined
  const known = new Set(there)
  return wanted.length === known.size && wanted.every((one) => known.has(one)) ? undefined : wanted
}

function differingCategories(old: Product, { categories }: WantedProduct, known: KnownShop) {
  if (!categories) return undefined
  const ids = categories.map((category) => known.categories.find(category)?.id ?? '')
  const there = (old.categories ?? []).map(({ id }) => id)
  return ids.includes('') || differingSet([...new Set(ids)], there) ? categories : undefined
}

/** A price that only changes its amount keeps its id; prices on lists that staff made are not touched. */
function priceChange(kept: readonly KeptVariant[], { saleLists }: KnownShop): PriceChange {
  const change: PriceChange = { added: [], changed: [], gone: [] }
  const listIds = new Set(saleLists.map(({ id }) => id))
  for (const { old, variant } of kept)
    for (const { currency_code, region_id, amount, sale } of variant.prices) {
      const place = { currency_code, region_id }
      const given = region_id === null ? { currency_code } : { region_id }
      if (amount !== undefined) {
        const [before] = priceAt(old, place, (list) => list === null)
        if (!before) change.added.push({ variant_id: old.id, ...given, amount })
        else if (before.amount !== amount) change.changed.push({ id: before.id, amount })
      }
      if (sale === undefined) continue
      const list = sale ? saleListFor(saleLists, sale.list)?.id : undefined
      const sales = priceAt(old, place, (id) => id !== null && listIds.has(id))
      const same = sales.find(({ price_list_id }) => price_list_id === list)
      change.gone.push(...sales.flatMap((price) => (price === same ? [] : price.id)))
      if (!sale) continue
      if (!same) change.added.push({ variant_id: old.id, ...given, amount: sale.amount, list: sale.list })
      else if (same.amount !== sale.amount) change.changed.push({ id: same.id, amount: sale.amount })
    }
  return change
}

/** What a file counts is written where it is another count, or where nothing is counted yet. */
function stockOf(kept: readonly KeptVariant[], known: KnownShop, { location }: ImportSettings) {
  return kept.flatMap(({ old, variant: { fields } }) => {
    const quantity = fields.inventory_quantity
    const isManaged = fields.manage_inventory ?? old.manage_inventory
    if (quantity === undefined || !isManaged || location === null) return []
    if (known.located.has(old.id) && quantity === old.inventory_quantity) return []
    return [{ variant_id: old.id, quantity }]
  })
}
