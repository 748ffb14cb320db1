/** Everything: both databases, components, a real browser. Installs what it needs; prints one closing line. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { has, install, root, run, say } from './workspace.mjs'

const started = performance.now()
await install()
const { build } = await import('./build.mjs')
await build()

const isRoot = process.getuid?.() === 0
const apt = async (...packages) => {
  if (!isRoot || !has('apt-get')) return false
  say(`Installing ${packages.join(', ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  await run('apt-get', ['update', '-qq'], quiet)
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)) === 0
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 })
    const end = (value) => {
      socket.destroy()
      resolve(value)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })

/** A PostgreSQL to test on: the named one, one that answers, or one installed now. Elsewhere the tests bring their own. */
async function postgres() {
  if (process.env.CARTWRIGHT_TEST_POSTGRES_URL) return process.env.CARTWRIGHT_TEST_POSTGRES_URL
  const url = 'postgres://postgres@127.0.0.1:5432/postgres'
  if (await answers(5432)) return url
  if (!process.env.CI) return undefined
  if (await apt('postgresql')) {
    const version = spawnSync('sh', ['-c', 'ls /etc/postgresql | tail -1']).stdout.toString().trim()
    // The test server listens on this machine only and holds nothing but test data.
    spawnSync('sh', [
      '-c',
      `sed -i -E 's/(scram-sha-256|md5|peer)$/trust/' /etc/postgresql/${version}/main/pg_hba.conf`,
    ])
    spawnSync('pg_ctlcluster', ['--skip-systemctl-redirect', version, 'main', 'restart'], {
      stdio: 'inherit',
    })
    for (let attempt = 0; attempt < 30 && !(await answers(5432)); attempt++)
      await new Promise((r) => setTimeout(r, 500))
    if (await answers(5432)) return url
  }
  say('With CI=true the tests need a PostgreSQL server: set CARTWRIGHT_TEST_POSTGRES_URL')
  process.exit(1)
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
async function browser() {
  if (process.env.CARTWRIGHT_TEST_BROWSER) return process.env.CARTWRIGHT_TEST_BROWSER
  const found = () => browsers.find(existsSync)
  if (found()) return found()
  if (await apt('chromium')) return found()
  const { chromium } = await import('playwright-core')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  await run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.env.CI) {
    say('With CI=true the tests need a browser: set CARTWRIGHT_TEST_BROWSER')
    process.exit(1)
  }
  return undefined
}

const database = await postgres()
const chromium = await browser()
const folder = mkdtempSync(join(tmpdir(), 'cartwright-results-'))
const vitest = join(root, 'node_modules', '.bin', 'vitest')
const env = {
  ...(database ? { CARTWRIGHT_TEST_POSTGRES_URL: database } : {}),
  ...(chromium ? { CARTWRIGHT_TEST_BROWSER: chromium } : {}),
}
const totals = { passed: 0, failed: 0, skipped: 0 }
let broken = 0

async function suite(name, command, args, results) {
  const at = performance.now()
  const code = await run(command, args, { env })
  const report = results && existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : undefined
  if (report) {
    totals.passed += report.numPassedTests
    totals.failed += report.numFailedTests
    totals.skipped += report.numPendingTests
  } else totals[code === 0 ? 'passed' : 'failed'] += 1
  if (code !== 0) broken += 1
  say(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - at) / 1000).toFixed(0)} s)`)
}

const projects = (...names) => names.flatMap((name) => ['--project', name])
const reported = (file) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
const bin = (name) => join(root, 'node_modules', '.bin', name)
await suite('types', bin('tsc'), ['-p', 'tsconfig.json'])
await suite('lint', bin('biome'), ['check', '--error-on-warnings', '.'])
await suite('imports', bin('tsx'), ['scripts/check-imports.ts'])
await suite('languages', bin('tsx'), ['--conditions=@cartwright/source', 'scripts/check-locales.ts'])
await suite('sizes', bin('tsx'), ['scripts/check-sizes.ts'])
await suite('published packages', process.execPath, ['scripts/check-packages.mjs'])
const tests = (name, ...parts) => {
  const file = join(folder, `${name}.json`)
  return suite(name, vitest, ['run', ...projects(...parts), ...reported(file)], file)
}
await tests('rules and components', 'unit', 'components')
await tests('server', 'server', 'compat')
// Both wait for browsers more than they work.
await Promise.all([tests('browser', 'browser'), tests('stories', 'stories')])
rmSync(folder, { recursive: true, force: true })
say(`In ${((performance.now() - started) / 1000).toFixed(0)} s`)
const { passed, failed, skipped } = totals
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed || broken ? 1 : 0)
