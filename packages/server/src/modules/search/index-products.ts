import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { find } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { wordsByThing } from '../translation/kept-words'
import type { Words } from '../translation/words'
import { nextProducts, productsOf, wordsAmong } from './queries'
import { gramsOf, wordsOf } from './words'

/** A product is found by so many words at most. */
const mostTerms = 400

const indexed = shapeOf(['collection', 'type', 'tags', 'categories', 'variants', 'variants.options'])

/** What a product is found by. */
export interface Source {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  handle: string | null
  material: string | null
  collection: { id: string; title: string } | null
  type: { id: string; value: string } | null
  tags: { id: string; value: string }[]
  categories: { id: string; name: string; is_active: boolean; is_internal: boolean }[]
  variants: {
    title: string
    sku: string | null
    barcode: string | null
    ean: string | null
    upc: string | null
    options: { value: string }[]
  }[]
}

/** Brings the search index up to date with products, in the transaction that changes them. */
export async function indexProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  await unindexProducts(tx, ids)
  const products = await find<Source>(tx, 'product', ids, indexed)
  const words = await wordsByThing(tx, [...new Set(products.flatMap(wordedIn))])
  const wordsOfThing = (id: string) => [...(words.get(id)?.values() ?? [])]
  const terms = products.flatMap((product) =>
    [...termsOf(product, wordsOfThing)].map(([term, weight]) => ({ product_id: product.id, term, weight })),
  )
  await tx.insertRows(tx.t.search_term, terms)
  await learn(tx, [...new Set(terms.map(({ term }) => term))])
}

export async function unindexProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteRows(tx.t.search_term, { product_id: ids })
}

/** The things whose names a product is found by, in whatever language. */
const wordedIn = ({ id, collection, categories, type, tags }: Source): string[] => [
  id,
  ...(collection ? [collection.id] : []),
  ...labelsOf({ type, tags }),
  ...shownCategories(categories).map((one) => one.id),
]

const labelsOf = ({ type, tags }: Pick<Source, 'type' | 'tags'>): string[] =>
  [...(type ? [type] : []), ...tags].map(({ id }) => id)

const shownCategories = (categories: Source['categories']) =>
  categories.filter((category) => category.is_active && !category.is_internal)

/**
 * Words by where they stand: a title counts most, a description least. Those of other languages count as the catalogue's
 * own, behind which they stand where there are too many.
 */
export function termsOf(
  product: Source,
  wordsOfThing: (id: string) => readonly Words[] = () => [],
): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (weight: number, ...texts: (string | null | undefined)[]) => {
    for (const text of texts)
      for (const word of wordsOf(text))
        if (terms.size < mostTerms || terms.has(word)) terms.set(word, Math.max(weight, terms.get(word) ?? 0))
  }
  add(16, product.title)
  for (const { title, sku, barcode, ean, upc, options } of product.variants) {
    add(8, sku, barcode, ean, upc)
    add(6, title, ...options.map((option) => option.value))
  }
  add(8, product.collection?.title, product.type?.value, ...product.tags.map((tag) => tag.value))
  add(6, product.subtitle, product.handle, product.material)
  const shown = shownCategories(product.categories)
  add(6, ...shown.map((category) => category.name))
  add(2, product.description)
  const own = wordsOfThing(product.id)
  for (const { title } of own) add(16, title)
  if (product.collection) for (const { title } of wordsOfThing(product.collection.id)) add(8, title)
  for (const id of labelsOf(product)) add(8, ...wordsOfThing(id).map(({ value }) => value))
  for (const { subtitle, material, options } of own) {
    add(6, subtitle, material)
    for (const { values } of Object.values(options ?? {})) add(6, ...Object.values(values ?? {}))
  }
  for (const { id } of shown) add(6, ...wordsOfThing(id).map(({ name }) => name))
  for (const { description } of own) add(2, description)
  return terms
}

/** Cuts words that are new to the index into grams. In order, so that two transactions cannot wait for each other. */
async function learn(tx: Tx, words: string[]): Promise<void> {
  const { search_word, search_gram } = tx.t
  const known = new Set(
    (await tx.rows<{ word: string }>(wordsAmong(tx), { words: tx.list(words) })).map(({ word }) => word),
  )
  const fresh = words.filter((word) => !known.has(word)).sort()
  await tx.offerRows(
    search_word,
    fresh.map((word) => ({ word })),
  )
  await tx.offerRows(
    search_gram,
    fresh.flatMap((word) => gramsOf(word).map((gram) => ({ gram, word }))),
  )
}

export type Owner =
  | { collection_id: string }
  | { category_id: string }
  | { type_id: string }
  | { tag_id: string }

/** Indexes the products that belong to a collection or category, or have a type or tag, after its name changed. */
export async function indexProductsOf(shop: Shop, owner: Owner): Promise<void> {
  const rows = await productsOf(shop.db, owner)
  await indexInSteps(
    shop,
    rows.map(({ id }) => id),
  )
}

/** Indexes products a few at a time, each few in a transaction of their own. */
export async function indexInSteps(shop: Shop, ids: readonly string[]): Promise<void> {
  for (const part of chunks(ids, 20)) await shop.transaction((tx) => indexProducts(tx, part))
}

/** Indexes products that are not in the index at all: those of a shop that was brought from elsewhere. */
export async function fillIndex(shop: Shop): Promise<void> {
  const { search_term } = shop.db.t
  const some = await shop.db.rowWhere(search_term, {}, { columns: ['term'] })
  if (some) return
  for (let after = ''; ; ) {
    const rows = await nextProducts(shop.db, after)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await shop.transaction((tx) => indexProducts(tx, ids))
    after = ids.at(-1) as string
  }
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
