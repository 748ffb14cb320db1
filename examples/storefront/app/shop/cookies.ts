/** What the browser keeps for us. All are HttpOnly: no script needs them. */
export type CookieName = 'cart' | 'region' | 'language' | 'theme' | 'customer' | 'told' | 'codes' | 'wishes'

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

export function readCookie(request: Request, name: CookieName): string | undefined {
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
