import { draftOrderCan, type Parsed } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import { now } from '../../store/ids'
import { deleteLines } from '../cart/cart-lines'
import { changeCart } from '../cart/change-cart'
import type { LoadedCart } from '../cart/load-cart'
import { updateCart } from '../cart/update-cart'
import { changeDraftLine, type DraftLine, insertDraftLines, settleDraft } from './draft-lines'
import { type DraftRow, lockDraft } from './queries'

type UpdateDraft = Parsed<'POST /admin/draft-orders/:id'>['body']

const open = async (tx: Tx, id: string, action: keyof typeof draftOrderCan): Promise<DraftRow> => {
  const draft = await lockDraft(tx, id)
  assertCan(draftOrderCan, action, draft as never, 'The draft order')
  return draft
}

/** Changes whom and where a draft is for, and its discounts. @throws not_allowed once it is paid */
export async function updateDraft(shop: Shop, id: string, input: UpdateDraft): Promise<void> {
  const { no_notification_order, customer_id, ...changes } = input
  const draft = await shop.transaction(async (tx) => {
    const draft = await open(tx, id, 'update')
    if (no_notification_order != null)
      await tx.update(tx.t.draft_order).set({ no_notification_order }).where(eq(tx.t.draft_order.id, id))
    await emit(tx, 'draft_order.updated', { id })
    return draft
  })
  const given = Object.values(changes).some((value) => value !== undefined)
  if (given || customer_id)
    await updateCart(shop, draft.cart_id ?? '', { ...changes, customer_id } as never, {})
}

/** Forgets a draft and its cart; a missing one is no error. @throws not_allowed once it is paid */
export async function deleteDraft(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { draft_order, cart } = tx.t
    if ((await tx.$count(draft_order, eq(draft_order.id, id))) === 0) return
    const draft = await open(tx, id, 'delete')
    await tx.delete(draft_order).where(eq(draft_order.id, id))
    if (draft.cart_id) await tx.update(cart).set({ deleted_at: now() }).where(eq(cart.id, draft.cart_id))
  })
}

async function changeLines(
  shop: Shop,
  id: string,
  change: (tx: Tx, cart: LoadedCart) => Promise<void>,
): Promise<void> {
  const cartId = await shop.transaction(async (tx) => (await open(tx, id, 'changeItems')).cart_id ?? '')
  await changeCart(shop, cartId, {}, async (tx, cart) => {
    await open(tx, id, 'changeItems')
    await change(tx, cart)
    await settleDraft(shop, tx, cartId)
  })
}

export const addDraftLine = (shop: Shop, id: string, line: DraftLine): Promise<void> =>
  changeLines(shop, id, (tx, cart) => insertDraftLines(shop, tx, cart.row, [line]))

export const updateDraftLine = (
  shop: Shop,
  id: string,
  lineId: string,
  changes: Parameters<typeof changeDraftLine>[3],
): Promise<void> => changeLines(shop, id, (tx, cart) => changeDraftLine(tx, cart, lineId, changes))

/** Takes a line away; one that is not there is no error. */
export const removeDraftLine = (shop: Shop, id: string, lineId: string): Promise<void> =>
  changeLines(shop, id, (tx, cart) =>
    deleteLines(
      tx,
      cart,
      cart.items.filter((line) => line.id === lineId),
    ),
  )
