import type { LedgerKind } from '@cartwright/contract'

/** The money of an order as v1 tells it. */
export interface MoneyOfOrder {
  id: string
  currency_code: string
  created_at: string
  canceled_at: string | null
  /** What it comes to now, less what gift cards paid. */
  total: number
  by_cards: number
  payments: readonly { id: string; amount: number; captured_at: string | null }[]
  refunds: readonly { id: string; amount: number; created_at: string }[]
  swaps: readonly {
    id: string
    difference_due: number | null
    confirmed_at: string | null
    canceled_at: string | null
  }[]
}

interface NewEntry {
  id: string
  order_id: string
  currency_code: string
  kind: LedgerKind
  due: number
  paid: number
  refunded: number
  reference_id: string | null
  created_at: string
}

type Known = Pick<NewEntry, 'id' | 'kind' | 'due' | 'paid' | 'refunded' | 'reference_id'>
interface Happened {
  kind: LedgerKind
  at: string
  reference_id?: string
  due?: number
  paid?: number
  refunded?: number
}

/** What counts in the price of the order itself. */
const ofPrice: ReadonlySet<LedgerKind> = new Set(['order', 'order_edit', 'shipping'])

/**
 * The entries that an order lacks, oldest first, by the rules of `modules/payment/ledger.ts`: a refund first settles what
 * the customer is owed, and is a credit beyond it; an order that is called off costs nothing more.
 */
export function ledgerOf(order: MoneyOfOrder, known: readonly Known[]): NewEntry[] {
  const sums = { due: 0, paid: 0, refunded: 0 }
  let price = 0
  const count = ({ kind, due, paid, refunded }: Known) => {
    sums.due += due
    sums.paid += paid
    sums.refunded += refunded
    if (ofPrice.has(kind)) price += due
  }
  for (const entry of known) count(entry)
  const isKnown = (kind: LedgerKind, reference?: string) =>
    known.some(
      (entry) => entry.kind === kind && (reference === undefined || entry.reference_id === reference),
    )
  const entries: NewEntry[] = []
  const write = ({ kind, at, reference_id, due = 0, paid = 0, refunded = 0 }: Happened) => {
    if (due === 0 && paid === 0 && refunded === 0) return
    const entry = {
      id: `ledg_${reference_id ?? order.id}_${kind}${known.length > 0 && !reference_id ? `_${known.length}` : ''}`,
      order_id: order.id,
      currency_code: order.currency_code,
      kind,
      due,
      paid,
      refunded,
      reference_id: reference_id ?? null,
      created_at: at,
    }
    count(entry)
    entries.push(entry)
  }
  const whole = order.total + order.by_cards
  if (!isKnown('order') && !isKnown('cancelation')) {
    write({ kind: 'order', at: order.created_at, due: whole })
    write({ kind: 'gift_card', at: order.created_at, paid: order.by_cards })
  } else if (!order.canceled_at && price !== whole && known.some(({ id }) => id === `ledg_${order.id}_order`))
    // Of orders that were placed here the shop writes down every change itself.
    write({ kind: 'order_edit', at: latest(order), due: whole - price })
  const events: Happened[] = [
    ...order.payments.flatMap(({ id, amount, captured_at }): Happened[] =>
      captured_at && !isKnown('capture', id)
        ? [{ kind: 'capture', at: captured_at, reference_id: id, paid: amount }]
        : [],
    ),
    ...order.swaps.flatMap(({ id, difference_due, confirmed_at, canceled_at }): Happened[] =>
      confirmed_at && !canceled_at && difference_due && !isKnown('swap', id)
        ? [{ kind: 'swap', at: confirmed_at, reference_id: id, due: difference_due }]
        : [],
    ),
    ...order.refunds.flatMap(({ id, amount, created_at }): Happened[] =>
      isKnown('refund', id) ? [] : [{ kind: 'refund', at: created_at, reference_id: id, refunded: amount }],
    ),
  ]
  for (const event of events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    const owed = Math.max(0, -(sums.due - sums.paid + sums.refunded))
    const credit = event.kind === 'refund' ? 0 - Math.max(0, (event.refunded ?? 0) - owed) : event.due
    write({ ...event, due: credit })
  }
  if (order.canceled_at && !isKnown('cancelation')) {
    const cards = [...known, ...entries].reduce(
      (sum, { kind, paid }) => sum + (kind === 'gift_card' ? paid : 0),
      0,
    )
    write({ kind: 'cancelation', at: order.canceled_at, due: 0 - sums.due })
    write({ kind: 'gift_card_returned', at: order.canceled_at, paid: 0 - cards })
  }
  return entries
}

/** When the order changed last, as far as its money tells. */
const latest = ({ created_at, payments, refunds }: MoneyOfOrder): string =>
  [
    created_at,
    ...payments.flatMap(({ captured_at }) => captured_at ?? []),
    ...refunds.map((refund) => refund.created_at),
  ].reduce((last, at) => (at > last ? at : last))
