import { randomInt } from 'node:crypto'
import type { RunningShop, SiteConfig } from '@cartwright/server'
import type { Command } from 'commander'
import { shopConfig } from '../config'
import { CommandError, data, exit, note, paint, say } from '../shell'
import { site } from '../site'

/** Said by `dev` to the shops that it starts. */
export const development = 'CARTWRIGHT_DEVELOPMENT'

interface Options {
  port?: string
  host?: string
  data?: string
  baseUrl?: string
  storefront: boolean
  admin: boolean
  demo?: boolean
  json?: boolean
}

export function start(program: Command) {
  startOptions(
    program.command('start').description('Serve the shop: storefront, admin and API on one port'),
  ).action(async (options: Options) => serve(options))
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

async function serve(options: Options): Promise<void> {
  const started = performance.now()
  const config = await shopConfig(options)
  const port = Number(options.port ?? process.env.PORT ?? config.port ?? 9000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError(`--port ${options.port} is not a port`, exit.usage)
  const { startShop } = await import('@cartwright/server')
  const pages = await site(
    { ...config, storefront: options.storefront ? config.storefront : false },
    { isDevelopment: process.env[development] === 'true' },
  )
  const { storefront: _, ...shop } = config
  let login: { email: string; password: string } | undefined
  let filling = 0
  const fill: SiteConfig['prepare'] = async (shop, api) => {
    const { seedDemo } = await import('../seed/demo')
    const at = performance.now()
    await seedDemo(shop, api, { say: note })
    login = await firstLogin(shop)
    filling = performance.now() - at
  }
  const running = await startShop({
    ...shop,
    ...pages,
    ...(options.demo ? { prepare: fill } : {}),
    ...(options.admin ? {} : { admin: undefined }),
    baseUrl: config.baseUrl ?? `http://localhost:${port}`,
    port,
    host: options.host ?? process.env.HOST ?? config.host,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new CommandError(
        `Port ${port} is taken`,
        exit.unexpected,
        'Stop what runs there, or choose another: --port 9001',
      )
    throw error
  })
  const ready = performance.now() - started - filling
  const open = {
    running,
    hasStorefront: Boolean(pages.storefront),
    hasAdmin: Boolean(pages.admin && options.admin),
    hasGuide: Boolean(pages.guide),
    login,
  }
  if (options.json) data(JSON.stringify(addressesOf(open)))
  else tell(open, ready)
  leaveOnSignal(running)
}

interface Open {
  running: RunningShop
  hasStorefront: boolean
  hasAdmin: boolean
  hasGuide: boolean
  /** Of a demo that had no staff yet. */
  login?: { email: string; password: string }
}

const setupUrl = ({ shop, setupSecret }: RunningShop) => `${shop.baseUrl}/app/setup?secret=${setupSecret}`

/** For whoever started the shop as a program. */
const addressesOf = ({ running, hasStorefront, hasAdmin, login }: Open) => ({
  url: running.url,
  storefront: hasStorefront ? `${running.url}/` : null,
  admin: hasAdmin ? `${running.url}/app` : null,
  setup: running.setupSecret && hasAdmin ? setupUrl(running) : null,
  ...(login ? { login } : {}),
})

function tell({ running, hasStorefront, hasAdmin, hasGuide, login }: Open, ready: number): void {
  say('')
  say(`  ${paint.bold('Cartwright')} is open ${paint.dim(`(${Math.round(ready)} ms)`)}`)
  say('')
  if (hasStorefront) say(`  Storefront   ${paint.cyan(running.url)}/`)
  if (hasAdmin) say(`  Admin        ${paint.cyan(`${running.url}/app`)}`)
  say(`  API          ${running.url}/store  ${running.url}/admin`)
  say(`  Reference    ${running.url}/docs`)
  if (hasGuide) say(`  Guide        ${running.url}/docs/guide/`)
  if (running.setupSecret) {
    say('')
    if (hasAdmin) {
      say(`  Set up       ${paint.cyan(setupUrl(running))}`)
      say(
        paint.dim(
          '               makes the first admin; good until then, and until the shop is started again',
        ),
      )
    } else
      say(
        paint.dim(
          '  Nobody is staff yet: cartwright user create --email you@example.com makes the first admin',
        ),
      )
  }
  if (login) {
    say('')
    say(`  Staff login  ${login.email}  ${paint.bold(login.password)}`)
    say(
      paint.dim(
        '               made for this shop and shown this once; change it under your name in the admin',
      ),
    )
  }
  say('')
}

function leaveOnSignal(running: RunningShop): void {
  // Both may come: a terminal tells every process in it, and who started this one may tell it besides.
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (closing) return
      closing = true
      say('Closing: finishing open requests')
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

/** The login of a shop that has no staff yet: made once, printed once, kept nowhere but as a hash. */
async function firstLogin(shop: import('@cartwright/server').Shop) {
  const { createUser, hasStaff } = await import('@cartwright/server')
  if (await hasStaff(shop)) return undefined
  const email = 'owner@kilnandloom.example'
  const password = readablePassword()
  await createUser(shop, { email, password, role: 'admin', first_name: 'Shop', last_name: 'Owner' })
  return { email, password }
}

/** Without what is easily taken for another: no 0 and o, no 1, i and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password to be read off a terminal and typed: four groups of five, 99 bits. */
const readablePassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
