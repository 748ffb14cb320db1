import type { OAuth } from '@cartwright/contract'
import { ShopError } from '../../errors'
import { emit } from '../../events/emit'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { shownOf } from '../../store/reading/shape'

export const oauthRoutes = routes({
  'GET /admin/apps': async (shop) => {
    const { oauth } = shop.db.t
    const stored = new Map(
      (await shop.db.rowsWhere(oauth, {})).map((row) => [row.application_name, row] as const),
    )
    const installed = [...shop.providers.apps.values()].map((app) => ({
      id: stored.get(app.application_name)?.id ?? app.application_name,
      display_name: app.display_name,
      application_name: app.application_name,
      install_url: app.install_url ?? null,
      uninstall_url: app.uninstall_url ?? null,
      data: null,
    }))
    return { apps: installed }
  },
  'POST /admin/apps/authorizations': async (shop, { body }) => ({ apps: await authorizeApp(shop, body) }),
})

/** Connects an application. What it trusted the shop with is kept and never sent. @throws not_found */
async function authorizeApp(
  shop: Shop,
  { application_name, code, state }: { application_name: string; code: string; state: string },
): Promise<OAuth> {
  const app = shop.providers.apps.get(application_name)
  if (!app) throw new ShopError('not_found', `The application ${application_name} is not installed`)
  const data = await app.authorize(code, state)
  const { display_name, install_url, uninstall_url } = app
  return shop.transaction(async (tx) => {
    const { oauth } = tx.t
    const known = await tx.rowWhere(oauth, { application_name })
    const [row] = await tx
      .insert(oauth)
      .values({ application_name, display_name, install_url, uninstall_url, data })
      .onConflictDoUpdate({ target: oauth.application_name, set: { data } })
      .returning()
    await emit(tx, known?.data ? 'oauth.token_refreshed' : 'oauth.token_generated', { id: row?.id })
    return { ...shownOf('oauth', row as OAuth), data: null }
  })
}
