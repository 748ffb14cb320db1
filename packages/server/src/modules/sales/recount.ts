import type { Subscriber, TimedWork } from '../../events/subscriber'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { storeTimeZone } from '../store/time-zone'
import { countOrders } from './count-orders'
import { ordersAfter } from './queries'

const id = 'sales'
/** So many orders are counted in one transaction. */
const atOnce = 100
/** How long one look goes on counting, in ms, before other timed work has its turn; the next one goes on from there. */
const atMost = 3000

/** Counts an order whenever something became of it. */
export const salesFigures: Subscriber = {
  id: 'sales-figures',
  events: ['order.placed', 'order.updated', 'order.canceled', 'order.figures_changed'],
  async handle(shop, event) {
    const { id: orderId } = event.data as { id: string }
    await countOrders(shop, [orderId])
  },
}

/**
 * Counts what is not counted yet: all orders when the figures are new to the shop, when its time zone changed, and when
 * somebody asks for it. Meanwhile what is counted stands, and new orders are counted as they come.
 */
export const uncountedSales: TimedWork = {
  id: 'sales-count',
  every: 5000,
  run: (shop) => goOnCounting(shop, Date.now() + atMost),
}

/** @param until when to stop, in ms since 1970 */
export async function goOnCounting(shop: Shop, until: number): Promise<void> {
  const zone = await storeTimeZone(shop.db)
  let state = await countState(shop)
  if (state?.time_zone !== zone) state = await beginAgain(shop, zone)
  while (state && !state.done_at && Date.now() < until) state = await nextPart(shop, state)
}

type CountState = Shop['db']['t']['sales_count']['$inferSelect']

export async function countState({ db }: Pick<Shop, 'db'>): Promise<CountState | undefined> {
  const state = await db.rowWhere(db.t.sales_count, { id })
  return state
}

/** All orders are to be counted anew, in the background. */
export async function recountAll(shop: Shop): Promise<void> {
  await beginAgain(shop, await storeTimeZone(shop.db))
}

async function beginAgain(shop: Shop, time_zone: string): Promise<CountState | undefined> {
  await shop.transaction(async (tx) => {
    const { sales_count: t, order } = tx.t
    const start = { time_zone, cursor: '', counted: 0, total: await tx.$count(order), done_at: null }
    await tx
      .insert(t)
      .values({ id, ...start })
      .onConflictDoUpdate({ target: t.id, set: start })
  })
  return countState(shop)
}

async function nextPart(shop: Shop, { cursor, counted }: CountState): Promise<CountState | undefined> {
  const ids = await ordersAfter(shop.db, cursor, atOnce)
  await countOrders(shop, ids)
  const { sales_count: t } = shop.db.t
  const isLast = ids.length < atOnce
  await shop.transaction((tx) =>
    // Whoever asked to begin again meanwhile is not passed over.
    tx.updateRows(
      t,
      { cursor },
      { cursor: ids.at(-1) ?? cursor, counted: counted + ids.length, done_at: isLast ? now() : null },
    ),
  )
  return countState(shop)
}
