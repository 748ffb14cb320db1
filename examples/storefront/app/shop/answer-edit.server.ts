import type { LineItem, OrderEdit } from '@cartwright/contract'
import { formatMoney } from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
import { findCollection, payCollection } from './collection.server'
import type { ShopVisit } from './context.server'
import { isNotFound, notFound, refusalOf, statusOf } from './failures'

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
  const { edit, order } = await findEdit(shop, id)
  try {
    if (form.get('intent') === 'decline') {
      const reason = String(form.get('reason') ?? '')
        .trim()
        .slice(0, 1000)
      await orderEdits.decline(id, { declined_reason: reason || null })
      return undefined
    }
    const due = edit.difference_due ?? 0
    if (edit.status === 'requested' && Number(form.get('seen_due')) !== due) {
      const now = formatMoney(due, order.currency_code, shop.locale)
      return t('edit_changed', { now })
    }
    if (edit.status === 'requested' && edit.payment_collection_id) {
      const collection = await findCollection(shop, edit.payment_collection_id)
      const refused = await payCollection(shop, collection, String(form.get('payment_provider') ?? ''))
      if (refused) return refused
    }
    await orderEdits.complete(id)
    return undefined
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return statusOf(error) === 409 ? t('under_way') : t('edit_closed')
  }
}
