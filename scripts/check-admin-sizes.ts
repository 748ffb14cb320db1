/**
 * What the back office weighs on the wire, packed as browsers ask for it: the frame with the list of orders, which is what
 * people open first, and what each further screen adds to that. Counted is all that is fetched before a screen is drawn, the
 * English texts of the components among it. What opens later (dialogs, menus, forms) is fetched when somebody is about to
 * open it. Reads the build in `packages/admin/dist`. usage: tsx scripts/check-admin-sizes.ts [--all]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../packages/admin/dist')
const assets = join(dist, 'assets')

/** In kB of 1000 bytes, by gzip. */
const budgets = { first: 200, further: 40 }
/** Where people are first. */
const firstScreen = 'OrdersPage'
/** What opens over a screen, as dialogs do, and so comes on top of it. */
const over: Readonly<Record<string, string>> = {
  ReturnWizard: 'OrderPage',
  SwapWizard: 'OrderPage',
  ClaimWizard: 'OrderPage',
}
/** A chunk that the code of a route begins with. */
const screenFile = /^(\w+(?:Page|Screen|Wizard))-[\w-]{8}\.js$/

if (!existsSync(join(dist, 'index.html'))) {
  console.log('✗ The back office is not built: npm run build -w @cartwright/admin')
  process.exit(1)
}

const text = (file: string) => readFileSync(join(assets, file), 'utf8')
const gathered = new Map<string, { imports: string[]; gzip: number; brotli: number }>()
function read(file: string) {
  const known = gathered.get(file)
  if (known) return known
  const code = text(file)
  const statements = code.matchAll(/(?:^|[;}])import\s*(?:[^'"();]*?from\s*)?["']\.\/([^"']+\.js)["']/g)
  const entry = {
    imports: [...statements].map(([, imported = '']) => imported),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
  gathered.set(file, entry)
  return entry
}

/** The files that are there before code of these runs. */
function allOf(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...read(file).imports)
  }
  return found
}

const weigh = (files: Iterable<string>) => {
  const sum = { gzip: 0, brotli: 0 }
  for (const file of files) {
    sum.gzip += read(file).gzip / 1000
    sum.brotli += read(file).brotli / 1000
  }
  return sum
}

const html = readFileSync(join(dist, 'index.html'), 'utf8')
const shell = allOf([...html.matchAll(/assets\/([^"']+\.js)/g)].map(([, file = '']) => file))
const screens = readdirSync(assets).flatMap((file) => {
  const [, name] = screenFile.exec(file) ?? []
  return name ? [{ name, file }] : []
})
const orders = screens.find(({ name }) => name === firstScreen)
// A build in which neither is found is no light one: its names have changed, and so must this script.
if (!orders || screens.length < 40) {
  console.log(`✗ ${screens.length} screens found in ${assets}, and ${orders ? 'the' : 'no'} ${firstScreen}`)
  process.exit(1)
}
const first = new Set([...shell, ...allOf([orders.file])])
const none = new Set<string>()
/** What is there already where a screen opens. */
const below = (name: string) => {
  const page = screens.find((one) => one.name === over[name])
  return page ? allOf([page.file]) : none
}
const rows = [
  { name: 'frame and list of orders', ...weigh(first), budget: budgets.first },
  ...screens
    .filter(({ file }) => !first.has(file))
    .map(({ name, file }) => ({
      name,
      ...weigh([...allOf([file])].filter((one) => !first.has(one) && !below(name).has(one))),
      budget: budgets.further,
    }))
    .sort((one, other) => other.gzip - one.gzip),
]
// The schemas of the contract are for servers and tools: all that a screen takes from it is plain words and rules.
const withSchemas = readdirSync(assets).filter(
  (file) => file.endsWith('.js') && text(file).includes('ZodError'),
)
if (withSchemas.length > 0) console.log(`✗ Schemas are in ${withSchemas.join(', ')}`)
const tooHeavy = rows.filter(({ gzip, budget }) => gzip > budget)
const shown = process.argv.includes('--all') ? rows : rows.slice(0, 4)
for (const { name, gzip, brotli, budget } of new Set([...shown, ...tooHeavy]))
  console.log(
    `${gzip > budget ? '✗' : '✓'} ${name}: ${gzip.toFixed(1)} of ${budget} kB (${brotli.toFixed(1)} by brotli)`,
  )
console.log(`${rows.length} screens of the back office, ${tooHeavy.length} of them too heavy`)
process.exit(tooHeavy.length + withSchemas.length > 0 ? 1 : 0)
