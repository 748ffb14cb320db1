import { and, eq, isNull } from 'drizzle-orm'
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
    const gone = await tx
      .update(region)
      .set({ deleted_at: now() })
      .where(and(eq(region.id, id), isNull(region.deleted_at)))
      .returning({ id: region.id })
    if (gone.length === 0) throw notFound('Region', id)
    await freeCountries(tx, id)
    await tx
      .update(option)
      .set({ deleted_at: now() })
      .where(and(eq(option.region_id, id), isNull(option.deleted_at)))
    await emit(tx, 'region.deleted', { id })
  })
}
