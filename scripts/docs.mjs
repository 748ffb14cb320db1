/**
 * Builds the documentation as a site: packages/guide/dist, which the shop of this repository serves at /docs/guide.
 * usage: npm run docs [-- --base / --out FOLDER]   for a server of one's own: the address it begins at, and where files go
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fingerprint, install, must, remember, remembered, root, say } from './workspace.mjs'

const guide = join(root, 'packages/guide')
const site = join(guide, 'site')
const pages = join(guide, 'build/pages')
const bin = (name) => join(root, 'node_modules', '.bin', name)

/** What pages and references are written from. */
const sources = [
  ...['docs', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', '.storybook/guides', 'scripts/guide'],
  ...['contract', 'sdk', 'server', 'cli', 'ui', 'guide'].map((name) => `packages/${name}`),
]

/** The generator has a lock file of its own, so that whoever only wants a shop never waits for it. */
async function installGenerator() {
  const lock = createHash('sha256')
    .update(readFileSync(join(site, 'package-lock.json')))
    .digest('hex')
  if (existsSync(join(site, 'node_modules/vitepress')) && remembered('guide-lock') === lock) return
  say('Installing the generator of the documentation (once)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await must(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: site })
  remember('guide-lock', lock)
}

/** Builds it where something has changed; to another place always. */
export async function buildGuide({ base, out, force = false } = {}) {
  const print = fingerprint([...sources, 'package-lock.json'])
  const isElsewhere = Boolean(base || out)
  const isBuilt = existsSync(join(guide, 'dist/index.html')) && remembered('build-guide') === print
  if (isBuilt && !isElsewhere && !force) return
  const started = performance.now()
  await installGenerator()
  say('Writing the pages of the documentation')
  await must(bin('tsx'), ['--conditions=@cartwright/source', 'scripts/guide/write-pages.ts', pages])
  const folder = out ? resolve(out) : join(guide, 'dist')
  say('Building the site')
  await must(process.execPath, [join(site, 'node_modules/vitepress/bin/vitepress.js'), 'build', site], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { CARTWRIGHT_GUIDE_OUT: folder, ...(base ? { CARTWRIGHT_GUIDE_BASE: base } : {}) },
  })
  await must(bin('tsx'), ['scripts/guide/write-twins.ts', pages, folder])
  await must(process.execPath, ['scripts/pack-build.mjs', folder])
  if (!isElsewhere) remember('build-guide', print)
  say(`${weigh(folder)} in ${((performance.now() - started) / 1000).toFixed(0)} s: ${folder}`)
}

function weigh(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}

const flag = (name) =>
  process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : undefined

if (import.meta.filename === process.argv[1]) {
  await install()
  await buildGuide({ base: flag('base'), out: flag('out'), force: process.argv.includes('--force') })
}
