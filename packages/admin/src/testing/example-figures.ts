import type { SalesFigures, SalesPart, SalesSummary } from '@cartwright/contract'

/** Figures of a day on which so many orders of 40 came. */
export function figuresOfOrders(orders: number): SalesFigures {
  return {
    gross_sales: orders * 4000,
    discounts: orders * 200,
    returns: orders * 100,
    net_sales: orders * 3700,
    shipping: orders * 500,
    taxes: orders * 800,
    total_sales: orders * 5000,
    gift_cards: 0,
    orders,
    average_order: orders > 0 ? 3800 : null,
    units: orders * 2,
    returned_units: Math.floor(orders / 4),
    returns_rate: orders > 0 ? 12.5 : null,
    new_customers: Math.ceil(orders / 2),
  }
}

const days = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2026, 9, 20 + at)).toISOString().slice(0, 10),
)
const total = (orders: readonly number[]) => figuresOfOrders(orders.reduce((sum, one) => sum + one, 0))
const lately = days.map((_, at) => 4 + ((at * 7) % 11) + Math.floor(at / 6))
const earlier = days.map((_, at) => 5 + ((at * 5) % 9))

export const summary: SalesSummary = {
  period: { from: '2026-10-20', to: '2026-11-18' },
  compared: { from: '2026-09-20', to: '2026-10-19' },
  time_zone: 'Europe/Berlin',
  currency_code: 'eur',
  currencies: ['eur', 'jpy'],
  counted: 1,
  figures: total(lately),
  before: total(earlier),
  returning_customers: 61,
  returning_before: 54,
  series: days.map((day, at) => ({ day, figures: figuresOfOrders(lately[at] ?? 0) })),
  series_before: days.map((_, at) => ({
    day: new Date(Date.UTC(2026, 8, 20 + at)).toISOString().slice(0, 10),
    figures: figuresOfOrders(earlier[at] ?? 0),
  })),
}

const part = (id: string, name: string | null, orders: number): SalesPart => ({
  id,
  name,
  figures: figuresOfOrders(orders),
  before: figuresOfOrders(Math.floor(orders / 2)),
})

export const breakdown: SalesPart[] = [
  part('prod_jug', 'Tall jug, ash glaze', 120),
  part('prod_lamp', 'Paper lamp', 74),
  part('prod_gone', null, 12),
]

export const analyticsAnswers = {
  'GET /admin/analytics/summary': { summary },
  'GET /admin/analytics/breakdown': {
    period: summary.period,
    compared: summary.compared,
    currency_code: 'eur',
    breakdown,
  },
} as const
