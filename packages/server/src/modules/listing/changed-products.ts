import type { Db, Statement } from '../../store/database/engine'
import type { NoteKind } from '../../store/schema/table-facts'
import type { Notes } from '../../store/writing/change-notes'
import {
  productsOfItems,
  productsOfLevels,
  productsOfLists,
  productsOfPrices,
  productsOfVariants,
} from './queries'

/** The products that are to be read again: whole, or only what they cost, how many there are, or their words. */
export interface ChangedProducts {
  rows: Set<string>
  prices: Set<string>
  stock: Set<string>
  words: Set<string>
}

const ways: Record<
  NoteKind,
  { part: keyof ChangedProducts; by?: (db: Db) => Statement<{ product_id: string }> }
> = {
  product: { part: 'rows' },
  variant: { part: 'rows', by: productsOfVariants },
  price_product: { part: 'prices' },
  price_variant: { part: 'prices', by: productsOfVariants },
  price: { part: 'prices', by: productsOfPrices },
  price_list: { part: 'prices', by: productsOfLists },
  stock_variant: { part: 'stock', by: productsOfVariants },
  level: { part: 'stock', by: productsOfLevels },
  item: { part: 'stock', by: productsOfItems },
  indexed: { part: 'words' },
}

/** Which products notes speak of: one question for each kind of note, however many there are. */
export async function changedProducts(db: Db, notes: readonly Notes[]): Promise<ChangedProducts> {
  const changed: ChangedProducts = { rows: new Set(), prices: new Set(), stock: new Set(), words: new Set() }
  for (const [kind, { part, by }] of Object.entries(ways) as [NoteKind, (typeof ways)[NoteKind]][]) {
    const keys = [...new Set(notes.flatMap((one) => one[kind] ?? []))]
    if (keys.length === 0) continue
    const found = by ? await db.rows(by(db), { keys: db.list(keys) }) : undefined
    for (const id of found ? found.map(({ product_id }) => product_id) : keys) changed[part].add(id)
  }
  return changed
}
