import type { RegionOutcome } from '@cartwright/sdk/rules'
import { cookie, readCookie } from './cookies'

/** With the codes that the new region brought back, and those kept for the one that was left. */
export interface Told extends RegionOutcome {
  restored?: string[]
  kept?: { codes: string[]; region: string }
}

/** What the last switch of region did to the cart, for the page it leads to; undefined takes it away. */
export const tellOnce = (request: Request, outcome: Told | undefined): string =>
  cookie(request, 'told', outcome && JSON.stringify(outcome))

/** What is to be told. Cookies can be written by anybody on their own machine: what is not as we wrote it is no news. */
export function readTold(request: Request): Told | undefined {
  try {
    const told = JSON.parse(readCookie(request, 'told') ?? 'null') as Told | null
    const isOurs =
      told &&
      [told.before, told.after].every(
        ({ total, currency_code }) => Number.isSafeInteger(total) && /^[a-z]{3}$/i.test(currency_code),
      ) &&
      told.lost.every(({ title, quantity }) => typeof title === 'string' && Number.isSafeInteger(quantity)) &&
      told.codes.every(({ code }) => typeof code === 'string') &&
      [...(told.restored ?? []), ...(told.kept?.codes ?? [])].every((code) => typeof code === 'string')
    return isOurs ? told : undefined
  } catch {
    return undefined
  }
}
