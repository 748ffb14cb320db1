import { allocate, type DocumentLine, type LedgerKind, roundHalfUp } from '@cartwright/contract'
import type { TaxSum } from '../totals/order-taxes'

/** An amount of money by what is tax in it. */
export interface Sums {
  net: number
  taxes: readonly TaxSum[]
}

/** An order as documents see it: its lines and figures as they are now. */
export interface OrderState {
  lines: readonly DocumentLine[]
  discount_total: number
  sums: Sums
}

/** What is kept with a document, so that the next one of the order says what has changed since. */
export interface Basis {
  /** The order as the last document that says its lines had it. */
  lines: readonly DocumentLine[]
  discount_total: number
  /** What the customer is charged less than the order's lines come to, by tax. */
  credit: Sums
  /** How many entries of the ledger are written down. */
  entries: number
}

export interface Issued {
  kind: 'invoice' | 'credit_note'
  sums: Sums
  basis: Basis
}

export interface Entry {
  kind: LedgerKind
  due: number
  paid: number
  refunded: number
  reference_id: string | null
}

/** A document that is due. Figures of a credit note are above 0 as well. */
export interface Draft {
  kind: 'invoice' | 'credit_note'
  refund_id: string | null
  lines: readonly DocumentLine[]
  discount_total: number
  sums: Sums
  basis: Basis
}

interface Planned {
  /** Below 0 for a credit note. */
  amount: number
  refund_id: string | null
}

const nothing: Sums = { net: 0, taxes: [] }

export const grossOf = ({ net, taxes }: Sums): number => taxes.reduce((sum, { tax }) => sum + tax, net)

/**
 * The documents that an order lacks, in their order. They follow its ledger entry by entry: what the customer is to pay more
 * is invoiced, each refund is a credit note of its amount, and what is charged less without being given back, as it was never
 * paid, is a credit note too. So invoices less credit notes come to what the order costs and what of the invoiced is still to
 * be given back; once it is, to what the order costs. Taxes follow the order: a document that brings its papers level with it
 * says exactly the difference, any other its share of it.
 */
export function dueDocuments(
  order: OrderState,
  issued: readonly Issued[],
  entries: readonly Entry[],
): Draft[] {
  const last = issued.at(-1)?.basis
  const charged = issued.reduce(
    (sum, { kind, sums }) => plus(sum, sums, kind === 'invoice' ? 1 : -1),
    nothing,
  )
  const planned = last ? planNext(entries, last.entries, grossOf(charged)) : planFirst(entries)
  const due = entries.reduce((sum, entry) => sum + entry.due, 0)
  const before = last?.credit ?? reductionBefore(order, planned)
  const credit = plus(before, share(order.sums, grossOf(order.sums) - grossOf(before) - due))
  const target = plus(order.sums, credit, -1)
  let basis: Basis = {
    lines: last?.lines ?? [],
    discount_total: last?.discount_total ?? 0,
    credit,
    entries: 0,
  }
  let reached = charged
  return planned.map(({ amount, refund_id }, index): Draft => {
    const open = plus(target, reached, -1)
    const isFirst = !last && index === 0
    const isLevel = grossOf(open) === amount
    const change = isLevel ? open : shareOfOpen(open, amount, order.sums)
    reached = plus(reached, change)
    const sign = amount < 0 ? -1 : 1
    const told = isFirst || isLevel
    const lines = told ? changedLines(basis.lines, order.lines, sign) : []
    const discount_total = told ? sign * (order.discount_total - basis.discount_total) + 0 : 0
    basis = {
      ...basis,
      ...(told ? { lines: order.lines, discount_total: order.discount_total } : {}),
      entries: entries.length,
    }
    return {
      kind: amount < 0 ? 'credit_note' : 'invoice',
      refund_id,
      lines,
      discount_total,
      sums: plus(nothing, change, sign),
      basis,
    }
  })
}

/** The first invoice is of the whole order; what was given back of its price before is taken off by credit notes. */
function planFirst(entries: readonly Entry[]): Planned[] {
  const given = new Map<string, number>()
  let due = 0
  for (const entry of entries) {
    due += entry.due
    if ((entry.kind === 'refund' || entry.kind === 'refund_failed') && entry.reference_id)
      given.set(entry.reference_id, (given.get(entry.reference_id) ?? 0) - entry.due)
  }
  const credits = [...given].filter(([, amount]) => amount > 0)
  const invoiced = credits.reduce((sum, [, amount]) => sum + amount, due)
  return [
    { amount: invoiced, refund_id: null },
    ...credits.map(([refund_id, amount]) => ({ amount: -amount, refund_id })),
  ]
}

