import { sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { mentions } from '../../../store/reading/filters'
import type { Search } from '../../../store/reading/list'
import { mentioning, mentionsIn } from '../../../store/reading/text-index'
import { type Place, searchPlaces } from '../../../store/reading/word-search'

/**
 * `q` of a list of products: part words, in any order, of title, description and handle, of the titles, SKUs and barcodes
 * of the variants, and of the title of the collection.
 */
export const searchProducts = (db: Db, q: string | undefined): Promise<Search | undefined> =>
  searchPlaces(db, db.t.product.id, 'product', q, [byOwnText(db), byVariant(db), byCollection(db)])

const byOwnText = (db: Db): Place => ({
  at: (word) => mentionsIn(db, 'product', word),
  all: (word) => mentioning(db, 'product', word),
})

/** Asked for each row a page meets: with an offset, PostgreSQL does not look all of them up beforehand. */
const byVariant = (db: Db): Place => {
  const { product, product_variant: variant } = db.t
  return {
    at: (word) => sql`exists (select 1 from ${variant} where ${variant.product_id} = ${product.id}
      and ${variant.deleted_at} is null and ${mentionsIn(db, 'product_variant', word)} limit 1 offset 0)`,
    all: (word) => mentioning(db, 'product_variant', word, 'product_id'),
  }
}

const byCollection = (db: Db): Place => {
  const { product, product_collection: collection } = db.t
  const titled = (word: string) => mentions(db, word, [collection.title])
  return {
    at: (word) => sql`exists (select 1 from ${collection} where ${collection.id} = ${product.collection_id}
      and ${collection.deleted_at} is null and ${titled(word)} limit 1 offset 0)`,
    all: (word) => sql`select ${product.id} from ${product} join ${collection}
      on ${collection.id} = ${product.collection_id} where ${collection.deleted_at} is null and ${titled(word)}`,
  }
}

/** The same of a list of variants: title, SKU and barcode, and what their product is called. */
export const searchVariants = (db: Db, q: string | undefined): Promise<Search | undefined> => {
  const { product, product_variant: variant } = db.t
  const titled = (word: string) => mentionsIn(db, 'product', word, ['title', 'handle'])
  return searchPlaces(db, variant.id, 'product_variant', q, [
    {
      at: (word) => mentionsIn(db, 'product_variant', word),
      all: (word) => mentioning(db, 'product_variant', word),
    },
    {
      at: (word) => sql`exists (select 1 from ${product} where ${product.id} = ${variant.product_id}
        and ${titled(word)} limit 1 offset 0)`,
      all: (word) => sql`select ${variant.id} from ${variant}
        where ${variant.product_id} in (${mentioning(db, 'product', word, 'id', ['title', 'handle'])})`,
    },
  ])
}
