import { type DemoOptions, seedDemo } from '../packages/cli/src/seed/demo'
import { site } from '../packages/cli/src/site'
import type { ShopConfig } from '../packages/server/src/define-shop'
import { createUser } from '../packages/server/src/modules/user/create-user'
import { type RunningShop, startShop } from '../packages/server/src/server'
import { freshDatabase, type Templates, type TestDatabase } from '../packages/server/src/testing/databases'
import { freePort } from '../packages/server/src/testing/free-port'

export interface OpenSite extends RunningShop {
  staff: { email: string; password: string }
}

/** The whole shop as people meet it: built storefront and admin, demo catalogue, on a database of its own. */
export async function openSite(
  dialect: 'sqlite' | 'postgres',
  templates: Templates,
  demo: DemoOptions = {},
  config: Partial<Pick<ShopConfig, 'payment' | 'agents' | 'baseUrl'>> & { port?: number } = {},
): Promise<OpenSite> {
  const running = await openDoors(dialect, templates, { port: 0, ...config })
  await seedDemo(running.shop, running.app, { days: 0, pictures: false, ...demo })
  const staff = { email: 'staff@example.com', password: 'a-long-enough-password' }
  await createUser(running.shop, { ...staff, role: 'admin' })
  return { ...running, staff }
}

/** A running shop, and where its rows and files lie. */
export interface OpenDoors extends RunningShop {
  database: TestDatabase['config']
  folder: string
}

/** The same as `cartwright seed empty` leaves it: no staff, nothing to sell, and an address where the first account is made. */
export async function openEmptySite(
  dialect: 'sqlite' | 'postgres',
  templates: Templates,
  config: Pick<ShopConfig, 'payment' | 'fulfillment'> = {},
): Promise<OpenDoors & { setupUrl: string }> {
  // Mails lead to the address the shop knows itself by, so it has to be known before the door opens.
  const port = await freePort()
  const running = await openDoors(dialect, templates, {
    port,
    baseUrl: `http://localhost:${port}`,
    ...config,
  })
  return { ...running, setupUrl: `${running.shop.baseUrl}/app/setup?secret=${running.setupSecret}` }
}

async function openDoors(
  dialect: 'sqlite' | 'postgres',
  templates: Templates,
  at: { port: number } & Pick<ShopConfig, 'payment' | 'fulfillment' | 'agents' | 'baseUrl'>,
): Promise<OpenDoors> {
  const database = await freshDatabase(dialect, templates)
  const running = await startShop({
    data: database.folder,
    database: database.config,
    log: 'silent',
    ...at,
    ...(await site({})),
  })
  return {
    ...running,
    database: database.config,
    folder: database.folder,
    async close() {
      await running.close()
      await database.drop()
    },
  }
}
