import type { Parsed } from '@cartwright/contract'
import { notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { isDefaultChannel, retrieveSalesChannel } from './queries'

export async function createSalesChannel(
  shop: Shop,
  input: Parsed<'POST /admin/sales-channels'>['body'],
): Promise<string> {
  return shop.transaction(async (tx) => {
    const { sales_channel } = tx.t
    const [row] = await tx
      .insert(sales_channel)
      .values({
        name: input.name,
        description: input.description ?? null,
        is_disabled: input.is_disabled ?? false,
      })
      .returning({ id: sales_channel.id })
    const id = (row as { id: string }).id
    await emit(tx, 'sales_channel.created', { id })
    return id
  })
}

/** @throws not_found */
export async function updateSalesChannel(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/sales-channels/:id'>['body'],
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { sales_channel } = tx.t
    const current = await retrieveSalesChannel(tx, id)
    await tx.updateRows(
      sales_channel,
      { id },
      {
        name: input.name ?? current.name,
        description: input.description === undefined ? current.description : input.description,
        is_disabled: input.is_disabled ?? current.is_disabled,
      },
    )
    await emit(tx, 'sales_channel.updated', { id })
  })
}

/**
 * Its products are in it no more. A publishable key stays narrowed to it, and so shows nothing, rather than everything.
 * Quiet when it is gone already. @throws not_allowed for the store's default channel
 */
export async function deleteSalesChannel(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { sales_channel, product_sales_channel: link } = tx.t
    if (await isDefaultChannel(tx, id))
      throw notAllowed('The default sales channel cannot be deleted: make another one the default first')
    const gone = await tx.updateRows(sales_channel, { id, deleted_at: null }, { deleted_at: now() })
    if (gone === 0) return
    await tx.deleteRows(link, { sales_channel_id: id })
    await emit(tx, 'sales_channel.deleted', { id })
  })
}
