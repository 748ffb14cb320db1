import type { DocumentLine } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { type Draft, dueDocuments, type Entry, grossOf, type Issued, type OrderState, share } from './basis'

const line = (quantity: number, unit_price = 1000, tax_rate = 20): DocumentLine => ({
  kind: 'item',
  title: `Shirt ${unit_price}`,
  description: null,
  sku: null,
  quantity,
  unit_price,
  includes_tax: false,
  subtotal: quantity * unit_price,
  discount_total: 0,
  tax_total: Math.round((quantity * unit_price * tax_rate) / 100),
  tax_rate,
})
const stateOf = (...lines: DocumentLine[]): OrderState => {
  const rates = [...new Set(lines.map(({ tax_rate }) => tax_rate))]
  const sum = (rate: number, of: (line: DocumentLine) => number) =>
    lines.reduce((total, one) => total + (one.tax_rate === rate ? of(one) : 0), 0)
  return {
    lines,
    discount_total: 0,
    sums: {
      net: lines.reduce((total, { subtotal }) => total + subtotal, 0),
      taxes: rates.map((rate) => ({
        name: 'VAT',
        rate,
        base: sum(rate, ({ subtotal }) => subtotal),
        tax: sum(rate, ({ tax_total }) => tax_total),
      })),
    },
  }
}
const entry = (kind: Entry['kind'], more: Partial<Entry>): Entry => ({
  kind,
  due: 0,
  paid: 0,
  refunded: 0,
  reference_id: null,
  ...more,
})
const told = (drafts: readonly Draft[]) =>
  drafts.map(({ kind, refund_id, sums }) => [kind, grossOf(sums), refund_id])
const issuedOf = (drafts: readonly Draft[]): Issued[] => [...drafts]

describe('the documents that are due', () => {
  const order = stateOf(line(2), line(1, 500, 7))
  const bought = [entry('order', { due: 2935 }), entry('capture', { paid: 2935 })]

  it('begin with an invoice of the whole order, to the cent of each tax', () => {
    const [invoice, ...more] = dueDocuments(order, [], bought)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ kind: 'invoice', sums: order.sums, lines: order.lines })
  })
  it('are none when nothing happened since', () =>
    expect(dueDocuments(order, issuedOf(dueDocuments(order, [], bought)), bought)).toEqual([]))
  it('are a credit note of its amount for each refund', () => {
    const issued = issuedOf(dueDocuments(order, [], bought))
    const entries = [
      ...bought,
      entry('refund', { due: -100, refunded: 100, reference_id: 'ref_1' }),
      entry('refund', { due: -250, refunded: 250, reference_id: 'ref_2' }),
    ]
    expect(told(dueDocuments(order, issued, entries))).toEqual([
      ['credit_note', 100, 'ref_1'],
      ['credit_note', 250, 'ref_2'],
    ])
  })
  it('invoice what an edit adds, by the lines it changed', () => {
    const issued = issuedOf(dueDocuments(order, [], bought))
    const edited = stateOf(line(3), line(1, 500, 7))
    const [more] = dueDocuments(edited, issued, [...bought, entry('order_edit', { due: 1200 })])
    expect(more).toMatchObject({
      kind: 'invoice',
      lines: [{ quantity: 1, subtotal: 1000, tax_total: 200 }],
      sums: { net: 1000, taxes: [{ rate: 20, base: 1000, tax: 200 }] },
    })
  })
  it('wait with what an edit takes off until it is given back, and credit it then by its lines', () => {
    const issued = issuedOf(dueDocuments(order, [], bought))
    const edited = stateOf(line(1), line(1, 500, 7))
    const entries = [...bought, entry('order_edit', { due: -1200 })]
    expect(dueDocuments(edited, issued, entries)).toEqual([])
    const paid = [...entries, entry('refund', { refunded: 1200, reference_id: 'ref_1' })]
    const [note, ...none] = dueDocuments(edited, issued, paid)
    expect(none).toEqual([])
    expect(note).toMatchObject({
      kind: 'credit_note',
      refund_id: 'ref_1',
      lines: [{ quantity: 1, subtotal: 1000 }],
      sums: { net: 1000, taxes: [{ rate: 20, tax: 200 }] },
    })
  })
  it('take back what was never paid as soon as it is not asked for', () => {
    const open = [entry('order', { due: 2935 })]
    const issued = issuedOf(dueDocuments(order, [], open))
    expect(told(dueDocuments(order, issued, [...open, entry('cancelation', { due: -2935 })]))).toEqual([
      ['credit_note', 2935, null],
    ])
  })
  it('invoice again what a refused refund leaves unpaid', () => {
    const refunded = [...bought, entry('refund', { due: -100, refunded: 100, reference_id: 'ref_1' })]
    const issued = issuedOf(dueDocuments(order, [], bought))
    const noted = [...issued, ...dueDocuments(order, issued, refunded)]
    const refused = [...refunded, entry('refund_failed', { due: 100, refunded: -100, reference_id: 'ref_1' })]
    expect(told(dueDocuments(order, noted, refused))).toEqual([['invoice', 100, null]])
  })
  it('credit after the first invoice what was given back of the price before it', () => {
    const entries = [...bought, entry('refund', { due: -100, refunded: 100, reference_id: 'ref_1' })]
    expect(told(dueDocuments(order, [], entries))).toEqual([
      ['invoice', 2935, null],
      ['credit_note', 100, 'ref_1'],
    ])
  })
})

