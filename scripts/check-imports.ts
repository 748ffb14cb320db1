/** Who may use whom: the sentences of ARCHITECTURE.md as a table, held against every import. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { importCycles, reachedFrom } from './import-cycles'

const root = dirname(import.meta.dirname)

/** What each package may import of ours. */
const packages: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/sdk': ['contract'],
  'packages/ui': ['contract', 'sdk'],
  'packages/admin': ['contract', 'sdk', 'ui'],
  'examples/storefront': ['contract', 'sdk', 'ui'],
  'examples/catalogue': [],
  'packages/server': ['contract'],
  'packages/create-cartwright': [],
  'packages/cli': ['contract', 'sdk', 'server', 'catalogue', 'create-cartwright'],
}

/** The modules of the server in their order: each uses only those above it. */
const modules = [
  'audit',
  'auth',
  'role',
  'user',
  'invite',
  'currency',
  'region',
  'sales-channel',
  'publishable-key',
  'stock-location',
  'store',
  'setup',
  'customer',
  'translation',
  'collection',
  'category',
  'tax',
  'gift-card',
  'totals',
  'inventory',
  'search',
  'pricing',
  'listing',
  'product',
  'price-list',
  'product-search',
  'shipping',
  'discount',
  'payment',
  'cart',
  'order',
  'checkout',
  'payment-collection',
  'draft-order',
  'fulfillment',
  'return-reason',
  'return',
  'swap',
  'claim',
  'order-edit',
  'sales',
  'restock',
  'newsletter',
  'note',
  'notification',
  'document',
  'upload',
  'import',
  'batch-job',
  'analytics',
  'oauth',
  'view',
  'live',
  'webhook',
  'inbox',
  'instance',
  'health',
]

interface Problem {
  file: string
  line: number
  message: string
}
const problems: Problem[] = []

for (const file of globSync(['packages/*/src/**/*.{ts,tsx}', 'examples/*/**/*.{ts,tsx}'], {
  cwd: root,
  ignore: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.react-router/**'],
})) {
  const owner = Object.keys(packages).find((folder) => file.startsWith(`${folder}/`))
  if (!owner) continue
  const isTest = /\.(test|stories|e2e)\.tsx?$|\/testing\//.test(file)
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    const target = /(?:from|import\()\s*['"]([^'"]+)['"]/.exec(line)?.[1]
    if (!target) continue
    const say = (message: string) => problems.push({ file, line: index + 1, message })
    const ours = /^(?:@cartwright\/)?([a-z]+|create-cartwright)(?:\/|$)/.exec(target)?.[1]
    const isOurs = target.startsWith('@cartwright/') || ours === 'create-cartwright'
    if (isOurs && ours && !isTest && !packages[owner]?.includes(ours))
      say(`${owner} may not import ${target}`)
    if (owner === 'packages/server' && !isTest && target.startsWith('.')) checkModules(file, target, say)
    if (/^drizzle-orm(?:\/|$)/.test(target) && !isTest) checkDrizzle(file, say)
  }
}

function checkModules(file: string, target: string, say: (message: string) => void) {
  const from = /modules\/([^/]+)\//.exec(file)?.[1]
  const path = relative(root, resolve(root, dirname(file), target))
  const to = /modules\/([^/]+)\//.exec(path)?.[1]
  if (/\/testing\//.test(path)) say('only tests open the testing folder')
  if (!from || !to || from === to) return
  if (!modules.includes(from)) say(`the module ${from} has no place in the order of scripts/check-imports.ts`)
  else if (!modules.includes(to))
    say(`the module ${to} has no place in the order of scripts/check-imports.ts`)
  else if (path.endsWith('/tables')) return
  else if (modules.indexOf(to) > modules.indexOf(from)) say(`${from} stands above ${to} and may not use it`)
}

/** A module says what rows it wants by their values (docs/decisions/0047); what is more is a query with a name. */
function checkDrizzle(file: string, say: (message: string) => void) {
  const [, module, inside = ''] = /server\/src\/modules\/([^/]+)\/(.+)/.exec(file) ?? []
  if (module && !/^(?:tables\.ts|queries\.ts|queries\/.+)$/.test(inside))
    say(
      `only the tables and queries of ${module} speak drizzle: name the query there, or ask for rows by values`,
    )
}

/** Entities name each other, as the rows do that they describe; they say so in getters, which run when all are there. */
const mayMeet = (ring: readonly string[]) => ring.every((file) => file.includes('/contract/src/entities/'))

const sources = globSync('packages/{contract,sdk,server,cli}/src/**/*.ts', { cwd: root, absolute: true })
for (const ring of importCycles(sources.filter((file) => !file.endsWith('.test.ts')).sort()))
  if (!mayMeet(ring)) {
    const named = ring.map((file) => relative(root, file))
    problems.push({ file: named[0] ?? '', line: 1, message: `needs itself: ${named.join(' → ')}` })
  }

for (const file of reachedFrom(join(root, 'packages/server/src/index.ts')))
  if (/^import (?!type\b).*'pg'/m.test(readFileSync(file, 'utf8'))) {
    const message =
      'brings the driver of PostgreSQL to every start: a shop on SQLite does without, import it when it is needed'
    problems.push({ file: relative(root, file), line: 1, message })
  }

for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`)
if (problems.length > 0) process.exit(1)
console.log('Imports keep to the house')
