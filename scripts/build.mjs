/** Builds what is stale, in the order of dependence. usage: npm run build [-- --force --no-guide] */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compiled, fingerprint, install, must, remember, remembered, root, say } from './workspace.mjs'

const shared = ['tsup.base.ts', 'tsconfig.json', 'package-lock.json', 'scripts/pack-build.mjs']
const steps = [
  { name: 'contract', output: 'packages/contract/dist/index.js', sources: ['packages/contract'] },
  { name: 'sdk', output: 'packages/sdk/dist/index.js', sources: ['packages/contract', 'packages/sdk'] },
  {
    name: 'server',
    output: 'packages/server/dist/index.js',
    sources: ['packages/contract', 'packages/server'],
  },
  {
    name: 'ui',
    output: 'packages/ui/dist/index.js',
    sources: ['packages/contract', 'packages/sdk', 'packages/ui'],
  },
  {
    name: 'admin',
    output: 'packages/admin/dist/index.html',
    sources: ['packages/contract', 'packages/sdk', 'packages/ui', 'packages/admin'],
  },
  {
    name: 'storefront',
    output: 'examples/storefront/build/handler.js',
    sources: ['packages/contract', 'packages/sdk', 'packages/ui', 'examples/storefront'],
  },
  {
    name: 'create-cartwright',
    output: 'packages/create-cartwright/dist/index.js',
    sources: ['packages/create-cartwright', 'examples/storefront', 'LICENSE'],
  },
  {
    name: 'cli',
    output: 'packages/cli/dist/main.js',
    sources: [
      'packages/contract',
      'packages/sdk',
      'packages/server',
      'packages/create-cartwright',
      'packages/cli',
      'examples/catalogue',
    ],
  },
]

const workspaceOf = (name) => (name === 'create-cartwright' ? name : `@cartwright/${name}`)

/** Those that are published with types of their own. */
const typed = ['contract', 'sdk', 'server', 'ui', 'admin', 'create-cartwright']

/**
 * Builds what is stale, while SQLite may still be compiled, and waits for both. Only publishing needs types: `types` says whether
 * they are written too, left out, or added to a build without them, which may be in use meanwhile. A build with types serves a
 * start without.
 */
export async function build({ force = false, only, types = true, guide = false } = {}) {
  for (const { name, output, sources } of steps) {
    if (only && !only.includes(name)) continue
    const print = fingerprint([...shared, ...sources])
    const known = remembered(`build-${name}`)
    const fresh = known === `${print} types` || (!types && known === print)
    if (!force && existsSync(join(root, output)) && fresh) continue
    if (types === 'only' && known === print) await declare(name)
    else await make(name, types)
    remember(`build-${name}`, types ? `${print} types` : print)
  }
  await compiled()
  // Only publishing needs it built beforehand, and its generator is fetched for it.
  if (guide) await (await import('./docs.mjs')).buildGuide({ force })
}

async function make(name, types) {
  say(`Building ${name}`)
  await script('build', name, types ? {} : { CARTWRIGHT_TYPES: 'off' })
}

async function declare(name) {
  if (typed.includes(name)) await script('types', name, { CARTWRIGHT_TYPES: 'only' })
}

const script = (script, name, env) =>
  must('npm', ['run', '--silent', script, '-w', workspaceOf(name)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })

if (import.meta.filename === process.argv[1]) {
  await install()
  await build({ force: process.argv.includes('--force'), guide: !process.argv.includes('--no-guide') })
}
