import type { AnalyticsConfig } from '@cartwright/contract'
import { duplicate, notFound, unauthorized } from '../../errors'
import { type ApiRequest, routes } from '../../http/request'
import type { Db, Shop } from '../../shop'
import { shownOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'

const userOf = ({ caller }: Pick<ApiRequest<'GET /admin/analytics-configs'>, 'caller'>) => {
  if (!caller.user) throw unauthorized()
  return caller.user.id
}

/** What each member of staff lets the shop's makers know: one choice a user. */
export const analyticsRoutes = routes({
  'GET /admin/analytics-configs': async (shop, ask) => ({
    analytics_config: await choiceOf(shop.db, userOf(ask)),
  }),
  'POST /admin/analytics-configs': async (shop, ask) => {
    const { opt_out, anonymize } = ask.body
    const user_id = userOf(ask)
    await shop.transaction(async (tx) => {
      const made = await tx
        .insert(tx.t.analytics_config)
        .values({ user_id, opt_out, anonymize: anonymize ?? false })
        .onConflictDoNothing()
        .returning({ id: tx.t.analytics_config.id })
      if (made.length === 0) throw duplicate('There is a choice already: update it')
    })
    return { analytics_config: await choiceOf(shop.db, user_id) }
  },
  'POST /admin/analytics-configs/update': async (shop, ask) => {
    await changeChoice(shop, userOf(ask), ask.body)
    return { analytics_config: await choiceOf(shop.db, userOf(ask)) }
  },
  'DELETE /admin/analytics-configs': async (shop, ask) => {
    const user_id = userOf(ask)
    await shop.transaction(async (tx) => {
      const { analytics_config: t } = tx.t
      await tx.updateRows(t, live(user_id), { deleted_at: now() })
    })
    return { user_id, object: 'analytics_config', deleted: true }
  },
})

const live = (user_id: string) => ({ user_id, deleted_at: null })

async function choiceOf(db: Db, userId: string): Promise<AnalyticsConfig> {
  const row = await db.rowWhere(db.t.analytics_config, live(userId))
  if (!row) throw notFound('Analytics config of the user', userId)
  return shownOf('analytics_config', row)
}

/** Makes the choice when there is none yet. */
async function changeChoice(
  shop: Shop,
  user_id: string,
  { opt_out, anonymize }: { opt_out?: boolean | null; anonymize?: boolean | null },
) {
  await shop.transaction(async (tx) => {
    const { analytics_config: t } = tx.t
    await tx
      .insert(t)
      .values({ user_id, opt_out: opt_out ?? false, anonymize: anonymize ?? false })
      .onConflictDoNothing()
    const changes = {
      ...(typeof opt_out === 'boolean' ? { opt_out } : {}),
      ...(typeof anonymize === 'boolean' ? { anonymize } : {}),
    }
    if (Object.keys(changes).length) await tx.updateRows(t, live(user_id), changes)
  })
}
