import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@cartwright/sdk'
import { createShop, keeperFetch, type Shop } from '@cartwright/server'
import config from '../cartwright.config.ts'

export interface OpenShop {
  shop: Shop
  /** Calls as staff that may do everything. */
  office: Client
  /** Calls as a shopper nobody knows. */
  shopper: Client
  /** Asks for a path of the shop as a browser does, without being anybody. */
  ask(path: string): Promise<Response>
  close(): Promise<void>
}

/**
 * The shop as `cartwright.config.ts` has it, in a folder of its own under the system's temporary one: its database is an
 * embedded one whatever the configuration says, so that a test never meets the rows of a real shop. No mail leaves it.
 */
export async function openShop(): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'))
  const { shop, app, close } = await createShop({
    ...config,
    data: folder,
    database: undefined,
    notification: [],
    log: 'silent',
  })
  const baseUrl = 'http://shop.internal'
  return {
    shop,
    office: createClient({ baseUrl, fetch: keeperFetch(shop, app) }),
    shopper: createClient({ baseUrl, fetch: async (input, init) => app.fetch(new Request(input, init)) }),
    ask: async (path) => app.fetch(new Request(baseUrl + path)),
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
