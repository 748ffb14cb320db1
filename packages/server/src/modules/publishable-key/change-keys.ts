import { invalidRequest, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { unknownChannels } from '../sales-channel/queries'
import { retrieveKey } from './queries'

export async function createKey(shop: Shop, title: string, userId: string | null): Promise<string> {
  return shop.transaction(async (tx) => {
    const { publishable_api_key: keys } = tx.t
    const [row] = await tx.insert(keys).values({ title, created_by: userId }).returning({ id: keys.id })
    const id = (row as { id: string }).id
    await emit(tx, 'publishable_api_key.created', { id })
    return id
  })
}

/** @throws not_found */
export async function renameKey(shop: Shop, id: string, title: string | null | undefined): Promise<void> {
  await shop.transaction(async (tx) => {
    const { publishable_api_key: keys } = tx.t
    const current = await retrieveKey(tx, id)
    await tx.updateRows(keys, { id }, { title: title ?? current.title })
  })
}

/** From now on requests with this key are refused. @throws not_found, not_allowed when it is revoked already */
export async function revokeKey(shop: Shop, id: string, userId: string | null): Promise<void> {
  await shop.transaction(async (tx) => {
    const { publishable_api_key: keys } = tx.t
    const revoked = await tx.updateRows(
      keys,
      { id, revoked_at: null },
      { revoked_at: now(), revoked_by: userId },
    )
    if (revoked === 0) {
      await retrieveKey(tx, id)
      throw notAllowed(`The publishable key ${id} has been revoked already`)
    }
    await emit(tx, 'publishable_api_key.revoked', { id })
  })
}

/** @throws not_found */
export async function deleteKey(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { publishable_api_key: keys, publishable_api_key_sales_channel: link } = tx.t
    const gone = await tx.deleteRows(keys, { id })
    if (gone === 0) throw notFound('Publishable API key', id)
    await tx.deleteRows(link, { publishable_key_id: id })
  })
}

/** @throws not_found, 400 naming unknown channels */
export async function addChannels(shop: Shop, id: string, given: readonly string[]): Promise<void> {
  const ids = [...new Set(given)]
  await shop.transaction(async (tx) => {
    const { publishable_api_key_sales_channel: link } = tx.t
    await retrieveKey(tx, id)
    const unknown = await unknownChannels(tx, ids)
    if (unknown.length) throw invalidRequest([`Sales channels ${unknown.join(', ')} do not exist`])
    if (ids.length)
      await tx
        .insert(link)
        .values(ids.map((sales_channel_id) => ({ sales_channel_id, publishable_key_id: id })))
        .onConflictDoNothing()
  })
}

/** Quiet for channels the key does not have. @throws not_found */
export async function removeChannels(shop: Shop, id: string, ids: readonly string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    const { publishable_api_key_sales_channel: link } = tx.t
    await retrieveKey(tx, id)
    if (ids.length) await tx.deleteRows(link, { publishable_key_id: id, sales_channel_id: ids })
  })
}
