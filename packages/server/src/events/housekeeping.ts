import { and, isNotNull, lt } from 'drizzle-orm'
import type { TimedWork } from './subscriber'

const day = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Removes what has served its time: old sessions, answered idempotency keys, delivered events, used tokens. */
export const housekeeping: TimedWork = {
  id: 'housekeeping',
  every: 3_600_000,
  run: async (shop) => {
    const { session, idempotency_key, event, mail_token, payment_news, tax_answer } = shop.db.t
    await shop.transaction(async (tx) => {
      await tx.delete(session).where(lt(session.expires_at, ago(0)))
      await tx.delete(idempotency_key).where(lt(idempotency_key.created_at, ago(day)))
      await tx.delete(event).where(and(isNotNull(event.done_at), lt(event.done_at, ago(7 * day))))
      await tx.delete(mail_token).where(lt(mail_token.expires_at, ago(day)))
      await tx.delete(payment_news).where(lt(payment_news.created_at, ago(30 * day)))
      await tx.delete(tax_answer).where(lt(tax_answer.created_at, ago(day)))
    })
  },
}
