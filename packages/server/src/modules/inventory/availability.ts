import type { ChannelAvailability } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { findLevels } from './queries'

/**
 * How many of a variant each sales channel could sell: the least of what its items allow at the channel's
 * locations, which may be a fraction; 0 without locations. Empty for a variant without items (rules: stock).
 */
export async function availabilityByChannel(
  db: Db,
  requirements: readonly { inventory_item_id: string; required_quantity: number }[],
): Promise<ChannelAvailability[]> {
  if (requirements.length === 0) return []
  const { sales_channel: channel, sales_channel_location: link } = db.t
  const channels = await db.rowsWhere(
    channel,
    { deleted_at: null },
    { columns: ['id', 'name'], orderBy: ['id'] },
  )
  const links = await db.rowsWhere(
    link,
    { deleted_at: null },
    { columns: ['sales_channel_id', 'location_id'] },
  )
  const levels = await findLevels(
    db,
    requirements.map((one) => one.inventory_item_id),
  )
  return channels.map(({ id, name }) => {
    const places = new Set(links.flatMap((one) => (one.sales_channel_id === id ? one.location_id : [])))
    const allowed = requirements.map(({ inventory_item_id, required_quantity }) => {
      let available = 0
      for (const level of levels)
        if (level.inventory_item_id === inventory_item_id && places.has(level.location_id))
          available += level.stocked_quantity - level.reserved_quantity
      return available / required_quantity
    })
    return {
      channel_name: name,
      channel_id: id,
      available_quantity: places.size === 0 ? 0 : Math.min(...allowed),
    }
  })
}
