import type { LineItem, OrderEdit } from '@cartwright/contract'
import { formatMoney } from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
import { findCollection, payCollection } from './collection.server'
import type { ShopVisit } from './context.server'
import { isNotFound, notFound, refusalOf, statusOf } from './failures'
import { readWish } from './payment-session.server'

/** What a change does to one line. */
export interface EditChange {
  id: string
  kind: 'item_add' | 'item_remove' | 'item_update'
  title: string
  variant: string | null
  before: number
  after: number
}

/** The edit with the order it is about; one that nobody was asked about yet does not exist for the store. */
export async function findEdit({ client }: ShopVisit, id: string) {
  try {
    const { order_edit: edit } = await client.orderEdits.retrieve(id)
    if (edit.status === 'created') throw notFound()
    const { order } = await client.orders.retrieve(edit.order_id, { expand: 'items,region' })
    return { edit, order }
  } catch (error) {
    throw isNotFound(error) ? notFound() : error
  }
}

export const editChanges = (edit: OrderEdit): EditChange[] =>
  (edit.changes ?? []).map(({ id, type, line_item, original_line_item }) => {
    const line: LineItem | null | undefined = line_item ?? original_line_item
    return {
      id,
      kind: type,
      title: line?.title ?? '',
      variant: line?.description ?? null,
      before: original_line_item?.quantity ?? 0,
      after: type === 'item_remove' ? 0 : (line_item?.quantity ?? 0),
    }
  })

/** What to tell the shopper whose answer did not count; undefined when it did. Both ways, again changes nothing. */
export async function answerEdit(shop: ShopVisit, id: string, form: FormData): Promise<string | undefined> {
  const { t } = translator(shop.language)
  const { orderEdits } = shop.client
  try {
    if (form.get('intent') === 'decline') {
      const reason = String(form.get('reason') ?? '')
        .trim()
        .slice(0, 1000)
      await orderEdits.decline(id, { declined_reason: reason || null })
      return undefined
    }
    const ready = await readyEdit(shop, id, form)
    if (ready.refused !== undefined) return ready.refused
    if (ready.collection) {
      const collection = await findCollection(shop, ready.collection)
      const refused = await payCollection(shop, collection, readWish(form).provider_id)
      if (refused) return refused
    }
    await orderEdits.complete(id)
    return undefined
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return statusOf(error) === 409 ? t('under_way') : t('edit_closed')
  }
}

/** What is to be paid before an edit can be agreed to, if anything; or why it cannot, as it is another than was shown. */
export async function readyEdit(
  shop: ShopVisit,
  id: string,
  form: FormData,
): Promise<{ collection?: string; refused?: string }> {
  const { edit, order } = await findEdit(shop, id)
  if (edit.status !== 'requested') return {}
  const due = edit.difference_due ?? 0
  if (Number(form.get('seen_due')) !== due) {
    const now = formatMoney(due, order.currency_code, shop.locale)
    return { refused: translator(shop.language).t('edit_changed', { now }) }
  }
  return edit.payment_collection_id ? { collection: edit.payment_collection_id } : {}
}
