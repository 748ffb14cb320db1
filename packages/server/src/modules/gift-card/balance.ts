import type { GiftCardBalance } from '@cartwright/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { ShopError } from '../../errors'
import type { Shop } from '../../shop'

/**
 * What a card is worth to whoever holds its code. A card that was blocked is as unknown as one that never was; one that is
 * spent has a balance of nothing. @throws not_found
 */
export async function giftCardBalance(shop: Shop, given: string): Promise<GiftCardBalance> {
  const { gift_card, region } = shop.db.t
  const [card] = await shop.db
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
    .where(and(eq(gift_card.code, given.trim().toUpperCase()), isNull(gift_card.deleted_at)))
  const isBlocked = card?.is_disabled && card.balance > 0
  if (!card || isBlocked) throw new ShopError('not_found', 'There is no gift card with this code')
  const { is_disabled: _, ...told } = card
  return told
}
