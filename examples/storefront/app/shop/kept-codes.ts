import type { AppliedCode } from '@cartwright/sdk/rules'
import { cookie, readCookie } from './cookies'

/** Codes that a switch of region took off the cart, by the id of the region they count in. */
export type KeptCodes = Record<string, AppliedCode[]>

/** A cookie holds few: what is kept is bounded, and what anybody else wrote into it is none of ours. */
const mostRegions = 8
const mostCodes = 8

export function readKept(request: Request): KeptCodes {
  try {
    const kept: unknown = JSON.parse(readCookie(request, 'codes') ?? '{}')
    if (!kept || typeof kept !== 'object' || Array.isArray(kept)) return {}
    const regions = Object.entries(kept).slice(0, mostRegions)
    return Object.fromEntries(
      regions.flatMap(([region, codes]) => (Array.isArray(codes) ? [[region, codes.filter(isCode)]] : [])),
    )
  } catch {
    return {}
  }
}

const isCode = (code: unknown): code is AppliedCode => {
  const { code: text, kind } = (code ?? {}) as Partial<AppliedCode>
  return (
    typeof text === 'string' &&
    text.length > 0 &&
    text.length < 100 &&
    (kind === 'gift_card' || kind === 'discount')
  )
}

/** What is kept once these codes stopped counting in a region, and those of another were given back. */
export function keepCodes(
  kept: KeptCodes,
  left: { region: string; codes: readonly AppliedCode[] },
  entered: string,
): KeptCodes {
  const { [entered]: _, [left.region]: earlier = [], ...others } = kept
  const codes = [...left.codes, ...earlier.filter(({ code }) => !left.codes.some((one) => one.code === code))]
  return {
    ...others,
    ...(codes.length > 0 ? { [left.region]: codes.slice(0, mostCodes) } : {}),
  }
}

/** The cookie that keeps them; nothing kept takes it away. */
export const keptCookie = (request: Request, kept: KeptCodes): string =>
  cookie(request, 'codes', Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined)
