/** One movement of money; amounts are minor units, a refund is negative. */
export interface LedgerEntry {
  at: string
  kind: 'gift_card' | 'capture' | 'refund'
  /** The payment, refund or gift card transaction. */
  id: string
  amount: number
}

export interface Ledger {
  /** In the order in which the money moved. Nothing is ever taken out of it or changed. */
  entries: LedgerEntry[]
  paid: number
  refunded: number
  /** What is still to be paid; never below nothing. */
  outstanding: number
}

interface Movements {
  payments?: readonly { id: string; amount: number; captured_at: string | null }[]
  refunds?: readonly { id: string; amount: number; created_at: string }[]
  gift_card_transactions?: readonly { id: string; amount: number; created_at: string }[]
}

/**
 * The money of an order as it moved. The figures are sums over the entries and stored nowhere, so they cannot disagree
 * with what happened.
 * @param due what the order's payments must cover: its total, which is already without gift cards
 */
export function ledgerOf(order: Movements, due: number): Ledger {
  const captures = (order.payments ?? []).flatMap(({ id, amount, captured_at }) =>
    captured_at ? [{ at: captured_at, kind: 'capture' as const, id, amount }] : [],
  )
  const refunds = (order.refunds ?? []).map(({ id, amount, created_at }) => ({
    at: created_at,
    kind: 'refund' as const,
    id,
    amount: -amount,
  }))
  const cards = (order.gift_card_transactions ?? []).map(({ id, amount, created_at }) => ({
    at: created_at,
    kind: 'gift_card' as const,
    id,
    amount,
  }))
  const paid = sum(captures)
  return {
    entries: [...cards, ...captures, ...refunds].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    paid,
    refunded: -sum(refunds) + 0,
    outstanding: Math.max(0, due - paid),
  }
}

const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, entry) => total + entry.amount, 0)
