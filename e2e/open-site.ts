import { type DemoOptions, seedDemo } from '../packages/cli/src/seed/demo'
import { site } from '../packages/cli/src/site'
import { createUser } from '../packages/server/src/modules/user/create-user'
import { type RunningShop, startShop } from '../packages/server/src/server'
import { freshDatabase, type Templates } from '../packages/server/src/testing/databases'

export interface OpenSite extends RunningShop {
  staff: { email: string; password: string }
}

/** The whole shop as people meet it: built storefront and admin, demo catalogue, on a database of its own. */
export async function openSite(
  dialect: 'sqlite' | 'postgres',
  templates: Templates,
  demo: DemoOptions = {},
): Promise<OpenSite> {
  const database = await freshDatabase(dialect, templates)
  const running = await startShop({
    data: database.folder,
    database: database.config,
    port: 0,
    log: 'silent',
    ...(await site({})),
  })
  await seedDemo(running.shop, running.app, { days: 0, pictures: false, ...demo })
  const staff = { email: 'staff@example.com', password: 'a-long-enough-password' }
  await createUser(running.shop, { ...staff, role: 'admin' })
  return {
    ...running,
    staff,
    async close() {
      await running.close()
      await database.drop()
    },
  }
}
