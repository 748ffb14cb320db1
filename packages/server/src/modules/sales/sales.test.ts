import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { type ActionName, actions } from '../../testing/order-life/actions'
import { testBank, testCarrier } from '../../testing/order-life/bank'
import { openLifeShop } from '../../testing/order-life/life-shop'
import { live, type World } from '../../testing/order-life/live'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { countNames } from './order-facts'
import { goOnCounting, salesFigures } from './recount'

const bank = testBank()
const carrier = testCarrier()

/** Lives of a few orders, the same in every run: what each does follows from the numbers. */
const lives = fc.sample(
  fc.tuple(
    fc.record({
      region: fc.nat({ max: 1 }),
      lines: fc.array(fc.record({ ware: fc.nat({ max: 4 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      discounts: fc.nat({ max: 7 }),
      card: fc.constantFrom(0, 0, 2000),
      draft: fc.constantFrom(false, false, false, true),
      sent: fc.constant(true),
    }),
    fc.array(
      fc.record({
        action: fc.oneof(
          ...Object.entries(actions).map(([name, [weight]]) => ({
            weight,
            arbitrary: fc.constant(name as ActionName),
          })),
        ),
        pick: fc.nat({ max: 7 }),
        much: fc.nat({ max: 400 }),
        ways: fc.nat({ max: 63 }),
        refusing: fc.constantFrom(null, null, null, null, null, 'refund' as const),
      }),
      { minLength: 6, maxLength: 12, size: 'max' },
    ),
  ),
  { numRuns: 7, seed: 20261126 },
)

/** With the first thing it meets, whole lines, and one piece. */
const whole = (action: ActionName) => ({ action, pick: 0, much: 1, ways: 16 })

/** What every life tries first. */
const often = (
  [
    'createSwap',
    'completeSwap',
    'createEdit',
    'addEditItem',
    'requestEdit',
    'confirmEdit',
    'receiveReturn',
    'requestReturn',
    'receiveReturn',
    'refund',
  ] as const
).map(whole)

const bought = {
  region: 0,
  lines: [
    { ware: 3, quantity: 2 },
    { ware: 4, quantity: 3 },
  ],
  discounts: 1,
  card: 0,
  draft: false,
  sent: true,
}
/** What no life may pass by: a swap that is called off again, a claim that refunds, and an order that is canceled. */
const directed = [
  [bought, ['createSwap', 'completeSwap', 'cancelReturn', 'cancelSwap']],
  [bought, ['createClaim']],
  [{ ...bought, sent: false }, ['capture', 'cancel']],
] as const satisfies readonly (readonly [object, readonly ActionName[]])[]
const required = [
  'receiveReturn',
  'confirmEdit',
  'refund',
  'completeSwap',
  'cancelSwap',
  'createClaim',
  'cancel',
]

const today = new Date().toISOString().slice(0, 10)
const tables = (t: TestShop) =>
  Promise.all([
    t.shop.db.select().from(t.shop.db.t.sales_fact),
    t.shop.db.select().from(t.shop.db.t.sales_day),
    t.shop.db.select().from(t.shop.db.t.sales_month),
    t.shop.db.select().from(t.shop.db.t.sales_pair),
  ])
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

describeShop(
  'the figures of the shop',
  (t) => {
    beforeAll(async () => {
      const world: World = { t, bank, carrier, done: new Map(), shop: await openLifeShop(t) }
      for (const [placing, steps] of lives) await live(world, placing, [...often, ...steps])
      for (const [placing, steps] of directed) await live(world, placing, steps.map(whole))
      await deliverAll(t.shop, [salesFigures])
      await goOnCounting(t.shop, Date.now() + 60_000)
      for (const name of required) expect(world.done.get(name)?.done ?? 0, name).toBeGreaterThan(0)
    })

    it('come to what the ledger says the orders cost, whatever became of them', async () => {
      const { sales_fact, ledger_entry, order } = t.shop.db.t
      const facts = await t.shop.db.select().from(sales_fact)
      const entries = await t.shop.db.select().from(ledger_entry)
      const orders = await t.shop.db.select().from(order)
      expect(orders.length).toBeGreaterThan(5)
      for (const { id } of orders) {
        const cost = entries.filter((row) => row.order_id === id).reduce((sum, { due }) => sum + due, 0)
        const counted = facts
          .filter((row) => row.order_id === id && row.kind === 'all')
          .reduce((sum, row) => sum + row.net + row.shipping + row.taxes + row.gift_cards, 0)
        expect(counted, id).toBe(cost)
      }
    })

    it('are, by day and by month, the sum of what the orders add', async () => {
      const [facts, days, months, pairs] = await tables(t)
      const discountsOf = (id: string) => [
        ...new Set(
          facts.flatMap(({ order_id, kind, key }) => (order_id === id && kind === 'discount' ? [key] : [])),
        ),
      ]
      const ofPairs = facts
        .filter(({ kind }) => kind === 'product')
        .flatMap((fact) =>
          discountsOf(fact.order_id).map((discount_id) => ({ ...fact, discount_id, product_id: fact.key })),
        )
      const named = ['kind', 'key', 'currency_code', 'day', 'region_id', 'sales_channel_id']
      const paired = ['discount_id', 'product_id', 'currency_code', 'day', 'region_id', 'sales_channel_id']
      const inMonths = <Row extends { day: string }>(rows: readonly Row[]) =>
        rows.map((row) => ({ ...row, day: `${row.day.slice(0, 7)}-01` }))
      const sumsOf = (rows: readonly object[], names: readonly string[]) => {
        const sums = new Map<string, Record<string, number>>()
        for (const row of rows as Record<string, number>[]) {
          const name = names.map((one) => row[one]).join()
          const sum = sums.get(name) ?? {}
          for (const count of countNames) sum[count] = (sum[count] ?? 0) + (row[count] ?? 0)
          sums.set(name, sum)
        }
        return Object.fromEntries([...sums].filter(([, sum]) => countNames.some((count) => sum[count] !== 0)))
      }
      expect(pairs.length).toBeGreaterThan(0)
      expect(sumsOf(days, named)).toEqual(sumsOf(facts, named))
      expect(sumsOf(months, named)).toEqual(sumsOf(inMonths(facts), named))
      const ofSpan = (span: string) => pairs.filter((row) => row.span === span)
      expect(sumsOf(ofSpan('day'), paired)).toEqual(sumsOf(ofPairs, paired))
      expect(sumsOf(ofSpan('month'), paired)).toEqual(sumsOf(inMonths(ofPairs), paired))
    })

    it('are the same when all is counted anew, and when the days of another place are counted and ours again', async () => {
      const kept = await tables(t)
      const headers = t.staff
      expect(await t.call('POST /admin/analytics/rebuild', { headers })).toEqual({ counted: 0 })
      await goOnCounting(t.shop, Date.now() + 60_000)
      expect((await tables(t)).map(sorted)).toEqual(kept.map(sorted))
      await t.call('POST /admin/store', { headers, body: { time_zone: 'Pacific/Kiritimati' } })
      await goOnCounting(t.shop, Date.now() + 60_000)
      await t.call('POST /admin/store', { headers, body: { time_zone: 'UTC' } })
      await goOnCounting(t.shop, Date.now() + 60_000)
      expect((await tables(t)).map(sorted)).toEqual(kept.map(sorted))
    })

    describe('as they are told', () => {
      const summary = async (query: object = {}) =>
        (await t.call('GET /admin/analytics/summary', { headers: t.staff, query: { from: today, ...query } }))
          .summary

      it('are those of a period, beside the one before, with their course', async () => {
        const told = await summary({ to: today, compare: 'year' })
        expect(told).toMatchObject({
          currency_code: 'eur',
          currencies: ['eur', 'usd'],
          counted: 1,
          time_zone: 'UTC',
        })
        // Each currency by itself: no order is in two of them, and who buys in both is new once.
        const { order } = t.shop.db.t
        let newCustomers = 0
        for (const currency_code of told.currencies) {
          const { figures } = await summary({ to: today, currency_code })
          const placed = await t.shop.db.$count(order, eq(order.currency_code, currency_code))
          expect(figures.orders, currency_code).toBe(placed)
          newCustomers += figures.new_customers ?? 0
        }
        expect(newCustomers).toBe(1)
        expect(told.returning_customers).toBe(1)
        expect(told.series).toHaveLength(1)
        expect(told.series[0]?.figures).toEqual(told.figures)
        expect(told.before).toMatchObject({
          net_sales: 0,
          orders: 0,
          average_order: null,
          returns_rate: null,
        })
      })

      it('come apart by region, product, channel and discount, and the parts are the whole', async () => {
        const whole = (await summary()).figures
        for (const by of ['product', 'region', 'sales_channel'] as const) {
          const { breakdown } = await t.call('GET /admin/analytics/breakdown', {
            headers: t.staff,
            query: { from: today, by, limit: 100 },
          })
          const sum = (name: 'gross_sales' | 'units') =>
            breakdown.reduce((all, { figures }) => all + figures[name], 0)
          expect(sum('gross_sales'), by).toBe(whole.gross_sales)
          expect(sum('units'), by).toBe(whole.units)
        }
        const { breakdown } = await t.call('GET /admin/analytics/breakdown', {
          headers: t.staff,
          query: { from: today, by: 'discount' },
        })
        expect(breakdown.map(({ name }) => name)).toEqual(expect.arrayContaining(['PERCENT']))
      })

      it('are narrowed by product and discount, each alone and together', async () => {
        const by = async (query: object) =>
          (
            await t.call('GET /admin/analytics/breakdown', {
              headers: t.staff,
              query: { from: today, ...query },
            } as never)
          ).breakdown
        const [product] = await by({ by: 'product' })
        const [discount] = await by({ by: 'discount' })
        if (!product || !discount) throw new Error('Nothing was sold')
        const ofProduct = (await summary({ product_id: product.id })).figures
        expect(ofProduct).toMatchObject({
          net_sales: product.figures.net_sales,
          shipping: null,
          new_customers: null,
        })
        expect((await summary({ discount_id: discount.id })).figures).toEqual(discount.figures)
        const both = (await summary({ product_id: product.id, discount_id: discount.id })).figures
        const [part] = (await by({ by: 'product', discount_id: discount.id, limit: 100 })).filter(
          ({ id }) => id === product.id,
        )
        expect(both).toEqual(part?.figures ?? expect.objectContaining({ units: 0 }))
        const withProduct = await by({ by: 'discount', product_id: product.id })
        expect(withProduct.length).toBeGreaterThan(0)
        for (const { id, figures } of withProduct)
          expect((await summary({ product_id: product.id, discount_id: id })).figures).toEqual(figures)
      })

      it('refuse what is no day, the wrong way round, and a zone that is none', async () => {
        const refused = async (query: object) =>
          t.try('GET /admin/analytics/summary', { headers: t.staff, query })
        expect(await refused({ from: '2026-02-30' })).toMatchObject({ status: 400 })
        expect((await refused({ from: '2026-03-02', to: '2026-03-01' })).body.message).toContain('2026-03-02')
        expect(
          await t.try('POST /admin/store', { headers: t.staff, body: { time_zone: 'Mars/Olympus' } }),
        ).toMatchObject({ status: 400 })
      })
    })
  },
  { payment: [bank], fulfillment: [carrier] },
)
