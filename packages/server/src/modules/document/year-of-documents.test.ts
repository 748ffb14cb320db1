import type { CallName } from '@cartwright/contract'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deliverAll } from '../../events/worker'
import { groupBy } from '../../store/reading/group-by'
import { chanceOf } from '../../stress/chance'
import { openCounter, type PlacedOrder, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { documentsFollow } from './follow-orders'

const hour = 3_600_000
/** Where the year ends nine hours before it does by Greenwich. */
const zone = 'Asia/Tokyo'
const dayThere = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })

describeShop('the documents of a year and a half', (t) => {
  const chance = chanceOf(2031)
  const orders: PlacedOrder[] = []
  let at = Date.parse('2031-01-05T08:00:00Z')
  const ask = async (name: CallName, params: object, body: object) =>
    (await t.try(name, { params, body, headers: t.staff })).body
  const act = (path: 'capture' | 'refund' | 'cancel', id: string, body: object = {}) =>
    ask(`POST /admin/orders/:id/${path}`, { id }, body)
  const read = async (id: string) =>
    (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order

  const deeds: Record<string, (id: string) => Promise<unknown>> = {
    capture: (id) => act('capture', id),
    refund: async (id) => {
      const { paid_total, refunded_total } = await read(id)
      const left = (paid_total ?? 0) - (refunded_total ?? 0)
      if (left > 1) await act('refund', id, { amount: 1 + chance.below(left), reason: 'return' })
    },
    edit: async (id) => {
      const { order_edit } = await ask('POST /admin/order-edits', {}, { order_id: id })
      if (!order_edit) return
      const params = { id: order_edit.id, item_id: chance.pick<{ id: string }>(order_edit.items).id }
      await ask('POST /admin/order-edits/:id/items/:item_id', params, { quantity: 1 + chance.below(4) })
      await ask('POST /admin/order-edits/:id/confirm', params, {})
    },
    cancel: (id) => act('cancel', id),
  }

  const later = () => {
    at += chance.below(50) * hour
    vi.useFakeTimers({ toFake: ['Date'], now: at })
  }

  beforeAll(async () => {
    await t.shop.transaction((tx) => tx.update(tx.t.store).set({ time_zone: zone }))
    const counters = [
      await openCounter(t, { stock: 5000, tax_rate: 20 }),
      await openCounter(t, { stock: 5000, tax_rate: 8, currency_code: 'usd' }),
    ]
    const deed = () => chance.pick(['capture', 'capture', 'refund', 'refund', 'edit', 'edit', 'cancel'])
    for (let step = 0; step < 560; step += 1) {
      later()
      if (step % 3 === 0) {
        const quantities = { small: 1 + chance.below(3), large: 1 + chance.below(2) }
        orders.push(await placeOrder(t, chance.pick(counters), quantities))
      } else {
        const { id } = orders[Math.max(0, orders.length - 1 - chance.below(9))] as PlacedOrder
        await deeds[deed()]?.(id)
      }
      await deliverAll(t.shop, [documentsFollow])
    }
    // What is owed is given back: what was paid too much is credited by then, and no sooner.
    for (const { id } of orders) {
      const { sums } = await t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })
      if (sums.outstanding >= 0) continue
      later()
      await act('refund', id, { amount: -sums.outstanding, reason: 'other' })
      await deliverAll(t.shop, [documentsFollow])
    }
  })
  afterAll(() => void vi.useRealTimers())

  const documents = async () => {
    const { sales_document: table } = t.shop.db.t
    return t.shop.db.select().from(table).orderBy(asc(table.issued_at), asc(table.sequence))
  }

  it('are numbered from 1 without a gap in each year of the shop, by date', async () => {
    const all = await documents()
    const runs = groupBy(all, ({ kind, year }) => `${kind} ${year}`)
    expect([...runs.keys()].sort()).toEqual(
      ['credit_note', 'invoice'].flatMap((kind) => [2031, 2032].map((year) => `${kind} ${year}`)),
    )
    for (const [name, run] of runs) {
      expect(run.length, name).toBeGreaterThan(10)
      expect(
        run.map(({ sequence }) => sequence),
        name,
      ).toEqual(run.map((_, index) => index + 1))
      for (const { number, year, sequence, issued_at } of run) {
        expect(dayThere.format(new Date(issued_at)).slice(0, 4), number).toBe(String(year))
        expect(number).toMatch(new RegExp(`${year}-${String(sequence).padStart(5, '0')}$`))
      }
    }
  })

  it('come, order by order and currency by currency, to what the ledger says', async () => {
    const { ledger_entry, order } = t.shop.db.t
    const entries = groupBy(await t.shop.db.select().from(ledger_entry), ({ order_id }) => order_id)
    const papers = groupBy(await documents(), ({ order_id }) => order_id)
    const currencies = new Map(
      (await t.shop.db.select({ id: order.id, code: order.currency_code }).from(order)).map((one) => [
        one.id,
        one.code,
      ]),
    )
    const totals = { eur: { billed: 0, due: 0 }, usd: { billed: 0, due: 0 } }
    for (const [id, some] of papers) {
      const billed = some.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0)
      const due = (entries.get(id) ?? []).reduce((sum, entry) => sum + entry.due, 0)
      expect(billed, id).toBe(due)
      expect(new Set(some.map(({ currency_code }) => currency_code)), id).toEqual(
        new Set([currencies.get(id)]),
      )
      for (const { kind, total, tax_total, content } of some) {
        expect(total, kind).toBeGreaterThan(0)
        expect(content.net_total + tax_total).toBe(total)
        expect(content.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(tax_total)
      }
      const sums = totals[currencies.get(id) as 'eur' | 'usd']
      sums.billed += billed
      sums.due += due
    }
    expect(papers.size).toBeGreaterThan(60)
    for (const [code, { billed, due }] of Object.entries(totals)) {
      expect(billed, code).toBe(due)
      expect(billed, code).toBeGreaterThan(0)
    }
    // Who was never asked for money has no invoice.
    const asked = new Set(
      [...entries]
        .filter(([, some]) => some.some(({ kind, paid }) => kind === 'capture' && paid > 0))
        .map(([id]) => id),
    )
    expect([...papers.keys()].filter((id) => !asked.has(id))).toEqual([])
  })
})
