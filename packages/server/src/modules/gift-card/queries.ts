import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'

/** A gift card with the currency it is in. */
export async function giftCardByCode(db: Db, code: string) {
  const { gift_card, region } = db.t
  return db
    .select({
      code: gift_card.code,
      value: gift_card.value,
      balance: gift_card.balance,
      ends_at: gift_card.ends_at,
      is_disabled: gift_card.is_disabled,
      region_id: gift_card.region_id,
      region_name: region.name,
      currency_code: region.currency_code,
    })
    .from(gift_card)
    .innerJoin(region, eq(region.id, gift_card.region_id))
    .where(and(eq(gift_card.code, code), isNull(gift_card.deleted_at)))
}

/** The number of the order that a card was bought with, as text. */
export const orderNumberOfCard = ({ t: { gift_card, order } }: Db) =>
  sql`(select cast(${order.display_id} as text) from ${order} where ${eq(order.id, gift_card.order_id)})`
