import { and, isNotNull, lt } from 'drizzle-orm'
import { isOldChange } from '../store/writing/catalogue-changes'
import { deleteInParts } from '../store/writing/delete-in-parts'
import { isOldLiveChange } from '../store/writing/live-changes'
import type { TimedWork } from './subscriber'

const day = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Removes what has served its time: old sessions, answered idempotency keys, delivered events, used tokens. */
export const housekeeping: TimedWork = {
  id: 'housekeeping',
  every: 3_600_000,
  run: async (shop) => {
    const { catalogue_change, session, idempotency_key, event, mail_token, payment_news, tax_answer } =
      shop.db.t
    const { live_change, presence, instance } = shop.db.t
    await deleteInParts(shop, session, session.id, lt(session.expires_at, ago(0)))
    await deleteInParts(shop, idempotency_key, idempotency_key.id, lt(idempotency_key.created_at, ago(day)))
    // Found by the index on when they were made, which is before they were done with.
    const isOld = and(
      lt(event.created_at, ago(7 * day)),
      isNotNull(event.done_at),
      lt(event.done_at, ago(7 * day)),
    )
    await deleteInParts(shop, event, event.id, isOld)
    await deleteInParts(shop, mail_token, mail_token.id, lt(mail_token.expires_at, ago(day)))
    await deleteInParts(shop, payment_news, payment_news.id, lt(payment_news.created_at, ago(30 * day)))
    await deleteInParts(shop, catalogue_change, catalogue_change.id, isOldChange(shop.db, Date.now()))
    await deleteInParts(shop, live_change, live_change.id, isOldLiveChange(shop.db, Date.now()))
    await deleteInParts(shop, presence, presence.id, lt(presence.expires_at, ago(0)))
    await deleteInParts(shop, instance, instance.id, lt(instance.seen_at, ago(3_600_000)))
    await deleteInParts(shop, tax_answer, tax_answer.key, lt(tax_answer.created_at, ago(day)))
  },
}
