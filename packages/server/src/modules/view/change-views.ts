import type { Parsed, SavedView } from '@cartwright/contract'
import { notAllowed, notFound } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { shownOf } from '../../store/reading/shape'
import { nextPosition } from './queries'

type New = Parsed<'POST /admin/views'>['body']
type Change = Parsed<'POST /admin/views/:id'>['body']

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
    await tx.deleteRows(tx.t.saved_view, { id })
  })
}

async function findView(tx: Tx, id: string): Promise<SavedView | undefined> {
  const { saved_view: t } = tx.t
  const [view] = await tx.lockRows(t, { id })
  return view && shownOf('saved_view', view)
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
