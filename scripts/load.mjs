/**
 * What a shop bears, and what shoppers notice when something in it dies.
 *
 * npm run load -- --url https://shop.example.com --email … --password … --rate 5 --seconds 60
 * npm run load -- --processes 1,2,4 --seconds 20 [--products 2000 --orders 0] [--shoppers 16] [--rate 30]
 * npm run load -- --processes 2 --rate 8 --seconds 60 --kill
 *
 * Without --url it fills a shop of its own on PostgreSQL (one of its own where it is installed, else
 * CARTWRIGHT_TEST_POSTGRES_URL) and starts so many instances of the built server. Then, for each number of them:
 *  - shoppers without pause, twice as many each time, until more bring no more: the ceiling (--shoppers: so many, once)
 *  - visits at a constant rate (--rate visits a second, else half of the ceiling): how long shoppers wait, counted from when each
 *    call was due
 *  - with --kill, at that rate, an instance is killed and PostgreSQL is ended without a word; orders are compared with what
 *    shoppers were told. Ends with 1 when one is lost, doubled or half written, or anybody was refused who should not have been.
 */
import { appendFileSync } from 'node:fs'
import { openClients } from './load/clients.mjs'
import { atConstantRate, findCeiling, inClosedLoop } from './load/drive.mjs'
import { underBlows } from './load/kill.mjs'
import { byKind, ceilings, figuresOf } from './load/report.mjs'
import { visitsOf } from './load/visits.mjs'
import { findWorld } from './load/world.mjs'
import { install, say } from './workspace.mjs'

const flag = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}
const number = (name, fallback) => {
  const value = flag(name, fallback)
  if (value === undefined) return undefined
  if (!(Number(value) >= 0)) {
    say(`--${name} must be a number, not ${value}`)
    process.exit(2)
  }
  return Number(value)
}
const seconds = number('seconds', 20)
const rate = number('rate')
const shoppers = number('shoppers')
const isKilling = process.argv.includes('--kill')
const url = flag('url')
const file = flag('table')
const tell = (text) => {
  console.log(`${text}\n`)
  if (file) appendFileSync(file, `${text}\n\n`)
}
if (url && isKilling) {
  say('--kill ends instances that this started itself: leave --url out')
  process.exit(2)
}

/** Makes visits for a while; answers what became of them, with what it cost where that can be seen. */
async function measured(clients, drive, stage) {
  const from = clients.calls.length
  const before = stage?.cpu()
  const began = performance.now()
  await drive()
  const lasted = (performance.now() - began) / 1000
  const calls = clients.calls.slice(from)
  const after = stage?.cpu()
  const cores = (name) => (after[name] - before[name]) / 1000 / lasted
  return {
    calls,
    lasted,
    perSecond: calls.length / lasted,
    orders: calls.filter(({ kind, status }) => kind === 'order' && status === 200).length / lasted,
    figures: figuresOf(calls),
    ...(stage
      ? {
          cpu: { server: cores('server'), database: cores('database'), load: cores('load') },
          memory: stage.memory(),
        }
      : {}),
  }
}

async function loadOn(bases, staff, stage) {
  const clients = openClients(bases)
  const world = await findWorld(clients.ask, staff)
  const seen = { told: [], refused: [] }
  const visits = visitsOf(world, clients.ask, seen)
  // Every process has code of its own to make fast.
  await inClosedLoop(visits, { shoppers: 4 * bases.length, seconds: Math.min(5, seconds) })
  let steps = []
  if (rate === undefined || shoppers !== undefined)
    steps = await findCeiling(
      (shoppers) => measured(clients, () => inClosedLoop(visits, { shoppers, seconds }), stage),
      shoppers === undefined ? {} : { from: shoppers, most: shoppers },
    )
  const best = steps.reduce((most, step) => Math.max(most, step.perSecond), 0)
  const callsOfVisit = clients.calls.length / Math.max(1, visitsMade(clients.calls))
  const perSecond = rate ?? best / callsOfVisit / 2
  const steady = isKilling
    ? undefined
    : await measured(clients, () => atConstantRate(visits, { rate: perSecond, seconds }), stage)
  const killed = isKilling
    ? await underBlows({ clients, visits, seen, stage, rate: perSecond, seconds, say })
    : undefined
  clients.close()
  return { steps, perSecond, steady, killed, seen }
}

/** Every visit begins with one of these. */
const visitsMade = (calls) =>
  calls.filter(({ kind }) => ['list', 'search', 'sign-in', 'staff list'].includes(kind)).length

if (url) {
  const staff = flag('email') && { email: flag('email'), password: flag('password') }
  const { steps, perSecond, steady } = await loadOn([url], { ...staff, customers: 4 })
  if (steps.length > 0) tell(ceilings([{ processes: 1, steps }]))
  tell(`${perSecond.toFixed(1)} visits a second:\n\n${byKind(steady.calls, steady.lasted)}`)
  process.exit(0)
}

await install()
const { build } = await import('./build.mjs')
await build({ types: false, only: ['contract', 'sdk', 'server', 'cli'] })
const { openStage } = await import('./load/stage.mjs')
const stage = await openStage({
  products: number('products', 2000),
  orders: number('orders', 0),
  port: number('port', 9500),
  postgres: process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  say,
})
let broken = 0
// Whoever stops it leaves nothing running.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stage.close().finally(() => process.exit(130)))
try {
  const found = []
  for (const processes of flag('processes', '1,2').split(',').map(Number)) {
    say(`${processes} ${processes === 1 ? 'instance' : 'instances'}`)
    const result = await loadOn(await stage.open(processes), stage, stage)
    found.push({ processes, ...result })
    if (result.killed) {
      tell(
        `${processes} instances, ${result.perSecond.toFixed(1)} visits a second, killed meanwhile:\n\n${result.killed.text}`,
      )
      broken += result.killed.broken.length
    } else
      tell(
        `${processes} instances, ${result.perSecond.toFixed(1)} visits a second, ${result.steady.cpu.server.toFixed(2)} + ${result.steady.cpu.database.toFixed(2)} cores:\n\n${byKind(result.steady.calls, result.steady.lasted)}`,
      )
  }
  if (found.some(({ steps }) => steps.length > 0)) tell(ceilings(found))
} finally {
  await stage.close()
}
process.exit(broken > 0 ? 1 : 0)
