import type { TimedWork } from '../../events/subscriber'
import { and, inArray, lt, ne } from '../../plugins/queries'
import { forgetBudgets } from './budget'
import { agentTables } from './tables'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Sessions that came to nothing are kept for a month, those of orders for as long as anything may still happen to them. */
export const forgetSessions: TimedWork = {
  id: 'forget-sessions',
  every: 3_600_000,
  run: (shop) =>
    shop.transaction(async (tx) => {
      const { session, delivery } = agentTables(tx)
      const old = await tx
        .select({ id: session.id })
        .from(session)
        .where(and(ne(session.state, 'completed'), lt(session.updated_at, ago(30))))
        .limit(1000)
      const ids = old.map(({ id }) => id)
      if (ids.length > 0) await tx.delete(session).where(inArray(session.id, ids))
      await tx.delete(delivery).where(lt(delivery.created_at, ago(30)))
      await forgetBudgets(tx, ago(2))
    }),
}
