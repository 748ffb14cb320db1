import { and, type Column, inArray, isNull } from 'drizzle-orm'
import { ShopError } from '../../errors'
import type { Db } from '../database/engine'
import { tableOf } from '../reading/shape'

/**
 * Makes sure that rows exist (and are not deleted) before something refers to them; one query for all.
 * @throws not_found naming the first that is missing
 */
export async function assertRowsExist(
  db: Db,
  table: string,
  what: string,
  ids: readonly string[] | null | undefined,
): Promise<void> {
  const wanted = [...new Set(ids ?? [])]
  if (wanted.length === 0) return
  const t = tableOf(db.t, table)
  const live = 'deleted_at' in t ? isNull(t.deleted_at as Column) : undefined
  const rows = (await db
    .select({ id: t.id } as never)
    .from(t as never)
    .where(and(inArray(t.id as Column, wanted), live))) as { id: string }[]
  const missing = wanted.find((id) => !rows.some((row) => row.id === id))
  if (missing) throw new ShopError('not_found', `${what} with id: ${missing} was not found`)
}
