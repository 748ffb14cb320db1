import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Shop } from './shop'

/**
 * Moves orders into the past, with their lines, their events of life and those who placed them: demo shops have a
 * history. The oldest orders come first.
 */
export async function backdateOrders(
  shop: Shop,
  dates: readonly { id: string; created_at: string }[],
): Promise<void> {
  for (let at = 0; at < dates.length; at += 50) {
    const batch = dates.slice(at, at + 50)
    await shop.transaction(async (tx) => {
      const { order, line_item, payment, fulfillment, customer } = tx.t
      const ids = batch.map(({ id }) => id)
      const shipped = await tx.select().from(fulfillment).where(inArray(fulfillment.order_id, ids))
      const placed = await tx
        .select({ id: order.id, customer_id: order.customer_id })
        .from(order)
        .where(inArray(order.id, ids))
      const buyers = new Map(placed.map((row) => [row.id, row.customer_id]))
      const paid = await tx.select().from(payment).where(inArray(payment.order_id, ids))
      for (const { id, created_at } of batch) {
        const later = (hours: number) => new Date(Date.parse(created_at) + hours * 3_600_000).toISOString()
        await tx
          .update(order)
          .set({ created_at, updated_at: later(30) })
          .where(eq(order.id, id))
        await tx
          .update(customer)
          .set({ created_at, updated_at: created_at })
          .where(and(eq(customer.id, buyers.get(id) ?? ''), gt(customer.created_at, created_at)))
        await tx
          .update(line_item)
          .set({ created_at, updated_at: created_at })
          .where(eq(line_item.order_id, id))
        for (const one of paid.filter(({ order_id }) => order_id === id))
          await tx
            .update(payment)
            .set({ created_at, updated_at: later(2), captured_at: one.captured_at && later(2) })
            .where(eq(payment.id, one.id))
        for (const one of shipped.filter(({ order_id }) => order_id === id))
          await tx
            .update(fulfillment)
            .set({ created_at: later(20), updated_at: later(30), shipped_at: one.shipped_at && later(30) })
            .where(eq(fulfillment.id, one.id))
      }
    })
  }
}

/** Gives pictures what pages need to place them: size, preview, widths, alternative text. */
export async function describeImages(
  shop: Shop,
  images: readonly { id: string; metadata: Record<string, unknown> }[],
): Promise<void> {
  await shop.transaction(async (tx) => {
    for (const { id, metadata } of images)
      await tx.update(tx.t.image).set({ metadata }).where(eq(tx.t.image.id, id))
  })
}

/** Removes the user a seed worked as: it never signed in and nothing belongs to it. */
export async function removeSeedUser(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await tx.delete(tx.t.api_token).where(eq(tx.t.api_token.user_id, id))
    await tx.delete(tx.t.user).where(eq(tx.t.user.id, id))
  })
}
