import type { LedgerEntry, Order } from '@cartwright/contract'

/** A row of the panel of payments. */
export interface LedgerRow {
  id: string
  kind: 'authorized' | 'captured' | 'voided' | 'refunded' | Exclude<LedgerEntry['kind'], 'capture' | 'refund'>
  at: string
  /** What was taken or given back; of other rows what the order costs more or less. */
  amount: number
  /** Whether money moved. */
  counts: boolean
  /** Of a payment, which can be looked at. */
  provider?: string
  /** What was written down about a refund. */
  note?: string | null
  reason?: string
  items?: LedgerEntry['items']
  actor?: LedgerEntry['actor']
  /** What the customer owes after it, or is owed; unknown until the shop has told. */
  balance?: number
}

/** Payments and refunds in the order they happened, with what the ledger of the shop knows of each. */
export function ledgerOf(order: Order, entries: readonly LedgerEntry[] = []): LedgerRow[] {
  const known = new Map(
    entries.flatMap((entry) =>
      (entry.kind === 'capture' || entry.kind === 'refund') && entry.reference_id
        ? [[entry.reference_id, entry] as const]
        : [],
    ),
  )
  const about = (id: string) => {
    const entry = known.get(id)
    return entry && { actor: entry.actor, balance: entry.balance }
  }
  const payments = (order.payments ?? []).map((payment): LedgerRow => {
    const { id, amount, provider_id: provider, captured_at, canceled_at } = payment
    if (captured_at)
      return { id, kind: 'captured', at: captured_at, amount, counts: true, provider, ...about(id) }
    if (canceled_at) return { id, kind: 'voided', at: canceled_at, amount, counts: false, provider }
    return { id, kind: 'authorized', at: payment.created_at, amount, counts: false, provider }
  })
  const refunds = (order.refunds ?? []).map(
    ({ id, amount, created_at, note, reason, items }): LedgerRow => ({
      id,
      kind: 'refunded',
      at: created_at,
      // Of what a provider refused in part the refund knows what is left of it; what was refused is a row of its own.
      amount: -(known.get(id)?.refunded ?? amount),
      counts: true,
      note,
      reason,
      items: items ?? [],
      ...about(id),
    }),
  )
  const standing = new Set((order.refunds ?? []).map(({ id }) => id))
  const failed = entries.filter(
    ({ kind, reference_id }) => kind === 'refund' && !standing.has(reference_id ?? ''),
  )
  return [...payments, ...refunds, ...failed.map(failedRow), ...entries.flatMap(otherRow)].sort((a, b) =>
    a.at.localeCompare(b.at),
  )
}

/** A refund that its provider refused: it is none any more, and only the ledger tells of it, beside the row of its failure. */
const failedRow = ({ id, created_at: at, refunded, actor, balance }: LedgerEntry): LedgerRow => ({
  id,
  kind: 'refunded',
  at,
  amount: -refunded,
  counts: true,
  actor,
  balance,
})

/** What is neither a payment nor a refund: what the order costs, gift cards, what came after. */
function otherRow(entry: LedgerEntry): LedgerRow[] {
  const { id, kind, created_at: at, due, paid, refunded, actor, balance } = entry
  if (kind === 'capture' || kind === 'refund') return []
  const moved = paid - refunded
  return [{ id, kind, at, amount: moved || due, counts: moved !== 0, actor, balance }]
}
