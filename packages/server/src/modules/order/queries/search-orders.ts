import { type Column, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { mentions } from '../../../store/reading/filters'
import type { Search } from '../../../store/reading/list'
import { mentioning, mentionsIn } from '../../../store/reading/text-index'
import { type Place, searchPlaces } from '../../../store/reading/word-search'

/**
 * `q` of a list of orders: part words, in any order, of the e-mail, the number, the names of the customer and of whom the
 * parcel goes to, the customer's phone and the SKUs of the lines. `#106` alone is the order of that number and no other.
 */
export async function searchOrders(db: Db, q: string | undefined): Promise<Search | undefined> {
  const number = /^#(\d{1,9})$/.exec(q?.trim() ?? '')?.[1]
  if (number) {
    const isIt = eq(db.t.order.display_id, Number(number))
    return { page: isIt, count: isIt }
  }
  return searchPlaces(db, db.t.order.id, 'order', q, [
    byOwnText(db),
    byNumber(db),
    byRelated(db, 'address', db.t.order.shipping_address_id),
    byCustomer(db),
    bySku(db),
  ])
}

const byOwnText = (db: Db): Place => ({
  at: (word) => mentionsIn(db, 'order', word),
  all: (word) => mentioning(db, 'order', word),
})

/** Numbers have no index of their parts, so only digits are looked for among them. */
const byNumber = (db: Db): Place => {
  const { order } = db.t
  const at = (word: string) =>
    /^\d+$/.test(word) ? mentions(db, word, [sql`cast(${order.display_id} as text)`]) : undefined
  return {
    at,
    all: (word) => at(word) && sql`select ${order.id} from ${order} where ${at(word)}`,
  }
}

/** The text in the columns of what an order names by this key. */
function byRelated(db: Db, name: 'address' | 'customer', key: Column): Place {
  const { order } = db.t
  const table = db.t[name]
  return {
    at: (word) =>
      sql`exists (select 1 from ${table} where ${table.id} = ${key} and ${mentionsIn(db, name, word)} limit 1 offset 0)`,
    all: (word) => sql`select ${order.id} from ${order} where ${key} in (${mentioning(db, name, word)})`,
  }
}

/** Names, e-mail and phone. The phone has no index, so it is asked only for words that may stand in one. */
function byCustomer(db: Db): Place {
  const { order, customer } = db.t
  const named = byRelated(db, 'customer', order.customer_id)
  const phone = (word: string) => mentions(db, word, [customer.phone])
  return {
    at: (word) =>
      mayBePhone(word)
        ? sql`(${named.at(word)} or exists (select 1 from ${customer}
            where ${customer.id} = ${order.customer_id} and ${phone(word)} limit 1 offset 0))`
        : named.at(word),
    all: (word) =>
      mayBePhone(word)
        ? sql`${named.all(word)} union select ${order.id} from ${order}
            where ${order.customer_id} in (select ${customer.id} from ${customer} where ${phone(word)})`
        : named.all(word),
  }
}

const mayBePhone = (word: string) => /\d/.test(word)

function bySku(db: Db): Place {
  const { order, line_item: line, product_variant: variant } = db.t
  const codes = ['sku', 'barcode'] as const
  const coded = (word: string) => mentionsIn(db, 'product_variant', word, codes)
  return {
    at: (word) => sql`exists (select 1 from ${line} join ${variant} on ${variant.id} = ${line.variant_id}
      where ${line.order_id} = ${order.id} and ${coded(word)} limit 1 offset 0)`,
    all: (word) => sql`select ${line.order_id} from ${line} where ${line.order_id} is not null
      and ${line.variant_id} in (${mentioning(db, 'product_variant', word, 'id', codes)})`,
  }
}