function planNext(entries: readonly Entry[], written: number, charged: number): Planned[] {
  const planned: Planned[] = []
  let [due, paid, refunded] = [0, 0, 0]
  for (const [index, entry] of entries.entries()) {
    due += entry.due
    paid += entry.paid
    refunded += entry.refunded
    if (index < written) continue
    const owed = Math.max(0, paid - refunded - due)
    const amount =
      entry.kind === 'refund'
        ? -Math.min(entry.refunded, Math.max(0, charged - due))
        : due > charged
          ? due - charged
          : -Math.max(0, charged - due - owed)
    if (amount === 0) continue
    planned.push({ amount, refund_id: entry.kind === 'refund' ? entry.reference_id : null })
    charged += amount
  }
  return planned
}

/** What an order cost less than its lines before anything was invoiced: an exchange, for instance. */
const reductionBefore = ({ sums }: OrderState, [first]: readonly Planned[]): Sums =>
  share(sums, grossOf(sums) - (first?.amount ?? 0))

const shareOfOpen = (open: Sums, amount: number, all: Sums): Sums => {
  const gross = grossOf(open)
  const isWithin = Math.sign(gross) === Math.sign(amount) && Math.abs(amount) < Math.abs(gross)
  return isWithin ? share(open, amount) : share(all, amount)
}

/** So much of a sum, with the taxes that are in it; whole units, and nothing is lost. */
export function share(sums: Sums, amount: number): Sums {
  const gross = grossOf(sums)
  if (amount === gross) return sums
  const weights = [sums.net, ...sums.taxes.map(({ tax }) => tax)].map((part) =>
    Math.max(0, gross < 0 ? -part : part),
  )
  if (amount === 0 || weights.every((weight) => weight === 0)) return { net: amount, taxes: [] }
  const [net = 0, ...parts] = allocate(amount, weights)
  return {
    net,
    taxes: sums.taxes.map((tax, index) => ({
      ...tax,
      base: roundHalfUp((tax.base * amount) / gross),
      tax: parts[index] ?? 0,
    })),
  }
}

/** The sum of two, or the difference with `-1`. */
function plus(one: Sums, other: Sums, sign: 1 | -1 = 1): Sums {
  const taxes = new Map<string, TaxSum>()
  for (const [list, by] of [
    [one.taxes, 1],
    [other.taxes, sign],
  ] as const)
    for (const { name, rate, base, tax } of list) {
      const key = `${rate} ${name}`
      const sum = taxes.get(key) ?? { name, rate, base: 0, tax: 0 }
      taxes.set(key, { name, rate, base: sum.base + by * base, tax: sum.tax + by * tax })
    }
  return {
    net: one.net + sign * other.net,
    taxes: [...taxes.values()].filter(({ base, tax }) => base !== 0 || tax !== 0),
  }
}

const keyOf = ({ kind, title, description, sku, unit_price, tax_rate }: DocumentLine): string =>
  JSON.stringify([kind, title, description, sku, unit_price, tax_rate])

/** What lines are more than they were, or less with `-1`; lines that say the same are one. */
function changedLines(
  before: readonly DocumentLine[],
  after: readonly DocumentLine[],
  sign: 1 | -1,
): DocumentLine[] {
  if (before.length === 0 && sign > 0) return [...after]
  const changes = new Map<string, DocumentLine>()
  for (const [lines, by] of [
    [after, sign],
    [before, -sign],
  ] as const)
    for (const line of lines) {
      const sum = changes.get(keyOf(line))
      changes.set(keyOf(line), {
        ...line,
        quantity: (sum?.quantity ?? 0) + by * line.quantity,
        subtotal: (sum?.subtotal ?? 0) + by * line.subtotal,
        discount_total: (sum?.discount_total ?? 0) + by * line.discount_total,
        tax_total: (sum?.tax_total ?? 0) + by * line.tax_total,
      })
    }
  return [...changes.values()].filter(
    ({ quantity, subtotal, discount_total, tax_total }) =>
      quantity !== 0 || subtotal !== 0 || discount_total !== 0 || tax_total !== 0,
  )
}
