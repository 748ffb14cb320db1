import type { Input } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { migrationsOf } from '../../store/database/migrate'
import { groupBy } from '../../store/reading/group-by'
import { chanceOf } from '../../stress/chance'
import { describeShop } from '../../testing/test-shop'
import { countNames, type Fact, nothingCounted } from './order-facts'
import { replaceFacts } from './queries'
import { plusDays } from './shop-days'

type Query = Omit<Input<'GET /admin/analytics/breakdown'>['query'], 'by'>

const first = '2026-01-01'
const chance = chanceOf(5)
const orderIds = Array.from({ length: 400 }, (_, n) => `order_${n}`)
const collectionOf = (product: number) => (product % 3 === 0 ? 'pcol_1' : 'pcol_2')

/** What an order with one to three of six products adds, some of it on a later day. */
function factsOf(order_id: string): Fact[] {
  const identity = {
    order_id,
    currency_code: chance.pick(['eur', 'eur', 'usd']),
    region_id: `reg_${chance.below(2)}`,
    sales_channel_id: `sc_${chance.below(2)}`,
    customer_id: `cus_${chance.below(60)}`,
    is_first: chance.next() < 0.2,
  }
  const placed = plusDays(first, chance.below(150) - (chance.next() < 0.2 ? 150 : 0))
  const discounts = chance.next() < 0.5 ? [`disc_${chance.below(3)}`] : []
  const products = [...new Set([chance.below(6), chance.below(6), chance.below(6)])]
  const facts = products.flatMap((product) => {
    const gross = 100 + chance.below(900)
    const sold = { ...nothingCounted(), gross, net: gross, units: 1, orders: 1, taxes: 7 }
    const returns = chance.below(gross)
    const back = { ...nothingCounted(), returns, net: -returns, returned_units: 1 }
    const about = { ...identity, kind: 'product' as const, key: `prod_${product}` }
    return [
      { ...about, ...sold, day: placed },
      ...(chance.next() < 0.3 ? [{ ...about, ...back, day: plusDays(placed, 1 + chance.below(40)) }] : []),
    ]
  })
  const whole = [...new Set(facts.map(({ day }) => day))].map((day): Fact => {
    const sum = { ...identity, kind: 'all' as const, key: '', day, ...nothingCounted() }
    for (const fact of facts) if (fact.day === day) for (const name of countNames) sum[name] += fact[name]
    return { ...sum, orders: day === placed ? 1 : 0 }
  })
  return [
    ...whole,
    ...discounts.flatMap((key) => whole.map((one) => ({ ...one, kind: 'discount' as const, key }))),
    ...facts,
  ]
}

/** Periods within a month, of whole months, over the edges of months, and of all there is. */
const periods = [
  ['2026-02-03', '2026-02-03'],
  ['2026-02-10', '2026-03-09'],
  ['2026-02-01', '2026-03-31'],
  ['2026-01-31', '2026-04-01'],
  ['2026-01-15', '2026-05-20'],
  ['2025-06-01', '2026-12-31'],
  ['2025-10-25', '2027-02-03'],
] as const
const filters: readonly Query[] = [
  {},
  { region_id: ['reg_0'] },
  { sales_channel_id: ['sc_1'], region_id: ['reg_1'] },
  { product_id: 'prod_2' },
  { collection_id: 'pcol_1' },
  { discount_id: 'disc_1' },
  { product_id: 'prod_2', discount_id: 'disc_1' },
  { collection_id: 'pcol_1', discount_id: 'disc_1', region_id: ['reg_0'] },
]
/** How an index is begun with: a kind and a currency or key, or pairs of a discount or a product. */
const narrow =
  /INDEX \w+ \((kind=\? AND (currency_code|key)=\?|kind=\?\)|span=\? AND currency_code=\? AND (discount|product)_id=\?)/
const kinds = ['product', 'region', 'sales_channel', 'discount'] as const

