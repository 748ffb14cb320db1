import { claimCan, type Parsed } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { mergeMetadata } from '../../store/writing/metadata'
import { lockOrder } from '../order/queries'
import { taxedTransaction } from '../tax/sale-taxes'
import { attachMethod, checkedMethods } from './create-claim'
import { deleteImagesBut, lockClaim, tagsFor } from './queries'

type UpdateClaim = Parsed<'POST /admin/orders/:id/claims/:claim_id'>['body']
type ItemChanges = NonNullable<UpdateClaim['claim_items']>[number]

/** Corrects what a claim says, and how its goods are sent. @throws not_allowed when it is canceled */
export async function updateClaim(
  shop: Shop,
  orderId: string,
  id: string,
  input: UpdateClaim,
): Promise<void> {
  const methods = input.shipping_methods && (await checkedMethods(shop, id, input.shipping_methods))
  await taxedTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, orderId, id)
    assertCan(claimCan, 'update', claim, 'The claim')
    const { claim_order, shipping_method } = tx.t
    const no_notification = input.no_notification ?? claim.no_notification
    await tx.updateRows(
      claim_order,
      { id },
      { no_notification, metadata: mergeMetadata(claim.metadata, input.metadata) },
    )
    if (methods) {
      await tx.updateRows(shipping_method, { claim_order_id: id }, { claim_order_id: null })
      for (const method of methods) await attachMethod(tx, claim, order, method)
    }
    for (const item of input.claim_items ?? []) await updateItem(tx, id, item)
    await emit(tx, 'claim.updated', { id, no_notification })
  })
}

async function updateItem(tx: Tx, claimId: string, item: ItemChanges) {
  const { claim_item: t } = tx.t
  const old = await tx.rowWhere(t, { id: item.id, claim_order_id: claimId })
  if (!old) throw notFound('Claim item', item.id)
  await tx.updateRows(
    t,
    { id: item.id },
    {
      ...(item.note === undefined ? {} : { note: item.note }),
      ...(item.reason ? { reason: item.reason } : {}),
      metadata: mergeMetadata(old.metadata, item.metadata),
    },
  )
  await replaceImages(tx, item)
  await replaceTags(tx, item)
  await emit(tx, 'claim_item.updated', { id: item.id })
}

/** Pictures named by id stay, those named by their address are new, the others go. */
async function replaceImages(tx: Tx, { id, images }: ItemChanges) {
  const { claim_image: t } = tx.t
  const kept = images.flatMap((image) => image.id ?? [])
  await deleteImagesBut(tx, id, kept)
  const fresh = images.flatMap((image) =>
    !image.id && image.url ? [{ claim_item_id: id, url: image.url }] : [],
  )
  if (fresh.length > 0) await tx.insert(t).values(fresh)
}

async function replaceTags(tx: Tx, { id, tags }: ItemChanges) {
  const { claim_item_tags: link, claim_tag } = tx.t
  const named = tags.flatMap((tag) => tag.id ?? [])
  const known = await tx.rowsWhere(claim_tag, { id: named }, { columns: ['id'] })
  const unknown = named.find((tag) => !known.some((row) => row.id === tag))
  if (unknown) throw invalidData(`tags: there is no tag ${unknown}`)
  const ids = new Set([
    ...named,
    ...(await tagsFor(
      tx,
      tags.flatMap((tag) => (!tag.id && tag.value ? [tag.value] : [])),
    )),
  ])
  await tx.deleteRows(link, { item_id: id })
  if (ids.size > 0) await tx.insert(link).values([...ids].map((tag_id) => ({ item_id: id, tag_id })))
}
