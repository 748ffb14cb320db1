import type { Parsed, SavedView } from '@cartwright/contract'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { notAllowed, notFound } from '../../errors'
import type { Db, Shop, Tx } from '../../shop'
import { equals } from '../../store/reading/filters'
import { shownColumns, shownOf } from '../../store/reading/shape'

type New = Parsed<'POST /admin/views'>['body']
type Change = Parsed<'POST /admin/views/:id'>['body']

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

/** Saves a view, after the others of its screen where no place is given. */
export async function createView(shop: Shop, userId: string, input: New): Promise<SavedView> {
  return shop.transaction(async (tx) => {
    const position = input.position ?? (await nextPosition(tx, userId, input.screen))
    const [view] = await tx.insertRows(tx.t.saved_view, [{ ...input, position, user_id: userId }])
    return shownOf('saved_view', view as SavedView)
  })
}

/** @throws not_found, not_allowed for a view of somebody else */
export async function updateView(shop: Shop, userId: string, id: string, change: Change): Promise<SavedView> {
  return shop.transaction(async (tx) => {
    await ownView(tx, userId, id)
    await tx.updateRows(tx.t.saved_view, { id }, change)
    return ownView(tx, userId, id)
  })
}

/** Silent when there is no such view. @throws not_allowed for a view of somebody else */
export async function deleteView(shop: Shop, userId: string, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const view = await findView(tx, id)
    if (!view) return
    assertOwn(view, userId)
    await tx.delete(tx.t.saved_view).where(eq(tx.t.saved_view.id, id))
  })
}

async function nextPosition(tx: Tx, userId: string, screen: string): Promise<number> {
  const { saved_view: t } = tx.t
  const [last] = await tx
    .select({ position: sql<number | null>`max(${t.position})`.mapWith(Number) })
    .from(t)
    .where(and(eq(t.screen, screen), eq(t.user_id, userId)))
  return last?.position == null ? 0 : last.position + 1
}

async function findView(tx: Tx, id: string): Promise<SavedView | undefined> {
  const { saved_view: t } = tx.t
  const [view] = await tx.lock(tx.select(shownColumns(tx.t, 'saved_view')).from(t).where(eq(t.id, id)))
  return view
}

async function ownView(tx: Tx, userId: string, id: string): Promise<SavedView> {
  const view = await findView(tx, id)
  // One that somebody keeps to themselves is not told of either.
  if (!view || (view.user_id !== userId && !view.is_shared)) throw notFound('View', id)
  assertOwn(view, userId)
  return view
}

function assertOwn(view: SavedView, userId: string): void {
  if (view.user_id !== userId) throw notAllowed('Only who saved a view may change it')
}