describeShop('sums of days, months and years', (t) => {
  let facts: Fact[] = []

  beforeAll(async () => {
    const { shop } = t
    await shop.transaction(async (tx) => {
      await tx.insertRows(
        tx.t.product,
        Array.from({ length: 6 }, (_, n) => ({
          id: `prod_${n}`,
          title: `Piece ${n}`,
          handle: `piece-${n}`,
          collection_id: collectionOf(n),
        })),
      )
      await replaceFacts(tx, orderIds, orderIds.flatMap(factsOf))
      // Something else became of all of them, and nothing of the last ones.
      facts = orderIds.slice(0, 350).flatMap(factsOf)
      for (let at = 0; at < orderIds.length; at += 70) {
        const ids = orderIds.slice(at, at + 70)
        await replaceFacts(
          tx,
          ids,
          facts.filter(({ order_id }) => ids.includes(order_id)),
        )
      }
    })
  })

  /** The facts an answer is made of, read one by one. */
  function counted(query: Query, by?: (typeof kinds)[number]): Fact[] {
    const { from = '', to = '', product_id, collection_id, discount_id, region_id, sales_channel_id } = query
    const ofGoods = Boolean(product_id || collection_id) || by === 'product'
    const discountsOf = (id: string) =>
      new Set(facts.flatMap((fact) => (fact.order_id === id && fact.kind === 'discount' ? [fact.key] : [])))
    const some = facts.filter(
      (fact) =>
        fact.kind === (ofGoods ? 'product' : 'all') &&
        fact.currency_code === 'eur' &&
        fact.day >= from &&
        fact.day <= to &&
        (!region_id || region_id.includes(fact.region_id)) &&
        (!sales_channel_id || sales_channel_id.includes(fact.sales_channel_id)) &&
        (!product_id || fact.key === product_id) &&
        (!collection_id || collectionOf(Number(fact.key.slice(5))) === collection_id) &&
        (!discount_id || discountsOf(fact.order_id).has(discount_id)),
    )
    if (by === 'discount')
      return some.flatMap((fact) => [...discountsOf(fact.order_id)].map((key) => ({ ...fact, key })))
    return some
  }
  const sum = (rows: readonly Fact[], name: 'gross' | 'net' | 'returned_units') =>
    rows.reduce((all, row) => all + row[name], 0)
  const cases = periods.flatMap(([from, to]) =>
    filters.map((filter): Query => ({ from, to, currency_code: 'eur', compare: 'none', ...filter })),
  )

  it('come to what the facts of the period say, whatever it is and whatever narrows it', async () => {
    for (const query of cases) {
      const expected = counted(query)
      for (const interval of ['day', 'month'] as const) {
        const { summary } = await t.call('GET /admin/analytics/summary', {
          headers: t.staff,
          query: { ...query, interval },
        })
        expect(summary.figures, JSON.stringify(query)).toMatchObject({
          gross_sales: sum(expected, 'gross'),
          net_sales: sum(expected, 'net'),
          returned_units: sum(expected, 'returned_units'),
        })
        for (const { day, figures } of summary.series) {
          const then = expected.filter((fact) =>
            fact.day.startsWith(interval === 'day' ? day : day.slice(0, 7)),
          )
          expect(figures.net_sales, day).toBe(sum(then, 'net'))
        }
      }
    }
  })

  it('come apart by what the facts are about, the most first', async () => {
    for (const query of cases)
      for (const by of kinds) {
        const { breakdown } = await t.call('GET /admin/analytics/breakdown', {
          headers: t.staff,
          query: { ...query, by, limit: 100 },
        })
        const name = {
          product: 'key',
          discount: 'key',
          region: 'region_id',
          sales_channel: 'sales_channel_id',
        } as const
        const expected = groupBy(counted(query, by), (fact) => fact[name[by]])
        const told = breakdown.map(({ id, figures }) => [id, figures.gross_sales, figures.net_sales])
        const most = [...expected]
          .map(([id, rows]) => [id, sum(rows, 'gross'), sum(rows, 'net')] as const)
          .sort(([a, , net], [b, , other]) => other - net || (a < b ? -1 : 1))
        expect(told, JSON.stringify({ ...query, by })).toEqual(most)
      }
  })

  it('tell customers who came back once each', async () => {
    for (const query of cases.filter(({ product_id, collection_id }) => !product_id && !collection_id)) {
      const { summary } = await t.call('GET /admin/analytics/summary', { headers: t.staff, query })
      const back = counted(query).filter(({ is_first, orders }) => !is_first && orders === 1)
      expect(summary.returning_customers, JSON.stringify(query)).toBe(
        new Set(back.map(({ customer_id }) => customer_id)).size,
      )
    }
  })

  it('are filled by the updates of a shop that had none as they are kept', async () => {
    const { shop } = t
    const { sales_month, sales_year, sales_pair } = shop.db.t
    const stored = async () => {
      const rows = await Promise.all(
        [sales_month, sales_year, sales_pair].map((of) => shop.db.select().from(of)),
      )
      return rows.flatMap((some) => some.map((row) => JSON.stringify(row))).sort()
    }
    const kept = await stored()
    await shop.transaction(async (tx) => {
      for (const sums of [sales_month, sales_year, sales_pair]) await tx.delete(sums)
    })
    for (const [update, many] of [
      ['sums_of_months', 3],
      ['sums_of_years', 2],
    ] as const) {
      const { statements = [] } =
        migrationsOf(shop.db.dialect).find(({ name }) => name.endsWith(update)) ?? {}
      const fills = statements.filter((text) => text.startsWith('INSERT'))
      expect(fills, update).toHaveLength(many)
      await shop.engine.script(fills.join('\n'))
    }
    expect(await stored()).toEqual(kept)
  })

  it('are read by an index that begins with what is asked for, never row by row', async () => {
    const { db, engine } = t.shop
    // With so few rows PostgreSQL reads all of them whatever the indexes are.
    if (db.dialect !== 'sqlite') return
    const texts = new Set<string>()
    const stop = engine.observe((text) => texts.add(text))
    for (const query of cases) {
      await t.call('GET /admin/analytics/summary', { headers: t.staff, query: { ...query, compare: 'year' } })
      for (const by of kinds)
        await t.call('GET /admin/analytics/breakdown', { headers: t.staff, query: { ...query, by } })
    }
    stop()
    const sums = [...texts].filter((text) => /"sales_(fact|day|month|year|pair)"/.test(text))
    expect(sums.length).toBeGreaterThan(20)
    for (const text of sums) {
      const params = Array.from({ length: text.split('?').length - 1 }, () => '')
      const steps = await db.rows<{ detail: string }>({
        text: `explain query plan ${text}`,
        params,
        decode: [],
      })
      for (const { detail } of steps) {
        expect(detail, text).not.toMatch(/^SCAN sales_/)
        if (/^SEARCH sales_/.test(detail)) expect(detail, text).toMatch(narrow)
      }
    }
  })
})
