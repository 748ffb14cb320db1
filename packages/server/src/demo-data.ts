import { eq, inArray } from 'drizzle-orm'
import type { Shop } from './shop'

/** Moves orders into the past, with their lines and events of life: demo shops have a history. */
export async function backdateOrders(
  shop: Shop,
  dates: readonly { id: string; created_at: string }[],
): Promise<void> {
  for (let at = 0; at < dates.length; at += 50) {
    const batch = dates.slice(at, at + 50)
    await shop.transaction(async (tx) => {
      const { order, line_item, payment, fulfillment } = tx.t
      const ids = batch.map(({ id }) => id)
      const shipped = await tx.select().from(fulfillment).where(inArray(fulfillment.order_id, ids))
      const paid = await tx.select().from(payment).where(inArray(payment.order_id, ids))
      for (const { id, created_at } of batch) {
        const later = (hours: number) => new Date(Date.parse(created_at) + hours * 3_600_000).toISOString()
        await tx
          .update(order)
          .set({ created_at, updated_at: later(30) })
          .where(eq(order.id, id))
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
