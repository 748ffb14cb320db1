import type { StorefrontContext } from './context.server'
import { isPersonal } from './cookies'

/** How long a cache on the way may answer with a page, in seconds, and how long while it asks for it anew. */
const fresh = 60
const stale = 600

/**
 * What caches are told of a page that is the same for everybody. Browsers ask each time, as what one shopper has done must
 * not be hidden by what was drawn before it; the header of its own is read by networks that keep pages near to shoppers
 * (RFC 9213). `preloads` is the `Link` header of what they may announce before the page, as
 * 103 Early Hints.
 */
export const sharedHeaders = (preloads: string | undefined): (readonly [name: string, value: string])[] => [
  ['cache-control', `public, max-age=0, s-maxage=${fresh}, must-revalidate`],
  ['cdn-cache-control', `public, max-age=${fresh}, stale-while-revalidate=${stale}`],
  ...(preloads ? ([['link', preloads]] as const) : []),
]

/** What the module of a page says where nothing of it depends on who reads it. */
export interface PageHandle {
  isForEverybody: true
}

const says = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'isForEverybody' in handle

/**
 * Whether the answer is the same for everybody who asks for this address: a page of the shop's own content, whose language
 * and region are named by the address and not by what the browser prefers, drawn without knowing of any shopper.
 */
export const isForEverybody = (
  request: Request,
  { prefix }: Pick<StorefrontContext, 'prefix'>,
  matches: readonly { route: { handle?: unknown } }[],
): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  prefix?.country !== undefined &&
  says(matches.at(-1)?.route.handle) &&
  !isPersonal(request)
