import { databaseOf, type PlaceOptions, shopConfig } from '../config'
import { interruptible } from '../interruptible'
import { type ProgressMode, progress } from '../progress'
import { CommandError, data, exit, say } from '../shell'
import { whole } from '../whole-number'

interface StressOptions extends PlaceOptions {
  json?: boolean
  products: string
  orders: string
  until?: string
  progress?: ProgressMode
}

/** Makes a large shop in an empty database: the same numbers give the same shop. */
export async function stress(
  options: StressOptions,
  { days, seed }: { days: number; seed: number },
): Promise<void> {
  const scale = {
    seed,
    days: Math.max(1, days),
    products: whole('--products', options.products, 1_000_000),
    orders: whole('--orders', options.orders, 1_000_000),
    ...(options.until ? { until: dayOf(options.until) } : {}),
  }
  const { seedStress } = await import('@cartwright/server/maintenance')
  const bar = progress(options.progress)
  const stop = interruptible('no shop was made')
  const started = performance.now()
  const made = await seedStress(databaseOf(await shopConfig(options)), {
    ...scale,
    onProgress: stop.before((done) => bar.show('Making', done)),
  }).finally(() => {
    bar.end()
    stop.end()
  })
  if (options.json) return data(JSON.stringify(made))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(
    `${made.products} products, ${made.orders} orders of ${made.customers} customers: ${made.rows} rows in ${seconds} s`,
  )
}

function dayOf(text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN
  if (Number.isNaN(at))
    throw new CommandError(`--until ${text} is no day`, exit.usage, 'Say it as 2026-01-31')
  return at
}
