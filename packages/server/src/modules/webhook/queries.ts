import type { Parsed } from '@cartwright/contract'
import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { equals, within } from '../../store/reading/filters'
import { now } from '../../store/schema/ids'
import { deleteInParts } from '../../store/writing/delete-in-parts'

/** Addresses that one instance is at together. */
const atOnce = 8

/** A look without a transaction: an idle shop writes nothing. */
export async function whereSomethingIsDue({ db }: Shop): Promise<string[]> {
  const { webhook: t, webhook_delivery } = db.t
  const rows = await db
    .selectDistinct({ id: webhook_delivery.webhook_id })
    .from(webhook_delivery)
    .innerJoin(t, eq(t.id, webhook_delivery.webhook_id))
    .where(
      and(
        lte(webhook_delivery.due_at, now()),
        eq(t.is_enabled, true),
        or(isNull(t.claimed_until), lt(t.claimed_until, now())),
      ),
    )
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/** Claims those webhooks that nobody holds, and answers them. */
export async function claimWebhooks(tx: Tx, ids: readonly string[], until: string) {
  const { webhook: t } = tx.t
  return tx
    .update(t)
    .set({ claimed_until: until })
    .where(and(inArray(t.id, [...ids]), or(isNull(t.claimed_until), lt(t.claimed_until, now()))))
    .returning({
      id: t.id,
      url: t.url,
      sealed_secret: t.sealed_secret,
      sealed_old_secret: t.sealed_old_secret,
      old_secret_until: t.old_secret_until,
    })
}

/** The next deliveries to a webhook that are due, in their order. */
export async function dueDeliveries(db: Db, webhookId: string, batch: number) {
  const { webhook_delivery: t } = db.t
  return db
    .select({ id: t.id, event_name: t.event_name, payload: t.payload, attempts: t.attempts })
    .from(t)
    .where(and(eq(t.webhook_id, webhookId), lte(t.due_at, now())))
    .orderBy(asc(t.due_at), asc(t.created_at), asc(t.id))
    .limit(batch)
}

/** Switches a webhook off that fails since before then; answers it if it was on. */
export async function switchOffFailing(tx: Tx, webhookId: string, at: string, tooLong: string) {
  const { webhook: t } = tx.t
  return tx
    .update(t)
    .set({ is_enabled: false, disabled_at: at })
    .where(and(eq(t.id, webhookId), eq(t.is_enabled, true), lt(t.failing_since, tooLong)))
    .returning({ id: t.id })
}

/** Some deliveries of a webhook, the oldest first. */
export async function deliveriesToReplay(
  tx: Tx,
  webhookId: string,
  { ids, status, created_at }: Parsed<'POST /admin/webhooks/:id/replay'>['body'],
  most: number,
) {
  const { webhook_delivery: t } = tx.t
  return tx
    .select({ id: t.id, event_id: t.event_id, event_name: t.event_name, payload: t.payload })
    .from(t)
    .where(
      and(
        eq(t.webhook_id, webhookId),
        ids ? inArray(t.id, ids) : undefined,
        equals(t.status, status && [status]),
        within(t.created_at, created_at),
      ),
    )
    .orderBy(asc(t.created_at), asc(t.id))
    .limit(most)
}

/** Deletes all that was or is to be delivered to a webhook. */
export async function deleteDeliveriesOf(shop: Shop, webhookId: string): Promise<void> {
  const { webhook_delivery: t } = shop.db.t
  await deleteInParts(shop, t, t.id, eq(t.webhook_id, webhookId))
}

/** Deletes what was delivered to any webhook before then. */
export async function deleteDeliveriesBefore(shop: Shop, instant: string): Promise<void> {
  const { webhook_delivery: t } = shop.db.t
  await deleteInParts(shop, t, t.id, lt(t.created_at, instant))
}
