import type { Shop, ShopApp } from '@cartwright/server'
import { type PlaceOptions, shopConfig } from './config'

/** Opens the shop for one piece of work and closes it again, whatever happens. A server beside it may keep running. */
export async function withShop<T>(
  options: PlaceOptions,
  work: (shop: Shop, app: ShopApp) => Promise<T>,
): Promise<T> {
  const { createShop } = await import('@cartwright/server')
  const { shop, app, close } = await createShop({ ...(await shopConfig(options)), log: 'silent' })
  try {
    return await work(shop, app)
  } finally {
    await close()
  }
}

/** The same for a command that writes: the audit log says that it was done here, and what it changed. */
export const withShopAs = <T>(
  command: string,
  options: PlaceOptions,
  work: (shop: Shop) => Promise<T>,
): Promise<T> =>
  withShop(options, async (shop) => {
    const { asCommandLine } = await import('@cartwright/server')
    return asCommandLine(shop, command, () => work(shop))
  })
