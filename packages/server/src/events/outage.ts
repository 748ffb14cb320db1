import type { Shop } from '../shop'
import { isDatabaseAway } from '../store/database/database-errors'

/**
 * What goes on by itself meets the same lost database at every turn: it is said when it begins and when it is over, not
 * in between. Other failures are said each time.
 */
export function outageLog(shop: Shop, what: string) {
  let since: number | undefined
  return {
    failed(error: unknown): void {
      if (!isDatabaseAway(error)) shop.log.error({ err: error }, `${what} failed`)
      else if (since === undefined) {
        since = Date.now()
        shop.log.warn({ err: error }, `${what} waits for the database`)
      }
    },
    succeeded(): void {
      if (since === undefined) return
      shop.log.info({ seconds: Math.round((Date.now() - since) / 1000) }, `${what} goes on`)
      since = undefined
    },
  }
}
