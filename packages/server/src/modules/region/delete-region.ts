import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/ids'
import { freeCountries } from './queries'

/** Its countries are free for another region. @throws not_found */
export async function deleteRegion(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { region } = tx.t
    const gone = await tx
      .update(region)
      .set({ deleted_at: now() })
      .where(and(eq(region.id, id), isNull(region.deleted_at)))
      .returning({ id: region.id })
    if (gone.length === 0) throw notFound('Region', id)
    await freeCountries(tx, id)
    await emit(tx, 'region.deleted', { id })
  })
}