/** Numbers that look random and are the same each time. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

describe('whatever becomes of an order', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))('its papers come to its ledger (%s)', (seed) => {
    const next = dice(seed + 1)
    const upTo = (most: number) => 1 + Math.floor(next() * most)
    let quantities = [upTo(5), upTo(5)] as [number, number]
    let order = stateOf(line(quantities[0], 999, 19), line(quantities[1], 1333, 7))
    const entries: Entry[] = [entry('order', { due: grossOf(order.sums) })]
    const issued: Issued[] = []
    const sum = (of: 'due' | 'paid' | 'refunded') => entries.reduce((total, one) => total + one[of], 0)
    const paysLate = next() < 0.3
    if (!paysLate) entries.push(entry('capture', { paid: sum('due') }))
    issued.push(...dueDocuments(order, issued, entries))
    const before = issued.length
    let refunds = 0
    for (let step = 0; step < 12; step += 1) {
      const paid = sum('paid') - sum('refunded')
      const way = next()
      if (way < 0.4 && paid > 0) {
        const amount = upTo(Math.min(paid, 2000))
        const owed = Math.max(0, paid - sum('due'))
        refunds += amount
        entries.push(
          entry('refund', {
            refunded: amount,
            due: -Math.max(0, amount - owed),
            reference_id: `ref_${step}`,
          }),
        )
      } else if (way < 0.8) {
        const was = grossOf(order.sums)
        quantities = [upTo(5), upTo(5)]
        order = stateOf(line(quantities[0], 999, 19), line(quantities[1], 1333, 7))
        // What is given back of the price stays given back.
        entries.push(entry('order_edit', { due: Math.max(-sum('due'), grossOf(order.sums) - was) }))
      } else entries.push(entry('capture', { paid: Math.max(0, sum('due') - paid) }))
      issued.push(...dueDocuments(order, issued, entries))
      const total = issued.reduce(
        (all, { kind, sums }) => all + (kind === 'invoice' ? 1 : -1) * grossOf(sums),
        0,
      )
      const owed = Math.max(0, sum('paid') - sum('refunded') - sum('due'))
      expect([step, total]).toEqual([step, sum('due') + owed])
      for (const { sums } of issued)
        for (const { base, tax } of sums.taxes) expect([base, tax].every(Number.isSafeInteger)).toBe(true)
    }
    const credited = (issued.slice(before) as Draft[])
      .filter(({ refund_id }) => refund_id)
      .reduce((all, { sums }) => all + grossOf(sums), 0)
    expect(credited).toBe(refunds)
  })
  it('a share of a sum loses nothing', () => {
    const { sums } = stateOf(line(3, 333, 19), line(1, 101, 7))
    for (let amount = 1; amount < grossOf(sums); amount += 7)
      expect(grossOf(share(sums, amount))).toBe(amount)
  })
})
