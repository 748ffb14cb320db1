import type { StockLocationDetails } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Db } from '../../store/database/engine'
import { findOne } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveStockLocation(
  db: Db,
  id: string,
  shape: Shape = plain,
): Promise<StockLocationDetails> {
  const location = await findOne<StockLocationDetails>(db, 'stock_location', id, shape)
  if (!location) throw notFound('Stock location', id)
  return location
}
