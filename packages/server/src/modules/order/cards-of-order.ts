import type { SoldGiftCard } from '@cartwright/contract'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { wishesOf } from '../gift-card/sold-cards'
import { assertMayRead } from './look-up-order'
import { giftCardsOfOrder } from './queries'

/** For how long after the order its buyer sees the whole code of a card; then the mail alone has it. */
const codeShownFor = 24 * 3_600_000

/** The cards that were sold with an order, to whom may see the order. @throws not_found */
export async function cardsOfOrder(shop: Shop, caller: Caller, orderId: string): Promise<SoldGiftCard[]> {
  await assertMayRead(shop, caller, orderId)
  const rows = await giftCardsOfOrder(shop.db, orderId)
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
