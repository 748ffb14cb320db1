/**
 * What somebody gets who opens a shop: packs the packages, installs all of them into an empty folder outside of this repository,
 * opens the demo there and looks for its pages and photographs; then the same without the photographs.
 * usage: npm run outside:shop
 * Ends with 1 when something is not there. Says how much was installed.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from './outside/open-shop.mjs'
import { pack } from './outside/pack.mjs'
import { install, root, say } from './workspace.mjs'

await install()
const { build } = await import('./build.mjs')
await build({ guide: true })

const folder = mkdtempSync(join(tmpdir(), 'cartwright-shop-'))
const findings = []
const check = (what, isThere) => {
  say(`${isThere ? '✓' : '✗'} ${what}`)
  if (!isThere) findings.push(what)
}
const bare = ['contract', 'sdk', 'server', 'admin', 'create-cartwright', 'cli'].map((name) =>
  join('packages', name),
)

/** What lies on the disk, in megabytes. */
const megabytes = (at) =>
  existsSync(at)
    ? Math.round(Number(execFileSync('du', ['-sk', at], { encoding: 'utf8' }).split('\t')[0]) / 1024)
    : 0

/** Opens a demo shop of these packages in a folder of its own. */
async function open(name, packages, look, most) {
  const shop = join(folder, name)
  mkdirSync(shop)
  writeFileSync(join(shop, 'package.json'), JSON.stringify({ name, private: true }))
  const tarballs = packages.map((at) => pack(join(root, at), folder))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...tarballs], {
    cwd: shop,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const modules = join(shop, 'node_modules')
  // Where no binary of SQLite is to be had it is compiled, and what that takes stays beside it.
  const sqlite = join(modules, 'better-sqlite3', 'build')
  const compiled = megabytes(sqlite) - megabytes(join(sqlite, 'Release', 'better_sqlite3.node'))
  const size = megabytes(modules) - compiled
  say(`${name}: ${size} MB installed${compiled ? `, and ${compiled} that compiling SQLite left` : ''}`)
  if (most) check(`${name}: at most ${most} MB`, size <= most)
  const { url, stop } = await openShop(shop, ['--demo', '--data', 'data'])
  try {
    await look(async (path) => {
      const response = await fetch(url + path)
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      }
    })
  } finally {
    await stop()
  }
}

try {
  await open(
    'whole',
    [...bare, 'packages/guide', 'examples/storefront', 'examples/catalogue'],
    async (read) => {
      const page = await read('/c/vessels')
      check('a category shows its pieces', page.status === 200 && page.text.includes('Moon jar'))
      const [picture] = /\/uploads\/[\w-]+-640\.webp/.exec(page.text) ?? []
      check('they have photographs', (await read(picture ?? '/uploads/none')).type === 'image/webp')
      check('the back office is there', (await read('/app/')).status === 200)
      check('the reference is there', (await read('/docs')).status === 200)
      const guide = await read('/docs/guide/quick-start')
      check('the documentation is there', guide.status === 200 && guide.text.includes('<h1 id="quick-start"'))
    },
  )
  await open(
    'without-photographs',
    [...bare, 'examples/storefront'],
    async (read) => {
      check(
        'it says how to have the documentation',
        (await read('/docs/guide')).text.includes('npm install @cartwright/guide'),
      )
      check('drawings stand in', (await read('/c/vessels')).text.includes('/plates/vessels/moon-jar'))
    },
    120,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const finding of findings) say(finding)
say(findings.length === 0 ? 'Strangers open a shop' : `${findings.length} missing`)
process.exit(findings.length === 0 ? 0 : 1)
