import type { AddressInfo } from 'node:net'
import { type H3, serve } from 'h3'
import { openShop, type ShopConfig } from './define-shop'
import { createApi } from './http/app'
import { served } from './modules/index'
import { bootstrap } from './modules/store/bootstrap'
import type { Shop } from './shop'

export interface RunningShop {
  shop: Shop
  app: H3
  url: string
  /** Stops taking requests, finishes the open ones, and closes the database. */
  close(): Promise<void>
}

/** The h3 app of a shop, without a listener: mount it, or call `app.fetch`. */
export async function createShop(config: ShopConfig): Promise<{ shop: Shop; app: H3 }> {
  const shop = await openShop(config)
  await bootstrap(shop)
  return { shop, app: createApi(shop, served) }
}

export async function startShop(config: ShopConfig & { port?: number; host?: string }): Promise<RunningShop> {
  const { shop, app } = await createShop(config)
  const server = serve(app, {
    port: config.port ?? 9000,
    hostname: config.host ?? '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
  })
  await server.ready()
  const address = server.node?.server?.address() as AddressInfo | undefined
  return {
    shop,
    app,
    url: `http://localhost:${address?.port ?? config.port}`,
    async close() {
      await server.close()
      await shop.engine.checkpoint()
      await shop.engine.close()
    },
  }
}
