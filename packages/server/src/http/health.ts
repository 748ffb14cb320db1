import { createHash, timingSafeEqual } from 'node:crypto'
import type { H3 } from 'h3'
import type { Shop } from '../shop'
import { isLoopback } from './client-address'

const noStore = { 'cache-control': 'no-store' }
const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...noStore, ...headers },
  })

/** What whoever runs the shop asks it: is the process there, can it take orders, how is it doing. */
export function serveHealth(
  app: H3,
  shop: Shop,
  metrics: () => string | Promise<string>,
  life: { draining: boolean },
): void {
  app.get('/health', () => new Response('OK', { headers: noStore }))
  app.get('/ready', async () => {
    const ready = !life.draining && (await shop.engine.writable())
    return json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503)
  })
  app.get('/metrics', async ({ req }) => {
    const { metricsToken } = shop
    if (metricsToken ? !hasToken(req, metricsToken) : !isFromThisMachine(req)) return refusal(metricsToken)
    return new Response(await metrics(), {
      headers: { 'content-type': 'text/plain; version=0.0.4', ...noStore },
    })
  })
}

/** Compared by their hashes, which take equally long whatever was guessed. */
function hasToken(request: Request, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}

/** A proxy on this machine asks for somebody elsewhere, and says so in one of these. */
const isFromThisMachine = (request: Request & { ip?: string }): boolean =>
  isLoopback(request.ip) &&
  !['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'].some(
    (name) => request.headers.has(name),
  )

const refusal = (metricsToken: string | undefined) =>
  metricsToken
    ? json({ type: 'unauthorized', message: 'The metrics are for who has their token' }, 401, {
        'www-authenticate': 'Bearer',
      })
    : json(
        {
          type: 'forbidden',
          message: 'Without CARTWRIGHT_METRICS_TOKEN the metrics are for this machine alone',
        },
        403,
      )
