import type { Shop } from '../shop'

/** CORS by an exact list. Credentials only for listed origins; nothing is said to others. */
export function cors(
  shop: Shop,
  req: Request,
  domain: 'store' | 'admin',
): { headers: [string, string][]; answer?: Response } {
  const origin = req.headers.get('origin')
  if (!origin) return { headers: [] }
  const listed = shop.originsOf(domain)
  const own = URL.canParse(origin) && new URL(origin).host === req.headers.get('host')
  const allowed = own || listed.includes(origin)
  const headers: [string, string][] = [['vary', 'Origin']]
  if (allowed)
    headers.push(['access-control-allow-origin', origin], ['access-control-allow-credentials', 'true'])
  if (req.method !== 'OPTIONS' || !req.headers.get('access-control-request-method')) return { headers }
  if (allowed)
    headers.push(
      ['access-control-allow-methods', 'GET, POST, DELETE, OPTIONS'],
      ['access-control-allow-headers', req.headers.get('access-control-request-headers') ?? 'content-type'],
      ['access-control-max-age', '600'],
    )
  return { headers, answer: new Response(null, { status: 204, headers }) }
}
