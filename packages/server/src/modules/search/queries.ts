import { and, type Column, desc, eq, exists, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import type { Owner } from './index-products'
import { forgiven, gramsOf, mistakes } from './words'

const last = '\u{10ffff}'

/** A word of the index that a word of the query may stand for. */
export interface Meant {
  term: string
  /** From 1 for the very word down to a fraction for a guess. */
  closeness: number
}

/**
 * What a typed word may mean: itself, words it begins, and when there are none, words that differ by a mistake or
 * two.
 */
export async function findMeanings(db: Db, word: string): Promise<Meant[]> {
  const { search_term } = db.t
  const begun = await db
    .selectDistinct({ term: search_term.term })
    .from(search_term)
    .where(and(gte(search_term.term, word), lt(search_term.term, word + last)))
    .orderBy(search_term.term)
    .limit(200)
  if (begun.length > 0)
    return meantBy(
      word,
      begun.map(({ term }) => term),
    )
  return await findMistyped(db, word)
}

/** The very word counts most, of longer ones those that are nearly written. */
export const meantBy = (word: string, terms: readonly string[]): Meant[] =>
  terms.map((term) => ({
    term,
    closeness: term === word ? 1 : 0.4 + (0.4 * word.length) / term.length,
  }))

/** Words of the index that differ from this one by a mistake or two. */
export async function findMistyped(db: Db, word: string): Promise<Meant[]> {
  const limit = forgiven(word)
  if (limit === 0) return []
  const { search_gram, search_term } = db.t
  const grams = gramsOf(word)
  const shared = sql<number>`count(*)`.mapWith(Number)
  const rows = await db
    .select({ word: search_gram.word, shared })
    .from(search_gram)
    .where(
      and(
        inArray(search_gram.gram, grams),
        exists(
          db
            .select({ one: sql`1`.as('one') })
            .from(search_term)
            .where(eq(search_term.term, search_gram.word)),
        ),
      ),
    )
    .groupBy(search_gram.word)
    .orderBy(desc(shared), search_gram.word)
    .limit(200)
  return rows.flatMap(({ word: term }) => {
    // A word still being typed may be the beginning of the one that is meant.
    const beginning = [...term].slice(0, [...word].length + 1).join('')
    const count = Math.min(mistakes(word, term, limit), 1 + mistakes(word, beginning, limit))
    return count <= limit ? [{ term, closeness: 0.3 / count }] : []
  })
}

/** How well each product fits one word: published products, of these channels if any are named. */
export async function scoreProducts(
  db: Db,
  meant: readonly Meant[],
  channels: readonly string[] | undefined,
): Promise<Map<string, number>> {
  if (meant.length === 0) return new Map()
  const { search_term, product, product_sales_channel: link } = db.t
  const rows = await db
    .select({ product_id: search_term.product_id, term: search_term.term, weight: search_term.weight })
    .from(search_term)
    .innerJoin(product, eq(product.id, search_term.product_id))
    .where(
      and(
        inArray(
          search_term.term,
          meant.map(({ term }) => term),
        ),
        eq(product.status, 'published'),
        isNull(product.deleted_at),
        channels
          ? exists(
              db
                .select({ one: sql`1`.as('one') })
                .from(link)
                .where(
                  and(
                    eq(link.product_id, product.id),
                    inArray(link.sales_channel_id, channels.length > 0 ? [...channels] : ['']),
                  ),
                ),
            )
          : undefined,
      ),
    )
  return best(rows, meant)
}

interface TermRow {
  product_id: string
  term: string
  weight: number
}

/** A word that means several of a product's counts once, as the best of them. */
function best(rows: readonly TermRow[], meant: readonly Meant[]): Map<string, number> {
  const scores = new Map<string, number>()
  const closeness = new Map(meant.map((one) => [one.term, one.closeness]))
  for (const row of rows) {
    const score = row.weight * (closeness.get(row.term) ?? 0)
    if (score > (scores.get(row.product_id) ?? 0)) scores.set(row.product_id, score)
  }
  return scores
}

/** Those of some words that the index knows. */
export const wordsAmong = prepared((db) => {
  const { search_word } = db.t
  return db.select({ word: search_word.word }).from(search_word).where(db.inList(search_word.word, 'words'))
})

/** The products that belong to a collection or category, or have a type or tag. */
export function productsOf(db: Db, owner: Owner): PromiseLike<{ id: string }[]> {
  const { product, product_category_product: inCategory, product_tags: tagged } = db.t
  const having = (column: Column, id: string) =>
    db.select({ id: product.id }).from(product).where(eq(column, id))
  if ('collection_id' in owner) return having(product.collection_id, owner.collection_id)
  if ('type_id' in owner) return having(product.type_id, owner.type_id)
  if ('tag_id' in owner)
    return db.select({ id: tagged.product_id }).from(tagged).where(eq(tagged.product_tag_id, owner.tag_id))
  return db
    .select({ id: inCategory.product_id })
    .from(inCategory)
    .where(eq(inCategory.product_category_id, owner.category_id))
}

/** The next few products after an id. */
export async function nextProducts(db: Db, after: string) {
  const { product } = db.t
  return db
    .select({ id: product.id })
    .from(product)
    .where(and(gt(product.id, after), isNull(product.deleted_at)))
    .orderBy(product.id)
    .limit(20)
}
