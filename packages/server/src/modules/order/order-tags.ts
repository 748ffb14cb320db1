import type { Tx } from '../../store/database/engine'

/** Gives an order that is held these tags and no others. */
export async function setTags(tx: Tx, orderId: string, values: readonly string[]): Promise<void> {
  const { order_tag: t } = tx.t
  const had = await tx.rowsWhere(t, { order_id: orderId }, { columns: ['id', 'value'] })
  const wanted = new Set(values)
  const gone = had.filter(({ value }) => !wanted.has(value)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteRows(t, { id: gone })
  for (const { value } of had) wanted.delete(value)
  const fresh = [...wanted].map((value) => ({ order_id: orderId, value }))
  if (fresh.length > 0) await tx.insert(t).values(fresh)
}
