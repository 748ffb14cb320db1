import { type Column, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { mentions } from '../../../store/reading/filters'
import type { Search } from '../../../store/reading/list'
import { mentioning, mentionsIn } from '../../../store/reading/text-index'
import { type Place, searchPlaces } from '../../../store/reading/word-search'

/**
 * `q` of a list of draft orders: part words, in any order, of the number, the e-mail, the names of the customer and of
 * whom the parcel goes to, and the SKUs of the lines.
 */
export const searchDraftOrders = (db: Db, q: string | undefined): Promise<Search | undefined> =>
  searchPlaces(db, db.t.draft_order.id, 'draft_order', q, [
    byNumberOrMail(db),
    byRelated(db, 'address', db.t.cart.shipping_address_id),
    byRelated(db, 'customer', db.t.cart.customer_id),
    bySku(db),
  ])

const byNumberOrMail = (db: Db): Place => {
  const { draft_order: draft, cart } = db.t
  const at = (word: string) =>
    mentions(db, word, [
      sql`cast(${draft.display_id} as text)`,
      sql`(select ${cart.email} from ${cart} where ${cart.id} = ${draft.cart_id})`,
    ])
  return { at, all: (word) => sql`select ${draft.id} from ${draft} where ${at(word)}` }
}

/** The text in the columns of what the cart of a draft names by this key. */
function byRelated(db: Db, name: 'address' | 'customer', key: Column): Place {
  const { draft_order: draft, cart } = db.t
  const table = db.t[name]
  return {
    at: (word) => sql`exists (select 1 from ${cart} join ${table} on ${table.id} = ${key}
      where ${cart.id} = ${draft.cart_id} and ${mentionsIn(db, name, word)} limit 1 offset 0)`,
    all: (word) => sql`select ${draft.id} from ${draft} join ${cart} on ${cart.id} = ${draft.cart_id}
      where ${key} in (${mentioning(db, name, word)})`,
  }
}

function bySku(db: Db): Place {
  const { draft_order: draft, line_item: line, product_variant: variant } = db.t
  const codes = ['sku', 'barcode'] as const
  const coded = (word: string) => mentionsIn(db, 'product_variant', word, codes)
  return {
    at: (word) => sql`exists (select 1 from ${line} join ${variant} on ${variant.id} = ${line.variant_id}
      where ${line.cart_id} = ${draft.cart_id} and ${coded(word)} limit 1 offset 0)`,
    all: (word) => sql`select ${draft.id} from ${draft} join ${line} on ${line.cart_id} = ${draft.cart_id}
      where ${line.variant_id} in (${mentioning(db, 'product_variant', word, 'id', codes)})`,
  }
}
