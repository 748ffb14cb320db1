/**
 * What somebody gets who makes a shop: packs the packages, serves them as a registry does, runs `npm create cartwright`
 * outside of this repository, installs what it made, runs its scripts, opens it and buys something.
 * Before that it goes the way of the quick start, command by command, and buys in a browser (CARTWRIGHT_TEST_BROWSER).
 * usage: npm run outside:create [-- --only quick-start --keep FOLDER]
 * Ends with 1 when anything of it fails. With CARTWRIGHT_TEST_POSTGRES_URL one of the shops is on a PostgreSQL database,
 * which must be empty.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followQuickStart } from './outside/follow-quick-start.ts'
import { openShop } from './outside/open-shop.mjs'
import { pack } from './outside/pack.mjs'
import { openRegistry } from './outside/registry.mjs'
import { buy } from './outside/sale.mjs'
import { install, root, run, say } from './workspace.mjs'

const flag = (name) =>
  process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : undefined

const isQuick = process.argv.includes('--quick')

await install()
const { build } = await import('./build.mjs')
await build({})

const folder = flag('keep') ?? mkdtempSync(join(tmpdir(), 'cartwright-create-'))
mkdirSync(folder, { recursive: true })
const findings = []
const check = (what, isThere) => {
  say(`${isThere ? '✓' : '✗'} ${what}`)
  if (!isThere) findings.push(what)
}

const packages = [
  ...['contract', 'sdk', 'server', 'ui', 'admin', 'create-cartwright', 'cli'].map(
    (name) => `packages/${name}`,
  ),
  ...['storefront', 'catalogue'].map((name) => `examples/${name}`),
].map((at) => ({
  manifest: JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8')),
  tarball: pack(join(root, at), folder),
}))
const registry = await openRegistry(
  packages,
  process.env.npm_config_registry ?? 'https://registry.npmjs.org/',
)
const env = { npm_config_registry: registry.url, npm_config_update_notifier: 'false', CI: '1' }
const quietly = { stdio: ['ignore', 'ignore', 'inherit'] }
const succeeds = async (what, command, args, cwd, more = {}) => {
  const started = performance.now()
  const code = await run(command, args, { cwd, ...quietly, env: { ...env, ...more } })
  check(`${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`, code === 0)
}
/** Nothing of an earlier run answers for this one. */
const fresh = { npm_config_cache: join(folder, 'npm-cache') }
const create = (words, cwd) =>
  run('npm', ['create', '--yes', 'cartwright@latest', ...words], {
    cwd,
    ...quietly,
    env: { ...env, ...fresh },
  })

async function look(name, shop, { words, more = {}, page }) {
  const { url, stop } = await openShop(shop, words, more)
  try {
    const front = await fetch(`${url}/`)
    check(
      `${name}: its pages open, under ${page}`,
      front.status === 200 && (await front.text()).includes(page),
    )
    check(`${name}: the back office opens`, (await fetch(`${url}/app/`)).status === 200)
    check(`${name}: its extension answers`, (await fetch(`${url}/store/care-notes/prod_none`)).status === 200)
    const order = await buy(url)
    check(`${name}: sells something, order ${order.display_id}`, order.total > 0)
  } finally {
    await stop()
  }
}

/** Makes a shop, installs it, runs all of its scripts and opens it. */
async function live(name, flags, { page, more }) {
  const at = join(folder, name)
  mkdirSync(at)
  check(`${name}: made by npm create`, (await create(['clay-and-co', '--', '--yes', ...flags], at)) === 0)
  const shop = join(at, 'clay-and-co')
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  await succeeds(`${name}: npm install`, 'npm', isQuick ? [...words, '--ignore-scripts'] : words, shop)
  if (isQuick) {
    const built = 'node_modules/better-sqlite3/build'
    cpSync(join(root, built), join(shop, built), { recursive: true })
  }
  for (const words of [['run', 'build'], ['run', 'typecheck'], ['test']])
    await succeeds(`${name}: npm ${words.join(' ')}`, 'npm', words, shop)
  await look(name, shop, { words: ['--demo'], page, more })
  return shop
}

const wanted = (name) => !flag('only') || flag('only') === name
try {
  if (wanted('quick-start')) {
    const at = join(folder, 'quick-start')
    mkdirSync(at)
    await followQuickStart({ folder: at, root, env: { ...env, ...fresh }, check })
  }
  if (wanted('published')) {
    const shop = await live('published', [], { page: 'Kiln &amp; Loom' })
    const again = (await create(['clay-and-co', '--', '--yes'], join(folder, 'published'))) === 6
    check('a folder that holds something is refused', again)
    const twin = join(folder, 'twin', 'clay-and-co')
    await succeeds('cartwright init does the same', 'npx', ['cartwright', 'init', twin, '--yes'], shop)
    const differing = readdirSync(twin, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => {
        const other = file.replace(twin, shop)
        return !existsSync(other) || readFileSync(other, 'utf8') !== readFileSync(file, 'utf8')
      })
    check(`to the letter ${differing.join(', ')}`, differing.length === 0)
    writeFileSync(join(shop, '.env'), 'CARTWRIGHT_BASE_URL=https://shop.example.com\n')
    const { url, stop } = await openShop(shop, [])
    const robots = await (await fetch(`${url}/robots.txt`)).text()
    check('.env is read', robots.includes('https://shop.example.com'))
    await stop()
  }
  if (wanted('source'))
    await live('source', ['--storefront', 'source', '--name', 'Clay & Co'], { page: 'Clay &amp; Co' })
  const postgres = process.env.CARTWRIGHT_TEST_POSTGRES_URL
  if (wanted('postgres') && postgres)
    await live('postgres', ['--database', 'postgres'], {
      page: 'Kiln &amp; Loom',
      more: { DATABASE_URL: postgres },
    })
} finally {
  registry.close()
  if (!flag('keep')) rmSync(folder, { recursive: true, force: true })
}
for (const finding of findings) say(finding)
say(findings.length === 0 ? 'Strangers have a shop of their own' : `${findings.length} findings`)
process.exit(findings.length === 0 ? 0 : 1)
