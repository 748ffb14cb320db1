import { invalidData, notAllowed, ShopError } from '../../errors'
import type { Db } from '../../store/database/engine'
import { shownOf } from '../../store/reading/shape'
import type { LoadedCart } from './load-cart'
import type { GiftCardRow } from './queries'

/**
 * The cart with the gift cards of these codes in place of its own; repeats count once.
 * @throws not_found for an unknown code, not_allowed for a disabled or expired card, invalid_data for another region's
 */
export async function withGiftCards(db: Db, cart: LoadedCart, codes: readonly string[]): Promise<LoadedCart> {
  const { gift_card } = db.t
  const names = [...new Set(codes.map((code) => code.trim().toUpperCase()))]
  const rows = names.length ? await db.rowsWhere(gift_card, { code: names, deleted_at: null }) : []
  const found = rows.map((row) => shownOf('gift_card', row))
  return { ...cart, gift_cards: names.map((name) => usableCard(found, name, cart)) }
}

function usableCard(found: readonly GiftCardRow[], code: string, cart: LoadedCart): GiftCardRow {
  const card = found.find((row) => row.code === code)
  if (!card) throw new ShopError('not_found', `Gift card with code: ${code} was not found`)
  if (card.is_disabled) throw notAllowed('The gift card is disabled')
  if (card.ends_at && Date.parse(card.ends_at) < Date.now()) throw notAllowed('The gift card has expired')
  if (card.region_id !== cart.row.region_id)
    throw invalidData('The gift card cannot be used in the region of the cart')
  return card
}
