import { type CallName, contract } from '@cartwright/contract'
import { eq, getTableColumns, type Table } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Tables } from '../store/database/engine'
import { openCounter, type PlacedOrder, placeOrder } from '../testing/placed-order'
import { describeShop } from '../testing/test-shop'
import { createProduct } from '../testing/world'

/** Every list that can be asked for without knowing an id first: the contract says which. */
const lists = (Object.entries(contract) as [string, { query?: unknown }][]).flatMap(([name, { query }]) =>
  name.startsWith('GET ') &&
  !name.includes(':') &&
  hasLimit(query) &&
  !name.startsWith('GET /store/customers/me')
    ? [name as CallName]
    : [],
)

function hasLimit(query: unknown): boolean {
  const { shape } = (query ?? {}) as { shape?: object }
  return Boolean(shape && 'limit' in shape)
}

const sold = (n: number, day: string) => ({
  kind: 'product',
  currency_code: 'eur',
  day,
  key: `prod_${n}`,
  net: 10,
})

/** What rows of a table need to be shown; other columns are filled by their kind. */
const filled: Partial<Record<keyof Tables, (n: number) => Record<string, unknown>>> = {
  api_token: () => ({ domain: 'admin' }),
  customer: () => ({}),
  customer_group: () => ({}),
  product_collection: () => ({}),
  product_category: () => ({ is_active: true, parent_category_id: null }),
  gift_card: () => ({ region_id: 'reg_0', value: 10, balance: 10 }),
  newsletter_subscriber: () => ({}),
  note: () => ({}),
  notification: () => ({}),
  price_list: () => ({ type: 'sale', status: 'active' }),
  publishable_api_key: () => ({}),
  sales_channel: () => ({}),
  stock_location: () => ({}),
  region: (n) => ({ id: `reg_${n}`, currency_code: 'eur' }),
  tax_rate: () => ({ region_id: 'reg_0' }),
  upload: () => ({}),
  user: () => ({ role: 'member' }),
  discount_rule: (n) => ({ id: `dru_${n}`, type: 'percentage', value: 10, allocation: 'total' }),
  discount: (n) => ({ rule_id: `dru_${n}` }),
  shipping_option: () => ({ region_id: 'reg_0', price_type: 'flat_rate', amount: 5, provider_id: 'manual' }),
  sales_day: (n) => sold(n, new Date().toISOString().slice(0, 10)),
  sales_month: (n) => sold(n, `${new Date().toISOString().slice(0, 7)}-01`),
  sales_year: (n) => sold(n, `${new Date().toISOString().slice(0, 4)}-01-01`),
  webhook: () => ({ events: ['*'] }),
  payment_collection: () => ({ region_id: 'reg_0', currency_code: 'eur', type: 'order_edit' }),
}
/** The same of what hangs on an order. */
const after: Partial<Record<keyof Tables, (order: PlacedOrder, n: number) => Record<string, unknown>>> = {
  draft_order: ({ cart_id }, n) => ({ cart_id, display_id: n + 1 }),
  order_tag: ({ id }, n) => ({ order_id: id, value: `tag ${n}` }),
  sales_document: ({ id }, n) => ({ order_id: id, kind: 'invoice', year: 2026, sequence: n }),
  order_edit: ({ id }) => ({ order_id: id, created_by: 'usr_1' }),
  return: ({ id }) => ({ order_id: id, status: 'requested', refund_amount: 1 }),
  swap: ({ id }) => ({ order_id: id, fulfillment_status: 'not_fulfilled', payment_status: 'not_paid' }),
}
/** What a list cannot be asked without. */
const needed: Partial<Record<CallName, object>> = {
  'GET /admin/analytics/breakdown': { by: 'product', currency_code: 'eur' },
}
const many = 60

describeShop('the number of queries', (t) => {
  beforeAll(async () => {
    for (const [name, row] of Object.entries(filled)) await fill(name, row)
    const counter = await openCounter(t, { stock: 1000 })
    const orders: PlacedOrder[] = []
    for (let n = 0; n < many; n++) {
      orders.push(await placeOrder(t, counter, { small: 1 }))
      await createProduct(
        t,
        `Cup ${n}`,
        { one: { eur: 100 + n } },
        { tags: [{ value: `tag ${n}` }], type: { value: `type ${n}` } },
      )
    }
    for (const [name, row] of Object.entries(after)) await fill(name, (n) => row(orders[n] as PlacedOrder, n))
    const [staff] = await t.shop.db
      .select({ id: t.shop.db.t.user.id })
      .from(t.shop.db.t.user)
      .where(eq(t.shop.db.t.user.role, 'admin'))
    await fill('batch_job', () => ({ type: 'product-export', created_by: staff?.id }))
    const notes = await t.shop.db.select({ id: t.shop.db.t.note.id }).from(t.shop.db.t.note)
    await fill('note_mention', (n) => ({ note_id: notes[n]?.id, user_id: staff?.id }))
  })

  const fill = (name: string, row: (n: number) => Record<string, unknown>) =>
    t.shop.transaction(async (tx) => {
      const table = tx.t[name as 'customer']
      const rows = Array.from({ length: many }, (_, n) => ({ ...bare(table, n), ...row(n) }))
      await tx.insertRows(table, rows as never)
    })

  it.each(lists)('of %s does not grow with the page', async (name) => {
    const cost = async (limit: number) => {
      const ask = () =>
        t.try(name, { headers: name.includes(' /admin') ? t.staff : {}, query: { ...needed[name], limit } })
      // What is remembered is remembered by then.
      await ask()
      await ask()
      const texts: string[] = []
      const stop = t.shop.engine.observe((text) => texts.push(withoutLists(text)))
      const { status, body } = await ask()
      stop()
      expect([name, status, body.message]).toEqual([name, 200, undefined])
      const rows = Object.values(body as object).find(Array.isArray) as unknown[] | undefined
      return { texts: texts.toSorted(), rows: rows?.length ?? 0 }
    }
    const small = await cost(5)
    const large = await cost(50)
    expect([small.rows, large.rows]).toEqual([5, 50])
    expect(large.texts).toEqual(small.texts)
  })
})

/** A list of values is one, however long it is. */
const withoutLists = (text: string) => text.replace(/(\$\d+|\?)(, (\$\d+|\?))*/g, '…')

/** A row with something in every column that must hold something. */
function bare(table: Table, n: number): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { notNull, hasDefault, defaultFn }]) => notNull && !hasDefault && !defaultFn,
  )
  return Object.fromEntries(
    columns.map(([name, { dataType }]) => [
      name,
      dataType === 'number' ? n : dataType === 'boolean' ? false : dataType === 'json' ? {} : `${name}-${n}`,
    ]),
  )
}
