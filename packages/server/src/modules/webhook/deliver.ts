import { outageLog } from '../../events/outage'
import type { Shop } from '../../shop'
import { inBackground } from '../../store/database/turns'
import { now } from '../../store/schema/ids'
import { claimWebhooks, dueDeliveries, switchOffFailing, whereSomethingIsDue } from './queries'
import { type Attempt, type Receiver, sendDelivery } from './send-delivery'
import { onDelivery } from './wake'

/** Waits before each new attempt, in ms: a day in all. After the last one a delivery has failed, and can be replayed. */
export const waits = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 54_000_000]
/** An address where nothing has arrived for so long is told of nothing any more, in ms. */
export const givesUpAfter = 5 * 86_400_000
const lookEvery = 1000
/** How long an instance may be at one address before another may take it over, in ms. */
const lease = 120_000
/** After so long it lets go of an address by itself, so that no lease runs out in the middle. */
const turn = 60_000
/** Deliveries it takes up for an address at a time. */
const batch = 20

/** Delivers what is due to webhooks, outside of all transactions, at least once. */
export function startDeliveries(shop: Shop) {
  const outage = outageLog(shop, 'delivering to webhooks')
  let running: Promise<void> | undefined
  let isStopped = false
  let again = false
  const look = () => {
    again = true
    running ??= inBackground(async () => {
      while (again && !isStopped) {
        again = false
        await deliverDue(shop, () => isStopped)
      }
    })
      .then(outage.succeeded, outage.failed)
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(look, lookEvery)
  timer.unref()
  const forget = onDelivery(look)
  return {
    /** Finishes the requests in hand and stops. */
    async stop() {
      isStopped = true
      forget()
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Delivers what is due now. Of one address deliveries are made one after another, those first that are due first: first
 * attempts go out in the order of their events. One that failed waits its time and keeps no later one waiting.
 */
export async function deliverDue(shop: Shop, isStopped = () => false): Promise<void> {
  for (;;) {
    const waiting = await whereSomethingIsDue(shop)
    const claimed = await claim(shop, waiting)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((to) => deliverTo(shop, to, isStopped)))
    if (isStopped()) return
  }
}

async function claim(shop: Shop, ids: readonly string[]): Promise<Receiver[]> {
  if (ids.length === 0) return []
  const until = new Date(Date.now() + lease).toISOString()
  return shop.transaction((tx) => claimWebhooks(tx, ids, until))
}

async function deliverTo(shop: Shop, to: Receiver, isStopped: () => boolean): Promise<void> {
  const until = Date.now() + turn
  try {
    const due = await dueDeliveries(shop.db, to.id, batch)
    for (const delivery of due) {
      if (isStopped() || Date.now() > until) return
      const attempted_at = now()
      const attempt = await sendDelivery(shop, to, delivery)
      await writeAttempt(shop, to.id, { ...delivery, attempted_at }, attempt)
    }
  } finally {
    await shop.transaction((tx) => tx.updateRows(tx.t.webhook, { id: to.id }, { claimed_until: null }))
  }
}

/** Writes down what became of an attempt, and what follows for the delivery and for its address. */
export async function writeAttempt(
  shop: Shop,
  webhookId: string,
  delivery: { id: string; attempts: number; attempted_at: string },
  { is_delivered, ...attempt }: Attempt,
  waitsAgain = true,
): Promise<void> {
  const { id, attempts, attempted_at } = delivery
  const wait = waitsAgain ? waits[attempts] : undefined
  const at = now()
  await shop.transaction(async (tx) => {
    const { webhook: t } = tx.t
    await tx.updateRows(
      tx.t.webhook_delivery,
      { id },
      {
        ...attempt,
        attempts: attempts + 1,
        attempted_at,
        status: is_delivered ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
        delivered_at: is_delivered ? at : null,
        due_at: is_delivered || wait === undefined ? null : new Date(Date.now() + wait).toISOString(),
      },
    )
    if (is_delivered) {
      await tx.updateRows(t, { id: webhookId }, { failing_since: null })
      return
    }
    await tx.updateRows(t, { id: webhookId, failing_since: null }, { failing_since: at })
    const tooLong = new Date(Date.now() - givesUpAfter).toISOString()
    const given = await switchOffFailing(tx, webhookId, at, tooLong)
    if (given.length > 0) await stopWaiting(tx, webhookId)
  })
}

/** What still waits for an address that is switched off has failed: it can be replayed when the address is back. */
async function stopWaiting(tx: Parameters<Parameters<Shop['transaction']>[0]>[0], webhookId: string) {
  await tx.updateRows(
    tx.t.webhook_delivery,
    { webhook_id: webhookId, status: 'waiting' },
    { status: 'failed', due_at: null },
  )
}
