import type { SalesChannel } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Db } from '../../store/database/engine'
import { findOne } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveSalesChannel(db: Db, id: string, shape: Shape = plain): Promise<SalesChannel> {
  const channel = await findOne<SalesChannel>(db, 'sales_channel', id, shape)
  if (!channel) throw notFound('Sales channel', id)
  return channel
}

/** Which of these channels do not exist. */
export async function unknownChannels(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { sales_channel } = db.t
  const known = await db.rowsWhere(sales_channel, { id: ids, deleted_at: null }, { columns: ['id'] })
  return ids.filter((id) => !known.some((row) => row.id === id))
}

export async function isDefaultChannel(db: Db, id: string): Promise<boolean> {
  const { store } = db.t
  const rows = await db.rowsWhere(store, { default_sales_channel_id: id }, { columns: ['id'] })
  return rows.length > 0
}
