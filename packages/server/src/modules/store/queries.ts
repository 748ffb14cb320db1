import type { Store } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { attach } from '../../store/reading/graph'
import { type Shape, shapeOf, shownColumns } from '../../store/reading/shape'

const plain = shapeOf([])
const theStore = prepared((db) => db.select(shownColumns(db.t, 'store')).from(db.t.store).limit(1))

/** The one store, with the relations the shape names. */
export async function retrieveStore(db: Db, shape: Shape = plain): Promise<Store> {
  const [row] = await db.rows(theStore(db))
  if (!row) throw new Error('The database holds no store: it was never started')
  await attach(db, 'store', [row], shape)
  return row as unknown as Store
}

/** Codes of the currencies the store trades in. */
export async function storeCurrencies(db: Db, storeId: string): Promise<string[]> {
  const { store_currencies: link } = db.t
  const rows = await db.select({ code: link.currency_code }).from(link).where(eq(link.store_id, storeId))
  return rows.map(({ code }) => code)
}
