import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShop } from '../packages/server/src/server'
import { buildRichShop, richConfig } from '../packages/server/src/testing/replies/rich-shop'
import type { Told } from '../packages/server/src/testing/replies/teller'
import { inHand } from '../packages/server/src/testing/test-shop'

/** Every call of a shop in which everything exists, as it was made and answered: what examples are taken from. */
export async function toldByRichShop(): Promise<Told[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-rich-'))
  const { shop, app, close } = await createShop({
    data: folder,
    log: 'silent',
    notification: [],
    ...richConfig,
  })
  try {
    const t = await inHand(shop, app, { database: { file: join(folder, 'shop.db') }, folder })
    return await buildRichShop(t)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
