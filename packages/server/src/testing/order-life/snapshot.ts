import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import type { LifeShop } from './life-shop'

/** All rows that one order's life touches, as they lie in the database. */
export type Snapshot = Awaited<ReturnType<typeof snapshotOf>>

export async function snapshotOf(db: Db, orderId: string, shop: LifeShop) {
  const { t } = db
  const [order] = await db.select().from(t.order).where(eq(t.order.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}`)
  const swaps = await db.select().from(t.swap).where(eq(t.swap.order_id, orderId)).orderBy(asc(t.swap.id))
  const claims = await db
    .select()
    .from(t.claim_order)
    .where(eq(t.claim_order.order_id, orderId))
    .orderBy(asc(t.claim_order.id))
  const edits = await db
    .select()
    .from(t.order_edit)
    .where(eq(t.order_edit.order_id, orderId))
    .orderBy(asc(t.order_edit.id))
  const [swapIds, claimIds, editIds] = [ids(swaps), ids(claims), ids(edits)]
  const lines = await db
    .select()
    .from(t.line_item)
    .where(
      or(
        eq(t.line_item.order_id, orderId),
        eq(t.line_item.cart_id, order.cart_id ?? ''),
        inArray(t.line_item.swap_id, swapIds),
        inArray(t.line_item.claim_order_id, claimIds),
        inArray(t.line_item.order_edit_id, editIds),
      ),
    )
    .orderBy(asc(t.line_item.id))
  const ofOrder = (table: typeof t.fulfillment | typeof t.return) =>
    or(eq(table.order_id, orderId), inArray(table.swap_id, swapIds), inArray(table.claim_order_id, claimIds))
  const fulfillments = await db
    .select()
    .from(t.fulfillment)
    .where(ofOrder(t.fulfillment))
    .orderBy(asc(t.fulfillment.id))
  const returns = await db.select().from(t.return).where(ofOrder(t.return)).orderBy(asc(t.return.id))
  const collections = await db
    .select()
    .from(t.payment_collection)
    .where(
      inArray(t.payment_collection.id, ['', ...edits.flatMap((edit) => edit.payment_collection_id ?? [])]),
    )
  const collected = await db
    .select()
    .from(t.payment_collection_payments)
    .where(
      inArray(t.payment_collection_payments.payment_collection_id, ['', ...collections.map((one) => one.id)]),
    )
  const stocked = await db
    .select({
      variant_id: t.product_variant_inventory_item.variant_id,
      item: t.inventory_level.inventory_item_id,
      required: t.product_variant_inventory_item.required_quantity,
      location_id: t.inventory_level.location_id,
      stocked: t.inventory_level.stocked_quantity,
      reserved: t.inventory_level.reserved_quantity,
    })
    .from(t.inventory_level)
    .innerJoin(
      t.product_variant_inventory_item,
      eq(t.product_variant_inventory_item.inventory_item_id, t.inventory_level.inventory_item_id),
    )
    .where(inArray(t.inventory_level.location_id, shop.locations))
    .orderBy(asc(t.inventory_level.id))
  return {
    order,
    swaps,
    claims,
    edits,
    lines,
    fulfillments,
    returns,
    collections,
    levels: stocked,
    changes: await db
      .select()
      .from(t.order_item_change)
      .where(inArray(t.order_item_change.order_edit_id, editIds))
      .orderBy(asc(t.order_item_change.id)),
    methods: await db
      .select()
      .from(t.shipping_method)
      .where(eq(t.shipping_method.order_id, orderId))
      .orderBy(asc(t.shipping_method.id)),
    payments: await db
      .select()
      .from(t.payment)
      .where(
        or(
          eq(t.payment.order_id, orderId),
          inArray(t.payment.id, ['', ...collected.map((one) => one.payment_id)]),
        ),
      )
      .orderBy(asc(t.payment.id)),
    ledger: await db
      .select()
      .from(t.ledger_entry)
      .where(eq(t.ledger_entry.order_id, orderId))
      .orderBy(asc(t.ledger_entry.id)),
    refunds: await db.select().from(t.refund).where(eq(t.refund.order_id, orderId)).orderBy(asc(t.refund.id)),
    packed: await db
      .select()
      .from(t.fulfillment_item)
      .where(inArray(t.fulfillment_item.fulfillment_id, ids(fulfillments)))
      .orderBy(asc(t.fulfillment_item.fulfillment_id), asc(t.fulfillment_item.item_id)),
    returned: await db
      .select()
      .from(t.return_item)
      .where(inArray(t.return_item.return_id, ids(returns)))
      .orderBy(asc(t.return_item.return_id), asc(t.return_item.item_id)),
    claimed: await db
      .select()
      .from(t.claim_item)
      .where(inArray(t.claim_item.claim_order_id, claimIds))
      .orderBy(asc(t.claim_item.id)),
    reservations: (
      await db
        .select()
        .from(t.reservation_item)
        .where(inArray(t.reservation_item.line_item_id, ids(lines)))
        .orderBy(asc(t.reservation_item.id))
    ).filter((row) => row.deleted_at === null),
    cards: await db
      .select({
        id: t.gift_card.id,
        balance: t.gift_card.balance,
        value: t.gift_card.value,
        spent: t.gift_card_transaction.amount,
      })
      .from(t.gift_card_transaction)
      .innerJoin(t.gift_card, eq(t.gift_card.id, t.gift_card_transaction.gift_card_id))
      .where(eq(t.gift_card_transaction.order_id, orderId)),
    variants: await db
      .select({
        id: t.product_variant.id,
        own: t.product_variant.inventory_quantity,
        managed: t.product_variant.manage_inventory,
      })
      .from(t.product_variant)
      .where(inArray(t.product_variant.id, shop.variants))
      .orderBy(asc(t.product_variant.id)),
  }
}

/** Never empty: a list of nothing is no condition. */
const ids = (rows: readonly { id: string }[]) => ['', ...rows.map((row) => row.id)]

/** The line and whether it is part of what was sold and still stands. */
export function standingLines({ order, lines, swaps, claims }: Snapshot) {
  return lines.filter(
    (line) =>
      line.order_id === order.id ||
      swaps.some((swap) => swap.id === line.swap_id) ||
      claims.some((claim) => claim.id === line.claim_order_id),
  )
}
