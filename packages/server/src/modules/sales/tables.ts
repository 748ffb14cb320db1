import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

/** What is counted, in minor units or pieces; changes, so that a row may be below 0. */
const counted = (k: Kit) => ({
  gross: k.big().notNull().default(0),
  discounts: k.big().notNull().default(0),
  returns: k.big().notNull().default(0),
  net: k.big().notNull().default(0),
  shipping: k.big().notNull().default(0),
  taxes: k.big().notNull().default(0),
  gift_cards: k.big().notNull().default(0),
  orders: k.big().notNull().default(0),
  units: k.big().notNull().default(0),
  returned_units: k.big().notNull().default(0),
  new_customers: k.big().notNull().default(0),
})

/** Sums by kind, key and place; of each span under a name of its own. */
const summed = <Name extends 'sales_day' | 'sales_month' | 'sales_year'>(k: Kit, name: Name) =>
  k.table(
    name,
    {
      kind: k.text<SalesKind>().notNull(),
      currency_code: k.text().notNull(),
      day: k.text().notNull(),
      key: k.text().notNull(),
      region_id: k.text().notNull(),
      sales_channel_id: k.text().notNull(),
      ...counted(k),
    },
    (t) => [
      k.pk(t.kind, t.currency_code, t.day, t.key, t.region_id, t.sales_channel_id),
      // Covers the course of some keys: the days of a key lie far from each other in the table.
      k.index(
        `${name}_of_key`,
        t.kind,
        t.currency_code,
        t.key,
        t.day,
        t.region_id,
        t.sales_channel_id,
        t.gross,
        t.discounts,
        t.returns,
        t.net,
        t.shipping,
        t.taxes,
        t.gift_cards,
        t.orders,
        t.units,
        t.returned_units,
        t.new_customers,
      ),
      // Covers the question which keys sold most.
      k.index(
        `${name}_of_net`,
        t.kind,
        t.currency_code,
        t.day,
        t.key,
        t.net,
        t.region_id,
        t.sales_channel_id,
      ),
    ],
  )

export const salesTables = (k: Kit) => ({
  /** What one order changes about one day; written anew whenever something became of the order. */
  sales_fact: k.table(
    'sales_fact',
    {
      order_id: k.text().notNull(),
      /** `all`, `product` or `discount`; the last two say which by their key. */
      kind: k.text<SalesKind>().notNull(),
      key: k.text().notNull(),
      /** In the time zone of the store: `2026-03-29`. */
      day: k.text().notNull(),
      currency_code: k.text().notNull(),
      region_id: k.text().notNull(),
      sales_channel_id: k.text().notNull(),
      customer_id: k.text().notNull(),
      /** Whether it is the first order of its customer. */
      is_first: k.bool().notNull(),
      ...counted(k),
    },
    (t) => [
      k.pk(t.order_id, t.kind, t.key, t.day),
      // Covers the question how many customers came back.
      k.index(
        'sales_fact_of_key',
        t.kind,
        t.key,
        t.currency_code,
        t.is_first,
        t.orders,
        t.day,
        t.customer_id,
        t.region_id,
        t.sales_channel_id,
      ),
      k.index('sales_fact_customer_id', t.customer_id, t.kind, t.is_first),
    ],
  ),
  /** The facts added up by day. */
  sales_day: summed(k, 'sales_day'),
  /** And by month, so that a long period is its whole months and the days at its edges; `day` is the first of the month. */
  sales_month: summed(k, 'sales_month'),
  /** And by year, so that all that was ever sold is a few rows of each product; `day` is the first of the year. */
  sales_year: summed(k, 'sales_year'),
  /** What orders with a discount add to a product, by each span. */
  sales_pair: k.table(
    'sales_pair',
    {
      span: k.text<SalesSpan>().notNull(),
      currency_code: k.text().notNull(),
      discount_id: k.text().notNull(),
      product_id: k.text().notNull(),
      day: k.text().notNull(),
      region_id: k.text().notNull(),
      sales_channel_id: k.text().notNull(),
      ...counted(k),
    },
    (t) => [
      k.pk(t.span, t.currency_code, t.discount_id, t.product_id, t.day, t.region_id, t.sales_channel_id),
      k.index('sales_pair_of_day', t.span, t.currency_code, t.discount_id, t.day, t.product_id, t.net),
      k.index('sales_pair_of_product', t.span, t.currency_code, t.product_id, t.day, t.discount_id, t.net),
    ],
  ),
  /** How far the orders are counted, in one row. */
  sales_count: k.table('sales_count', {
    id: k.key(),
    /** In which the days are. */
    time_zone: k.text().notNull(),
    /** The last order that is counted; they are gone through by id. */
    cursor: k.text().notNull().default(''),
    counted: k.int().notNull().default(0),
    total: k.int().notNull().default(0),
    done_at: k.time(),
  }),
})

export type SalesKind = 'all' | 'product' | 'discount'
export type SalesSpan = 'day' | 'month' | 'year'

/** What each of these tables is to the rest of the shop. */
export const salesFacts = {
  sales_fact: {},
  sales_day: {},
  sales_month: {},
  sales_year: {},
  sales_pair: {},
  sales_count: {},
} satisfies FactsOf<typeof salesTables>
