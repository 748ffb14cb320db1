import { notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { freeCountries } from './queries'

/**
 * Its countries are free for another region, and its shipping options go with it. Orders keep it; a cart that was
 * about to become one is not found any more, and its shopper starts another. @throws not_found
 */
export async function deleteRegion(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { region, shipping_option: option } = tx.t
    const gone = await tx.updateRows(region, { id, deleted_at: null }, { deleted_at: now() })
    if (gone === 0) throw notFound('Region', id)
    await freeCountries(tx, id)
    await tx.updateRows(option, { region_id: id, deleted_at: null }, { deleted_at: now() })
    await emit(tx, 'region.deleted', { id })
  })
}
