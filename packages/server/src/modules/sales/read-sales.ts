import type { Parsed, SalesPart, SalesPoint, SalesSummary } from '@cartwright/contract'
import { wrongField } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { dayOf, storeTimeZone } from '../store/time-zone'
import { type FactCounts, nothingCounted } from './order-facts'
import {
  countedBy,
  countsByDay,
  countsByPart,
  currenciesSold,
  mostSold,
  namesOf,
  returningCustomers,
  type SalesFilter,
} from './queries/sums'
import { countState } from './recount'
import { add, type Counted, figuresOf } from './sales-figures'
import {
  beginnings,
  comparedWith,
  daysIn,
  type Interval,
  isDay,
  type Period,
  plusDays,
  startOf,
} from './shop-days'

type Query = Parsed<'GET /admin/analytics/breakdown'>['query']
type Common = Omit<Query, 'by' | 'limit'>

/** The longest period, in days: ten years and some. */
const longest = 3700

interface Asked {
  period: Period
  compared: Period | null
  time_zone: string
  currencies: string[]
  filter: SalesFilter
}

/** @throws invalid_data for days that are none, that stand the wrong way round, or that are too far apart */
async function asked(db: Db, query: Common): Promise<Asked> {
  const time_zone = await storeTimeZone(db)
  const { compare, from: _from, to: _to, currency_code, ...filter } = query
  const period = periodOf(query, dayOf(now(), time_zone))
  const currencies = await currenciesSold(db)
  return {
    period,
    compared: compare === 'none' ? null : comparedWith(period, compare),
    time_zone,
    currencies,
    filter: {
      ...filter,
      currency_code: (currency_code ?? currencies[0] ?? (await defaultCurrency(db))).toLowerCase(),
    },
  }
}

function periodOf({ from, to }: Common, today: string): Period {
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day))
      throw wrongField(field, `${day} is not a day; write it as 2026-03-01`)
  const end = to ?? (from && from > today ? from : today)
  const period = { from: from ?? plusDays(end, -29), to: end }
  if (period.from > period.to) throw wrongField('from', `${period.from} is after ${period.to}`)
  if (daysIn(period) > longest) throw wrongField('from', `a period has ${longest} days at most`)
  return period
}

async function defaultCurrency(db: Db): Promise<string> {
  const [store] = await db.select({ code: db.t.store.default_currency_code }).from(db.t.store).limit(1)
  return store?.code ?? 'usd'
}

/** What was sold in a period and how it went, beside the period it is compared with. */
export async function readSummary(
  shop: Shop,
  query: Parsed<'GET /admin/analytics/summary'>['query'],
): Promise<SalesSummary> {
  const { db } = shop
  const { interval, ...common } = query
  const { period, compared, time_zone, currencies, filter } = await asked(db, common)
  const of = countedBy(filter)
  const customersIn = (some: Period | null) =>
    some && of === 'orders' ? returningCustomers(db, filter, some) : null
  const [now, before, returning_customers, returning_before, counted] = await Promise.all([
    courseOf(db, filter, period, interval, of),
    compared && courseOf(db, filter, compared, interval, of),
    customersIn(period),
    customersIn(compared),
    shareCounted(shop),
  ])
  return {
    period,
    compared,
    time_zone,
    currency_code: filter.currency_code,
    currencies,
    counted,
    figures: now.figures,
    before: before?.figures ?? null,
    returning_customers,
    returning_before,
    series: now.series,
    series_before: before?.series ?? [],
  }
}

async function courseOf(db: Db, filter: SalesFilter, period: Period, interval: Interval, of: Counted) {
  const sums = new Map<string, FactCounts>(beginnings(period, interval).map((day) => [day, nothingCounted()]))
  const whole = nothingCounted()
  for (const { day, ...counts } of await countsByDay(db, filter, period, interval)) {
    const start = startOf(day, interval)
    const sum = sums.get(start) ?? nothingCounted()
    sums.set(start, sum)
    add(sum, counts)
    add(whole, counts)
  }
  const series = [...sums].map(([day, counts]): SalesPoint => ({ day, figures: figuresOf(counts, of) }))
  return { figures: figuresOf(whole, of), series }
}

/** How much of the orders is counted, 0 to 1. */
export async function shareCounted(shop: Pick<Shop, 'db'>): Promise<number> {
  const state = await countState(shop)
  if (!state) return 0
  if (state.done_at) return 1
  return state.total > 0 ? Math.min(0.99, state.counted / state.total) : 0
}

/** What was sold in a period by product, region, channel or discount, the most first. */
export async function readBreakdown({ db }: Pick<Shop, 'db'>, query: Query) {
  const { by, limit, ...common } = query
  const { period, compared, filter } = await asked(db, common)
  const keys = await mostSold(db, filter, period, by, limit)
  const [counts, before, names] = await Promise.all([
    countsByPart(db, filter, period, by, keys),
    compared && countsByPart(db, filter, compared, by, keys),
    namesOf(db, by, keys),
  ])
  const of = by === 'product' ? 'product' : countedBy(filter)
  const breakdown = keys.map(
    (id): SalesPart => ({
      id,
      name: names.get(id) ?? null,
      figures: figuresOf(counts.get(id) ?? nothingCounted(), of),
      before: before && figuresOf(before.get(id) ?? nothingCounted(), of),
    }),
  )
  return { period, compared, currency_code: filter.currency_code, breakdown }
}
