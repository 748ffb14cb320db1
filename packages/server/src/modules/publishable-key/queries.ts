import type { PublishableApiKey, SalesChannel } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Db } from '../../store/database/engine'
import { linked, mentions } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { shapeOf } from '../../store/reading/shape'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveKey(db: Db, id: string): Promise<PublishableApiKey> {
  const key = await findOne<PublishableApiKey>(db, 'publishable_api_key', id, plain)
  if (!key) throw notFound('Publishable API key', id)
  return key
}

/** The channels a key narrows requests to. */
export async function channelsOfKey(db: Db, id: string, q?: string): Promise<SalesChannel[]> {
  const { sales_channel, publishable_api_key_sales_channel: link } = db.t
  const { rows } = await list<SalesChannel>(db, 'sales_channel', plain, {
    limit: 1000,
    filters: [
      linked(db, sales_channel.id, { from: link.sales_channel_id, to: link.publishable_key_id }, [id]),
      mentions(db, q, [sales_channel.name, sales_channel.description]),
    ],
  })
  return rows
}
