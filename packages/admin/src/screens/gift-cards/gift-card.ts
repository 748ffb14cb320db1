import type { AuditEntry, GiftCard, GiftCardTransaction } from '@cartwright/contract'

/** A code as it is shown: whoever holds all of it can spend the card, so only its end is. */
export const maskedCode = (code: string): string => `•••• ${code.replaceAll('-', '').slice(-4)}`

type Told = Pick<GiftCard, 'balance' | 'is_disabled' | 'ends_at'>

/** What a card is at a moment. One that was spent is switched off by the shop: it is used up, and not disabled. */
export function giftCardStatus({ balance, is_disabled, ends_at }: Told, now: Date = new Date()) {
  if (balance === 0) return 'used_up'
  if (is_disabled) return 'disabled'
  return ends_at && Date.parse(ends_at) < now.getTime() ? 'expired' : 'active'
}

/** One thing that happened to the balance of a card. */
export interface BalanceChange {
  id: string
  at: string
  kind: 'issued' | 'sold' | 'paid' | 'changed'
  /** What it added, in minor units; negative where it took. */
  amount: number
  order?: { id: string; display_id: number | null }
}

/** The history of a balance, newest first: how the card came, what was paid with it, and what staff changed. */
export function balanceHistory(
  card: GiftCard,
  paid: readonly GiftCardTransaction[],
  log: readonly AuditEntry[],
): BalanceChange[] {
  const orderOf = (order: GiftCardTransaction['order']) =>
    order ? { id: order.id, display_id: order.display_id } : undefined
  const begun: BalanceChange = {
    id: card.id,
    at: card.created_at,
    kind: card.order_id ? 'sold' : 'issued',
    amount: card.value,
    order: orderOf(card.order),
  }
  const spent = paid.map(
    (one): BalanceChange => ({
      id: one.id,
      at: one.created_at,
      kind: 'paid',
      amount: -one.amount,
      order: orderOf(one.order) ?? { id: one.order_id, display_id: null },
    }),
  )
  const changed = log.flatMap((entry): BalanceChange[] => {
    const [before, after] = [entry.before?.balance, entry.after?.balance]
    if (typeof before !== 'number' || typeof after !== 'number' || before === after) return []
    return [{ id: entry.id, at: entry.created_at, kind: 'changed', amount: after - before }]
  })
  return [begun, ...spent, ...changed].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
