import type { SavedView } from '@cartwright/contract'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../shop'
import { equals } from '../../store/reading/filters'
import { shownColumns } from '../../store/reading/shape'

/** Somebody's own views and those that others share, in their order. */
export async function listViews(
  db: Db,
  userId: string,
  screens: readonly string[] | undefined,
): Promise<SavedView[]> {
  const { saved_view: t } = db.t
  return await db
    .select(shownColumns(db.t, 'saved_view'))
    .from(t)
    .where(and(equals(t.screen, screens), or(eq(t.user_id, userId), eq(t.is_shared, true))))
    .orderBy(asc(t.screen), asc(t.position), asc(t.id))
    .limit(1000)
}

/** The place after the last of somebody's views of a screen. */
export async function nextPosition(tx: Tx, userId: string, screen: string): Promise<number> {
  const { saved_view: t } = tx.t
  const [last] = await tx
    .select({ position: sql<number | null>`max(${t.position})`.mapWith(Number) })
    .from(t)
    .where(and(eq(t.screen, screen), eq(t.user_id, userId)))
  return last?.position == null ? 0 : last.position + 1
}
