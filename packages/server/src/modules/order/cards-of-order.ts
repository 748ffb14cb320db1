import type { SoldGiftCard } from '@cartwright/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { wishesOf } from '../gift-card/sold-cards'
import { assertMayRead } from './look-up-order'

/** For how long after the order its buyer sees the whole code of a card; then the mail alone has it. */
export const codeShownFor = 24 * 3_600_000

/** The cards that were sold with an order, to whom may see the order. @throws not_found */
export async function cardsOfOrder(shop: Shop, caller: Caller, orderId: string): Promise<SoldGiftCard[]> {
  await assertMayRead(shop, caller, orderId)
  const { gift_card, region, order } = shop.db.t
  const rows = await shop.db
    .select({
      id: gift_card.id,
      code: gift_card.code,
      value: gift_card.value,
      balance: gift_card.balance,
      ends_at: gift_card.ends_at,
      is_disabled: gift_card.is_disabled,
      metadata: gift_card.metadata,
      currency_code: region.currency_code,
      placed_at: order.created_at,
    })
    .from(gift_card)
    .innerJoin(region, eq(region.id, gift_card.region_id))
    .innerJoin(order, eq(order.id, gift_card.order_id))
    .where(and(eq(gift_card.order_id, orderId), isNull(gift_card.deleted_at)))
    .orderBy(asc(gift_card.id))
  return rows.map(({ metadata, placed_at, code, ...card }) => {
    const isShown = Date.now() - Date.parse(placed_at) < codeShownFor
    const { recipient_name, recipient_email, send_on } = wishesOf(metadata)
    return {
      ...card,
      code: isShown ? code : maskedCode(code),
      is_masked: !isShown,
      recipient_name: recipient_name ?? null,
      recipient_email: recipient_email ?? null,
      send_on: send_on ?? null,
    }
  })
}

/** A code of which only the last group is told. */
export const maskedCode = (code: string): string =>
  code.replaceAll(/[^-](?=.*-)/g, '•').replace(/^[^-]+$/, (bare) => `••••${bare.slice(-4)}`)
