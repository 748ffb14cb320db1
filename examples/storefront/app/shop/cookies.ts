/** What the browser keeps for us of a shopper. All are HttpOnly: no script needs to read them. */
export type CookieName = 'cart' | 'region' | 'language' | 'theme' | 'customer' | 'told' | 'codes' | 'wishes'

/** Those that a page is drawn by which its address does not name: pages drawn without them are the same for everybody. */
const personal: readonly CookieName[] = ['cart', 'theme', 'customer', 'told', 'codes', 'wishes']

/**
 * Says to scripts that the shop may know something of the shopper, and nothing else. A page from a cache on the way then asks
 * for it.
 */
export const hint = 'mine'

/** By which a script says that the browser keeps the style sheet of this address. */
export const stylesKept = 'styles'

const days = 24 * 60 * 60
const lifetimes: Record<CookieName, number> = {
  cart: 60 * days,
  region: 365 * days,
  language: 365 * days,
  theme: 365 * days,
  customer: 30 * days,
  told: 300,
  codes: 60 * days,
  wishes: 365 * days,
}

export function readCookie(
  request: Request,
  name: CookieName | typeof hint | typeof stylesKept,
): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim()) || undefined
    } catch {
      return undefined
    }
  }
  return undefined
}

/** A Set-Cookie value; an undefined value removes the cookie. */
export function cookie(request: Request, name: CookieName, value: string | undefined): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const age = value === undefined ? 0 : lifetimes[name]
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** Whether the browser brought anything that makes a page one shopper's own. */
export const isPersonal = (request: Request): boolean =>
  personal.some((name) => readCookie(request, name) !== undefined)

/** The Set-Cookie value by which scripts learn that there is something to ask for, or that there is nothing any more. */
export function hintCookie(request: Request, isThere: boolean): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${hint}=1; Path=/; Max-Age=${isThere ? lifetimes.region : 0}; SameSite=Lax${secure}`
}

/** Gives the hint with an answer that leaves something personal in a browser that has no hint yet. */
export function withHint(request: Request, headers: Headers): void {
  const leaves = headers
    .getSetCookie()
    .some((text) => personal.some((name) => text.startsWith(`${name}=`) && !text.startsWith(`${name}=;`)))
  if (readCookie(request, hint) === undefined && (leaves || isPersonal(request)))
    headers.append('set-cookie', hintCookie(request, true))
}
