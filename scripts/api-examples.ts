/**
 * Writes an example of every call of the API, taken from a real run: the tests of the server, which make nearly every call
 * and keep what was asked and answered. usage: npm run examples [-- --from FOLDER]
 * `--from` names what an earlier run kept; without it the tests are run, which takes as long as they do.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contract } from '@cartwright/contract'
import type { RecordedExchange } from '../packages/server/src/testing/record-exchange'
import { type ApiExample, exampleOf, isFit } from './api-examples/example'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { from: { type: 'string' } } })
const folder = values.from ?? mkdtempSync(join(tmpdir(), 'exchanges-'))
if (!values.from) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'server'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CARTWRIGHT_RECORD: folder },
  })
  if (status !== 0) console.warn('Some tests failed; what they kept until then is used all the same')
}

const best = new Map<string, ApiExample>()
for (const file of readdirSync(folder).sort())
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    if (!line) continue
    const exchange = JSON.parse(line) as RecordedExchange
    const example = exampleOf(exchange)
    const known = best.get(exchange.name)
    if (isFit(exchange.name, example) && (!known || example.worth > known.worth))
      best.set(exchange.name, example)
  }

const names = Object.keys(contract)
const examples = Object.fromEntries(
  names.flatMap((name) => {
    const example = best.get(name)
    if (!example) return []
    const { worth: _, ...shown } = example
    return [[name, shown]]
  }),
)
writeFileSync(
  join(root, 'packages/server/src/http/api-examples.json'),
  `{\n${Object.entries(examples)
    .map(([name, example]) => `${JSON.stringify(name)}: ${JSON.stringify(example)}`)
    .join(',\n')}\n}\n`,
)
const missing = names.filter((name) => !best.has(name))
console.log(`${names.length - missing.length} of ${names.length} calls have an example`)
if (missing.length > 0) console.log(`Without: ${missing.join(', ')}`)
