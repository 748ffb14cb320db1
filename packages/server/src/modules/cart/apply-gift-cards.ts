import { and, eq, inArray, isNull } from 'drizzle-orm'
import { invalidData, notAllowed, ShopError } from '../../errors'
import type { Tx } from '../../shop'
import { shownColumns } from '../../store/reading/shape'
import type { LoadedCart } from './load-cart'
import type { GiftCardRow } from './queries'

/**
 * Replaces the gift cards of a cart; repeats count once.
 * @throws not_found for an unknown code, not_allowed for a disabled or expired card, invalid_data for another region's
 */
export async function applyGiftCards(tx: Tx, cart: LoadedCart, codes: readonly string[]): Promise<void> {
  const { gift_card, cart_gift_cards: link } = tx.t
  const names = [...new Set(codes.map((code) => code.trim().toUpperCase()))]
  const found = names.length
    ? await tx
        .select(shownColumns(tx.t, 'gift_card'))
        .from(gift_card)
        .where(and(inArray(gift_card.code, names), isNull(gift_card.deleted_at)))
    : []
  const cards = names.map((name) => usableCard(found, name, cart))
  if (cart.gift_cards.length > 0) await tx.delete(link).where(eq(link.cart_id, cart.row.id))
  if (cards.length > 0)
    await tx.insert(link).values(cards.map(({ id }) => ({ cart_id: cart.row.id, gift_card_id: id })))
  cart.gift_cards = cards
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
