import { emitAll } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { cardsOfLine, sendAt, wishesOf } from './sold-cards'

interface Sold {
  region: Parameters<typeof cardsOfLine>[2]
  items: readonly (Parameters<typeof cardsOfLine>[0] & { is_giftcard: boolean; is_return: boolean })[]
}

/** Makes the cards that an order sells, in its transaction, and has their mails sent on the days that were chosen. */
export async function sellCards(
  tx: Tx,
  { region, items }: Sold,
  totals: { items: readonly { subtotal: number }[] },
  { id: order_id, no_notification }: { id: string; no_notification: boolean | null },
): Promise<void> {
  const cards = items.flatMap((line, index) =>
    line.is_giftcard && !line.is_return ? cardsOfLine(line, totals.items[index]?.subtotal ?? 0, region) : [],
  )
  const made = await tx.insertRows(
    tx.t.gift_card,
    cards.map((card) => ({ ...card, order_id })),
  )
  await emitAll(
    tx,
    'gift_card.created',
    made.map(({ id }) => ({ id })),
  )
  const now = Date.now()
  for (const [due_at, some] of groupBy(made, ({ metadata }) => sendAt(wishesOf(metadata), now)))
    await emitAll(
      tx,
      'gift_card.due',
      some.map(({ id }) => ({ id, no_notification })),
      due_at,
    )
}
