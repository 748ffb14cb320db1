import type { RunningShop, ShopConfig, SiteConfig } from '@cartwright/server'
import type { Command } from 'commander'
import { type CartwrightConfig, shopConfig } from '../config'
import { workerNumber } from '../serving/messages'
import { type Opened, type Started, tell, tellProgram } from '../serving/opened'
import { workerCount } from '../serving/worker-count'
import { CommandError, exit, say } from '../shell'
import { site } from '../site'

/** Said by `dev` to the shops that it starts. */
export const development = 'CARTWRIGHT_DEVELOPMENT'

interface Options {
  port?: string
  host?: string
  data?: string
  baseUrl?: string
  workers?: string
  storefront: boolean
  admin: boolean
  demo?: boolean
  json?: boolean
}

export function start(program: Command) {
  startOptions(program.command('start').description('Serve the shop: storefront, admin and API on one port'))
    .option('--workers <count>', 'processes that serve it together, or auto: one for each core (default 1)')
    .action(async (options: Options) => serve(options))
}

export const startOptions = (command: Command): Command =>
  command
    .option('-p, --port <port>', 'port to listen on (default 9000)')
    .option('--host <address>', 'address to listen on (default 127.0.0.1)')
    .option('--data <folder>', 'folder of database, uploads and secrets (default ./data)')
    .option('--base-url <url>', 'address under which the shop is reached, for links')
    .option('--no-storefront', 'do not serve the storefront')
    .option('--no-admin', 'do not serve the admin')
    .option('--demo', 'fill an empty shop with the demo catalogue and make a staff login')
    .option('--json', 'where the shop is open, as one line of JSON')

/** What is served, and how. */
interface Plan {
  config: CartwrightConfig & ShopConfig
  options: Options
  /** As they are told to `startShop`. */
  place: { baseUrl: string; port: number; host?: string }
  /** When it was begun, in ms. */
  began: number
}

async function serve(options: Options): Promise<void> {
  const began = performance.now()
  const config = await shopConfig(options)
  const port = Number(options.port ?? process.env.PORT ?? config.port ?? 9000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError(`--port ${options.port} is not a port`, exit.usage)
  const place = {
    baseUrl: config.baseUrl ?? `http://localhost:${port}`,
    port,
    host: options.host ?? process.env.HOST ?? config.host,
  }
  const plan = { config, options, place, began }
  if (process.env[workerNumber]) return serveAsWorker(plan)
  const count = countOf(options, config)
  if (count > 1) await serveByWorkers(plan, count)
  else await serveAlone(plan)
}

/** Flag, then environment, then configuration file, then one; one while it is developed, as `dev` starts it over and over. */
function countOf({ workers }: Options, config: CartwrightConfig): number {
  const { CARTWRIGHT_WORKERS } = process.env
  if (workers !== undefined) return workerCount(workers, '--workers')
  if (process.env[development] === 'true') return 1
  if (CARTWRIGHT_WORKERS) return workerCount(CARTWRIGHT_WORKERS, 'CARTWRIGHT_WORKERS')
  return workerCount(config.workers ?? 1, 'workers')
}

async function serveAlone(plan: Plan): Promise<void> {
  const { options } = plan
  const { prepare, ...filled } = filling()
  const { running, opened } = await open(plan, options.demo ? { prepare } : {})
  // First, as whoever is told where it is open may end it at once.
  leaveOnSignal(running, true)
  tellOpened(plan, opened, { setupSecret: running.setupSecret, login: filled.login() }, filled.ms())
}

async function serveAsWorker(plan: Plan): Promise<void> {
  const { crewOfWorker } = await import('../serving/crew-of-worker')
  const crew = crewOfWorker()
  const { running, opened } = await open(plan, { crew })
  leaveOnSignal(running, false)
  crew.open(opened)
}

async function serveByWorkers(plan: Plan, count: number): Promise<void> {
  const { config, options, place } = plan
  const { countForWorkers, prepareShop } = await import('@cartwright/server')
  const { leadWorkers } = await import('../serving/lead-workers')
  const { storefront: _, ...shop } = config
  const { prepare, ...filled } = filling()
  const setupSecret = await prepareShop({ ...shop, ...place, ...(options.demo ? { prepare } : {}) })
  await countForWorkers()
  const code = await leadWorkers(count, (opened) =>
    tellOpened(plan, opened, { setupSecret, login: filled.login(), workers: count }, filled.ms()),
  )
  process.exit(code)
}

/** Opens the shop in this process. */
async function open(
  { config, options, place }: Plan,
  more: Pick<Parameters<typeof import('@cartwright/server').startShop>[0], 'crew' | 'prepare'>,
): Promise<{ running: RunningShop; opened: Opened }> {
  const { startShop } = await import('@cartwright/server')
  const pages = await site(
    { ...config, storefront: options.storefront ? config.storefront : false },
    { isDevelopment: process.env[development] === 'true' },
  )
  const { storefront: _, ...shop } = config
  const running = await startShop({
    ...shop,
    ...pages,
    ...(options.admin ? {} : { admin: undefined }),
    ...place,
    ...more,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new CommandError(
        `Port ${place.port} is taken`,
        exit.unexpected,
        'Stop what runs there, or choose another: --port 9001',
      )
    throw error
  })
  const opened = {
    url: running.url,
    baseUrl: running.shop.baseUrl,
    hasStorefront: Boolean(pages.storefront),
    hasAdmin: Boolean(pages.admin && options.admin),
    hasGuide: Boolean(pages.guide),
  }
  return { running, opened }
}

/** How long it was filled counts for nothing. */
function tellOpened({ options, began }: Plan, opened: Opened, started: Started, filled: number): void {
  if (options.json) tellProgram(opened, started)
  else tell(opened, started, performance.now() - began - filled)
}

/** Fills a shop with the demo before it opens, and remembers what came of it and how many ms it took. */
function filling() {
  let login: Started['login']
  let ms = 0
  const prepare: SiteConfig['prepare'] = async (shop, api) => {
    const { fillDemo } = await import('../serving/fill-demo')
    const at = performance.now()
    login = await fillDemo(shop, api)
    ms = performance.now() - at
  }
  return { prepare, login: () => login, ms: () => ms }
}

function leaveOnSignal(running: RunningShop, isSaid: boolean): void {
  // Both may come: a terminal tells every process in it, and who started this one may tell it besides.
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (closing) return
      closing = true
      if (isSaid) say('Closing: finishing open requests')
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error) => {
      running.shop.log.fatal({ err: error }, event)
      running.close().finally(() => process.exit(1))
    })
}
