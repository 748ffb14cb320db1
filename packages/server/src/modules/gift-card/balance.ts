import type { GiftCardBalance } from '@cartwright/contract'
import { ShopError } from '../../errors'
import type { Shop } from '../../shop'
import { giftCardByCode } from './queries'

/**
 * What a card is worth to whoever holds its code. A card that was blocked is as unknown as one that never was; one that is
 * spent has a balance of nothing. @throws not_found
 */
export async function giftCardBalance(shop: Shop, given: string): Promise<GiftCardBalance> {
  const [card] = await giftCardByCode(shop.db, given.trim().toUpperCase())
  const isBlocked = card?.is_disabled && card.balance > 0
  if (!card || isBlocked) throw new ShopError('not_found', 'There is no gift card with this code')
  const { is_disabled: _, ...told } = card
  return told
}
