/**
 * Holds every block of code of the documentation against what there is: TypeScript is compiled against the sources, commands are
 * read by the command line, data is parsed, and requests are sent to a demo shop.
 * usage: npx tsx --conditions=@cartwright/source scripts/check-docs.ts [PAGE…]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import { seedDemo } from '../packages/cli/src/seed/demo'
import { createApiToken, createUser, startShop } from '../packages/server/src/index'
import { type Block, blocksOf, type Problem, problemIn } from './check-docs/blocks'
import { checkCommands } from './check-docs/commands'
import { compile } from './check-docs/compile'
import { checkData, dataLanguages } from './check-docs/data'
import { isRequest, runRequests } from './check-docs/requests'

const root = join(import.meta.dirname, '..')
const pages = ['docs/**/*.md', '*.md', 'packages/*/README.md', 'examples/*/README.md']
/** Written as it comes out, not typed: nothing to hold it against. */
const shown = ['text']

const wanted = process.argv.slice(2).map((name) => relative(root, join(process.cwd(), name)))
const started = performance.now()
const blocks = globSync(pages, { cwd: root })
  .filter((page) => wanted.length === 0 || wanted.includes(page))
  .sort()
  .flatMap((page) => blocksOf(page, readFileSync(join(root, page), 'utf8')))

const of = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language))
const requests = blocks.filter(isRequest)
const problems: Problem[] = [
  ...compile(blocks),
  ...of('sh').flatMap(checkCommands),
  ...of(...dataLanguages).flatMap(checkData),
  ...strange(blocks),
  ...(requests.length > 0 ? await ask(requests) : []),
]
for (const { page, line, message } of problems) console.error(`${page}:${line}: ${message}`)
const counts = [
  `${of('ts', 'tsx').length} compiled`,
  `${of('sh').length} read as commands, ${requests.length} of them run against a shop`,
  `${of(...dataLanguages).length} parsed`,
  `${of(...shown).length} of output`,
]
console.log(
  `${blocks.length} blocks: ${counts.join(', ')}; ${problems.length} wrong, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
process.exit(problems.length > 0 ? 1 : 0)

function strange(all: readonly Block[]): Problem[] {
  const known = ['ts', 'tsx', 'sh', ...dataLanguages, ...shown]
  return all
    .filter(({ language }) => !known.includes(language))
    .map((block) =>
      problemIn(block, `${block.language} is checked by nobody: take one of ${known.join(', ')}`),
    )
}

/** Opens a demo shop as `cartwright start --demo` does, without its photographs, and asks it. */
async function ask(all: readonly Block[]): Promise<Problem[]> {
  const data = mkdtempSync(join(tmpdir(), 'cartwright-docs-'))
  const shop = await startShop({
    data,
    port: 0,
    log: 'silent',
    prepare: async (of, api) => {
      await seedDemo(of, api, { days: 3, pictures: false })
    },
  })
  try {
    const email = 'docs@example.com'
    await createUser(shop.shop, { email, password: crypto.randomUUID(), role: 'admin' })
    const { token } = await createApiToken(shop.shop, { domain: 'admin', name: 'documentation', email })
    return await runRequests(all, { url: shop.url, token, data })
  } finally {
    await shop.close()
    rmSync(data, { recursive: true, force: true })
  }
}
