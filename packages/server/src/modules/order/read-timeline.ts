import type { TimelineEntry } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { actorsOf } from '../audit/acting'
import { parcelsOf, returnsOf, wordsOf } from './queries/timeline'

interface TimelinePage {
  timeline: TimelineEntry[]
  next_cursor: string | null
}

/**
 * What happened to an order and to all that came after it, newest first: a fixed number of queries, however much there
 * was. `next_cursor` leads on to what was before; what happens meanwhile does not shift the pages.
 * @throws not_found, invalid_data for a cursor that is none
 */
export async function readTimeline(
  shop: Shop,
  orderId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<TimelinePage> {
  const { order: t } = shop.db.t
  const order = await shop.db.rowWhere(
    t,
    { id: orderId },
    { columns: ['id', 'created_at', 'canceled_at', 'canceled_by', 'metadata'] },
  )
  if (!order) throw notFound('Order', orderId)
  const before = cursor === undefined ? undefined : placeOf(cursor)
  const entries = [
    ...stamped('order', order, { placed: order.created_at }, agentOf(order)),
    ...(await deedsOf(shop.db, orderId, order)),
    ...(await editsOf(shop.db, orderId)),
    ...(await wordsOf(shop.db, orderId)),
  ]
    .filter((entry) => !before || compare(entry, before) > 0)
    .sort(compare)
  const timeline = entries.slice(0, limit)
  const last = timeline.at(-1)
  return { timeline, next_cursor: last && entries.length > limit ? `${last.at}/${last.id}` : null }
}

/** The agent that placed an order, as its metadata say it. */
function agentOf({ metadata }: { metadata: Record<string, unknown> | null }) {
  const agent = metadata?.agent as { protocol?: unknown; profile?: unknown } | undefined
  const { protocol, profile } = agent ?? {}
  return typeof protocol === 'string' && typeof profile === 'string' ? { agent: { protocol, profile } } : {}
}

/** Newest first; what happened at once by id. */
const compare = (a: { at: string; id: string }, b: { at: string; id: string }) =>
  a.at === b.at ? (a.id < b.id ? 1 : a.id > b.id ? -1 : 0) : a.at < b.at ? 1 : -1

function placeOf(cursor: string) {
  const [at = '', id = ''] = cursor.split('/')
  if (Number.isNaN(Date.parse(at)) || id === '') throw invalidData('cursor: it must be a next_cursor')
  return { at, id }
}

/** An entry for each stamp that a thing has. */
function stamped(
  thing: string,
  row: { id: string },
  stamps: Record<string, string | null>,
  details: object,
): TimelineEntry[] {
  return Object.entries(stamps).flatMap(([what, at]) =>
    at ? [{ kind: `${thing}_${what}`, id: `${row.id}-${what}`, at, ...details } as TimelineEntry] : [],
  )
}

/** What becomes of money and goods, and who did it. */
async function deedsOf(db: Db, orderId: string, order: OrderStamps): Promise<TimelineEntry[]> {
  const deeds = [
    ...stampedBy('order', order, { canceled: [order.canceled_at, order.canceled_by] }, {}),
    ...(await moneyOf(db, orderId)),
    ...(await goodsOf(db, orderId)),
    ...(await correctionsOf(db, orderId)),
    ...(await mailsOf(db, orderId)),
  ]
  const actorOf = await actorsOf(
    db,
    deeds.map(({ by = null }) => by),
  )
  return deeds.map(({ entry, by }) =>
    by === undefined ? entry : ({ ...entry, actor: actorOf(by) } as TimelineEntry),
  )
}

interface OrderStamps {
  id: string
  canceled_at: string | null
  canceled_by: string | null
}

/** An entry and what its row keeps of who did it; undefined where rows of the kind keep nothing. */
interface Deed {
  entry: TimelineEntry
  by?: string | null
}

/** The stamps of a thing, each with who gave it. */
function stampedBy(
  thing: string,
  row: { id: string },
  stamps: Record<string, readonly [at: string | null, by: string | null]>,
  details: object,
): Deed[] {
  return Object.entries(stamps).flatMap(([what, [at, by]]) =>
    stamped(thing, row, { [what]: at }, details).map((entry) => ({ entry, by })),
  )
}

async function moneyOf(db: Db, orderId: string): Promise<Deed[]> {
  const { payment, refund, ledger_entry: ledger } = db.t
  const payments = await db.rowsWhere(payment, { order_id: orderId })
  const refunds = await db.rowsWhere(refund, { order_id: orderId })
  const failed = await db.rowsWhere(ledger, { order_id: orderId, kind: 'refund_failed' })
  return [
    ...payments.flatMap((row) => {
      const about = (amount: number) => ({ payment_id: row.id, amount, provider_id: row.provider_id })
      // Less may have been taken than was held before.
      const held = Number(row.metadata?.authorized_amount ?? row.amount)
      return [
        ...stampedBy('payment', row, { authorized: [row.created_at, null] }, about(held)),
        ...stampedBy(
          'payment',
          row,
          { captured: [row.captured_at, row.settled_by], canceled: [row.canceled_at, row.settled_by] },
          about(row.amount),
        ),
      ]
    }),
    ...refunds.map((row) => ({
      entry: {
        kind: 'refund' as const,
        id: row.id,
        at: row.created_at,
        actor: null,
        refund_id: row.id,
        amount: row.amount,
        reason: row.reason,
        note: row.note,
        items: row.items ?? [],
      },
      by: row.created_by,
    })),
    ...failed.map((row) => ({
      entry: {
        kind: 'refund_failed' as const,
        id: row.id,
        at: row.created_at,
        refund_id: row.reference_id ?? '',
        amount: -row.refunded,
      },
    })),
  ]
}

async function goodsOf(db: Db, orderId: string): Promise<Deed[]> {
  const { swap, claim_order, fulfillment_item, return_item } = db.t
  const swaps = await db.rowsWhere(swap, { order_id: orderId })
  const claims = await db.rowsWhere(claim_order, { order_id: orderId })
  const owners = {
    order_id: orderId,
    swap_ids: swaps.map((row) => row.id),
    claim_ids: claims.map((row) => row.id),
  }
  const parcels = await parcelsOf(db, owners)
  const back = await returnsOf(db, owners)
  const packed = await db.rowsWhere(fulfillment_item, {
    fulfillment_id: parcels.map((row) => row.id),
  })
  const coming = await db.rowsWhere(return_item, { return_id: back.map((row) => row.id) })
  const inParcel = groupBy(packed, (item) => item.fulfillment_id)
  const inReturn = groupBy(coming, (item) => item.return_id)
  const pieces = (items: readonly { quantity: number }[] | undefined) =>
    (items ?? []).reduce((sum, item) => sum + item.quantity, 0)
  return [
    ...parcels.flatMap((row) =>
      stampedBy(
        'fulfillment',
        row,
        {
          created: [row.created_at, row.created_by],
          shipped: [row.shipped_at, row.shipped_by],
          canceled: [row.canceled_at, row.canceled_by],
        },
        {
          fulfillment_id: row.id,
          quantity: pieces(inParcel.get(row.id)),
          swap_id: row.swap_id,
          claim_order_id: row.claim_order_id,
        },
      ),
    ),
    ...back.flatMap((row) =>
      stampedBy(
        'return',
        row,
        { requested: [row.created_at, row.created_by], received: [row.received_at, row.received_by] },
        {
          return_id: row.id,
          quantity: pieces(inReturn.get(row.id)),
          refund_amount: row.refund_amount,
          swap_id: row.swap_id,
          claim_order_id: row.claim_order_id,
        },
      ),
    ),
    ...swaps.flatMap((row) =>
      stampedBy(
        'swap',
        row,
        {
          created: [row.created_at, row.created_by],
          // Whoever it is for agrees to it.
          confirmed: [row.confirmed_at, null],
          canceled: [row.canceled_at, row.canceled_by],
        },
        { swap_id: row.id, difference_due: row.difference_due },
      ),
    ),
    ...claims.flatMap((row) =>
      stampedBy(
        'claim',
        row,
        { created: [row.created_at, row.created_by], canceled: [row.canceled_at, row.canceled_by] },
        { claim_order_id: row.id, type: row.type, refund_amount: row.refund_amount },
      ),
    ),
  ]
}

async function editsOf(db: Db, orderId: string): Promise<TimelineEntry[]> {
  const { order_edit: edit } = db.t
  const edits = await db.rowsWhere(edit, { order_id: orderId })
  return edits.flatMap((row) => {
    const order_edit_id = row.id
    const one = (what: string, at: string | null, by: string | null, more: object = {}) =>
      stamped('order_edit', row, { [what]: at }, { order_edit_id, by, ...more })
    return [
      ...one('created', row.created_at, row.created_by),
      ...one('requested', row.requested_at, row.requested_by),
      ...one('confirmed', row.confirmed_at, row.confirmed_by),
      ...one('declined', row.declined_at, row.declined_by, { reason: row.declined_reason }),
      ...one('canceled', row.canceled_at, row.canceled_by),
    ]
  })
}

/** Whom and where it was for was corrected. */
async function correctionsOf(db: Db, orderId: string): Promise<Deed[]> {
  const { order_change: change, customer } = db.t
  const changes = await db.rowsWhere(change, { order_id: orderId })
  const people = await db.rowsWhere(
    customer,
    { id: changes.flatMap((row) => [row.from_customer_id ?? '', row.to_customer_id ?? '']) },
    { columns: ['id', 'email', 'first_name', 'last_name'] },
  )
  const personOf = (id: string | null) => people.find((one) => one.id === id) ?? null
  return changes.map(({ id, kind, created_at: at, created_by: by, from_customer_id, to_customer_id }) => ({
    entry:
      kind === 'customer'
        ? {
            kind: 'customer_changed' as const,
            id,
            at,
            actor: null,
            from: personOf(from_customer_id),
            to: personOf(to_customer_id),
          }
        : { kind: `${kind}_changed` as const, id, at, actor: null },
    by,
  }))
}

/** What the customer was told, and what staff had told again. */
async function mailsOf(db: Db, orderId: string): Promise<Deed[]> {
  const { notification } = db.t
  const told = await db.rowsWhere(notification, { resource_id: orderId })
  return told.map(({ id, created_at: at, event_name, to, created_by: by }) => ({
    entry: { kind: 'notification' as const, id, at, actor: null, notification_id: id, event_name, to },
    by,
  }))
}
