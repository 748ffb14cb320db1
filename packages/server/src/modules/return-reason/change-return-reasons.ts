import type { Parsed, ReturnReason } from '@cartwright/contract'
import { duplicate, invalidData, notFound } from '../../errors'
import type { Db, Shop, Tx } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { mergeMetadata } from '../../store/writing/metadata'
import { deleteTranslationsOf } from '../translation/change-translations'
import { deleteWithThoseBelow } from './queries'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveReason(db: Db, id: string, shape: Shape = plain): Promise<ReturnReason> {
  const reason = await findOne<ReturnReason>(db, 'return_reason', id, shape)
  if (!reason) throw notFound('Return reason', id)
  return reason
}

/** @throws duplicate_error for a value in use, invalid_data for a reason below a reason that is below another */
export async function createReason(
  shop: Shop,
  input: Parsed<'POST /admin/return-reasons'>['body'],
): Promise<string> {
  return shop.transaction(async (tx) => {
    const { return_reason } = tx.t
    await assertFree(tx, input.value)
    if (input.parent_return_reason_id) {
      const parent = await retrieveReason(tx, input.parent_return_reason_id)
      if (parent.parent_return_reason_id)
        throw invalidData('parent_return_reason_id: reasons nest one level deep, and this one has a parent')
    }
    const [row] = await tx
      .insert(return_reason)
      .values({
        value: input.value,
        label: input.label,
        description: input.description ?? null,
        parent_return_reason_id: input.parent_return_reason_id ?? null,
        metadata: input.metadata ?? null,
      })
      .returning({ id: return_reason.id })
    return (row as { id: string }).id
  })
}

/** @throws not_found, duplicate_error for a value in use */
export async function updateReason(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/return-reasons/:id'>['body'],
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { return_reason } = tx.t
    const current = await retrieveReason(tx, id)
    const value = input.value ?? current.value
    if (value !== current.value) await assertFree(tx, value)
    await tx.updateRows(
      return_reason,
      { id },
      {
        value,
        label: input.label ?? current.label,
        description: input.description === undefined ? current.description : input.description,
        metadata: mergeMetadata(current.metadata, input.metadata),
      },
    )
  })
}

/** Takes the reasons below it along. @throws not_found */
export async function deleteReason(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await retrieveReason(tx, id)
    const gone = await deleteWithThoseBelow(tx, id)
    await deleteTranslationsOf(
      tx,
      'return_reason',
      gone.map((one) => one.id),
    )
  })
}

async function assertFree(tx: Tx, value: string) {
  const { return_reason: t } = tx.t
  const taken = await tx.rowWhere(t, { value, deleted_at: null }, { columns: ['id'] })
  if (taken) throw duplicate(`value: there is a return reason ${value} already`)
}
