import { createServer } from 'node:net'
import type { HealthCheck } from '@cartwright/contract'
import type { CartwrightConfig } from '../config'

/** Whether the port that `cartwright start` would take is free, or a shop answers there already. */
export async function portCheck(config: CartwrightConfig): Promise<HealthCheck> {
  const port = Number(process.env.PORT ?? config.port ?? 9000)
  const host = process.env.HOST ?? config.host ?? '127.0.0.1'
  const of = { id: 'port', title: 'Port' }
  if (await isFree(port, host)) return { ...of, status: 'ok', detail: `${port} is free`, fix: null }
  if (await isShop(port, host)) return { ...of, status: 'ok', detail: `a shop answers on ${port}`, fix: null }
  return {
    ...of,
    status: 'warning',
    detail: `${port} is taken by something else`,
    fix: 'choose another: cartwright start --port 9001',
  }
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

async function isShop(port: number, host: string): Promise<boolean> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  try {
    const response = await fetch(`http://${address}:${port}/health`, { signal: AbortSignal.timeout(2000) })
    return response.ok
  } catch {
    return false
  }
}

/** Whether the storefront can offer what the shop is paid by: pages need a key of Stripe of their own. */
export function stripeCheck(env: NodeJS.ProcessEnv): HealthCheck[] {
  if (!env.STRIPE_API_KEY) return []
  const of = { id: 'stripe', title: 'Stripe' }
  const { STRIPE_PUBLISHABLE_KEY: key } = env
  if (key?.startsWith('pk_')) return [{ ...of, status: 'ok', detail: 'offered in the storefront', fix: null }]
  return [
    {
      ...of,
      status: 'warning',
      detail: key
        ? 'STRIPE_PUBLISHABLE_KEY is no publishable key, and every visitor would read it'
        : 'the storefront does not offer it: STRIPE_PUBLISHABLE_KEY is not set',
      fix: 'set STRIPE_PUBLISHABLE_KEY to the key that begins with pk_, or offer it in a storefront of your own',
    },
  ]
}

/** How far clocks may be apart, in ms. */
const near = 60_000

/** Whether the clock of a shop elsewhere agrees with this one, by the time it told while it was asked. */
export function skewCheck(checks: readonly HealthCheck[], before: number, after: number): HealthCheck[] {
  const told = checks.find(({ id }) => id === 'clock')
  const at = Date.parse(told?.detail ?? '')
  // What the shop looked at may be a minute old.
  if (Number.isNaN(at) || (at > before - 60_000 - near && at < after + near)) return []
  return [
    {
      id: 'clock_skew',
      status: 'warning',
      title: 'Clocks',
      detail: `the shop says ${new Date(at).toISOString()}, this machine ${new Date(after).toISOString()}`,
      fix: 'set both by a time server',
    },
  ]
}
