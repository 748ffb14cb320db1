import type { Parsed } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { retrieveStockLocation } from './queries'

type Input = Parsed<'POST /admin/stock-locations'>['body']
type Address = NonNullable<Input['address']>

/** @throws invalid_data when both an address and the id of one are given; not_found for an unknown address */
export async function createStockLocation(shop: Shop, input: Input): Promise<string> {
  return shop.transaction(async (tx) => {
    const { stock_location } = tx.t
    const address_id = await addressOf(tx, input, null)
    const [row] = await tx
      .insert(stock_location)
      .values({ name: input.name, address_id, metadata: input.metadata ?? null })
      .returning({ id: stock_location.id })
    const id = (row as { id: string }).id
    await emit(tx, 'stock-location.created', { id })
    return id
  })
}

/** @throws not_found, invalid_data */
export async function updateStockLocation(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/stock-locations/:id'>['body'],
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { stock_location } = tx.t
    const current = await retrieveStockLocation(tx, id)
    await tx.updateRows(
      stock_location,
      { id },
      {
        name: input.name || current.name,
        address_id: await addressOf(tx, input, current.address_id),
        metadata: mergeMetadata(current.metadata, input.metadata),
      },
    )
    await emit(tx, 'stock-location.updated', { id })
  })
}

/** Takes the location's links to channels and its stock figures along. Quiet when it is gone already. */
export async function deleteStockLocation(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { stock_location, sales_channel_location, inventory_level, reservation_item } = tx.t
    const gone = await tx.updateRows(stock_location, { id, deleted_at: null }, { deleted_at: now() })
    if (gone === 0) return
    await tx.deleteRows(sales_channel_location, { location_id: id })
    await tx.deleteRows(inventory_level, { location_id: id })
    await tx.updateRows(reservation_item, { location_id: id, deleted_at: null }, { deleted_at: now() })
    await emit(tx, 'stock-location.deleted', { id })
  })
}

async function addressOf(
  tx: Tx,
  input: { address?: Address | null; address_id?: string | null },
  current: string | null,
): Promise<string | null> {
  const { stock_location_address: addresses } = tx.t
  if (input.address && input.address_id) throw invalidData('Give either address or address_id, not both')
  if (input.address_id) {
    const known = await tx.rowWhere(addresses, { id: input.address_id })
    if (!known) throw notFound('Stock location address', input.address_id)
    return input.address_id
  }
  if (!input.address) return current
  const values = { ...input.address, country_code: input.address.country_code.toLowerCase() }
  if (current) {
    await tx.updateRows(addresses, { id: current }, values)
    return current
  }
  const [row] = await tx.insert(addresses).values(values).returning({ id: addresses.id })
  return row?.id ?? null
}
