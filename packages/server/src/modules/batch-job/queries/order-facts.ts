import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { groupBy } from '../../../store/reading/group-by'
import type { OrderRow } from '../../order/queries'
import type { Finding, Target } from '../many/many-action'

type OrderHead = Pick<OrderRow, 'id' | 'display_id' | 'status' | 'payment_status' | 'fulfillment_status'>

/** Orders as far as it says what can be done with them; a canceled one is refused whatever is asked. */
export async function findingsOfOrders(
  db: Db,
  targets: readonly Target[],
  decide: (order: OrderHead) => Omit<Finding, 'name'>,
): Promise<Map<string, Finding>> {
  const { order: t } = db.t
  const rows = await db.rowsWhere(
    t,
    { id: idsOf(targets) },
    { columns: ['id', 'display_id', 'status', 'payment_status', 'fulfillment_status'] },
  )
  return new Map(
    rows.map((order): [string, Finding] => {
      const name = `#${order.display_id}`
      return order.status === 'canceled'
        ? [order.id, { name, reason: 'canceled', isRefused: true }]
        : [order.id, { name, ...decide(order) }]
    }),
  )
}

const idsOf = (targets: readonly Target[]) =>
  targets.length > 0 ? targets.map(({ record_id }) => record_id) : ['']

/** What is held for orders and not taken yet, by order and currency. */
export async function untakenSums(db: Db, targets: readonly Target[]) {
  const { payment: t } = db.t
  const rows = await db
    .select({
      order_id: t.order_id,
      currency_code: t.currency_code,
      amount: sql<number>`sum(${t.amount})`.mapWith(Number),
    })
    .from(t)
    .where(and(inArray(t.order_id, idsOf(targets)), isNull(t.captured_at), isNull(t.canceled_at)))
    .groupBy(t.order_id, t.currency_code)
  return groupBy(rows, ({ order_id }) => order_id)
}

/** How many pieces of orders are still to be packed, and how many were. */
export async function pieces(db: Db, targets: readonly Target[]) {
  const { line_item: t } = db.t
  const packed = sql`coalesce(${t.fulfilled_quantity}, 0)`
  const rows = await db
    .select({
      order_id: t.order_id,
      open: sql<number>`sum(case when ${t.quantity} > ${packed} then ${t.quantity} - ${packed} else 0 end)`.mapWith(
        Number,
      ),
      packed: sql<number>`sum(${packed})`.mapWith(Number),
    })
    .from(t)
    .where(inArray(t.order_id, idsOf(targets)))
    .groupBy(t.order_id)
  return new Map(rows.map((row) => [row.order_id, row]))
}

/** Which of the orders have a way to be sent. */
export async function withShippingMethod(db: Db, targets: readonly Target[]): Promise<Set<string | null>> {
  const { shipping_method: t } = db.t
  const rows = await db
    .selectDistinct({ order_id: t.order_id })
    .from(t)
    .where(inArray(t.order_id, idsOf(targets)))
  return new Set(rows.map(({ order_id }) => order_id))
}

/** The parcels of orders that were not called off, the oldest first. */
export async function parcelsOf(db: Db, targets: readonly Target[]) {
  const { fulfillment: t } = db.t
  const rows = await db.rowsWhere(
    t,
    { order_id: idsOf(targets), canceled_at: null },
    { columns: ['id', 'order_id', 'shipped_at'], orderBy: ['created_at', 'id'] },
  )
  return groupBy(rows, ({ order_id }) => order_id)
}

/** The orders with these numbers, by number. */
export async function ordersByNumber(db: Db, numbers: readonly number[]): Promise<Map<number, string>> {
  const { order: t } = db.t
  const found = new Map<number, string>()
  for (let at = 0; at < numbers.length; at += 500) {
    const rows = await db.rowsWhere(
      t,
      { display_id: numbers.slice(at, at + 500) },
      { columns: ['id', 'display_id'] },
    )
    for (const { id, display_id } of rows) found.set(display_id, id)
  }
  return found
}
