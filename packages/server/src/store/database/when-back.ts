import { isDatabaseAway, isWrongAddress } from './database-errors'
import { pause } from './engine'

/**
 * Does work that nobody else can do as soon as the database can be asked, again and again with growing pauses: a minute
 * at most. The work must bear to be begun again.
 * @throws what it threw last
 */
export async function whenBack<T>(
  work: () => Promise<T>,
  { onWait, ms = 60_000 }: { onWait?: (error: unknown) => void; ms?: number } = {},
): Promise<T> {
  const until = Date.now() + ms
  let told = false
  for (let wait = 200; ; wait = Math.min(wait * 2, 2000)) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || isWrongAddress(error) || Date.now() + wait > until) throw error
      if (!told) onWait?.(error)
      told = true
    }
    await pause(wait)
  }
}
