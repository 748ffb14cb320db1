/**
 * What callers see while a shop loses what it depends on. Starts the built server, one process and two, behind networks
 * that can fail, lets a crowd buy, read, write, upload and import, and breaks one thing after another.
 * usage: npm run faults [-- --databases sqlite,postgres --processes 1,2,4 --small --only frozen --port 9400 --table FILE]
 * With --beside COMMIT (a commit, branch or tag) the shop begins in that version, and this one is rolled out while it sells.
 * Ends with 1 when a promise is broken: every request answered within 15 s, nothing but 503 for what cannot be done,
 * no process ended, nothing lost or doubled, well again within 10 s.
 */
import { writeFileSync } from 'node:fs'
import { install, say } from './workspace.mjs'

await install()
const { build } = await import('./build.mjs')
await build({ types: false, only: ['contract', 'sdk', 'server', 'cli'] })
const { run } = await import('./faults/run.mjs')

const flag = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}
// Whoever stops it gets what there is, and leaves nothing running.
let isOver = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isOver = true
    say('Stopping after this fault')
  })
const beside = flag('beside')
const older = beside && (await (await import('./faults/older-version.mjs')).buildOlder(beside))
const { table, failed } = await run({
  older: older?.home,
  databases: flag('databases', 'sqlite,postgres').split(','),
  processes: flag('processes', '1,2').split(',').map(Number),
  small: process.argv.includes('--small'),
  only: flag('only'),
  port: Number(flag('port', 9400)),
  postgres: process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  say,
  isOver: () => isOver,
}).finally(() => older?.remove())
console.log(table)
const file = flag('table')
if (file) writeFileSync(file, `${table}\n`)
process.exit(failed ? 1 : 0)
