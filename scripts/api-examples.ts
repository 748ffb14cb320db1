/**
 * Writes an example of every call of the API for its reference, as a shop in which everything exists answered it.
 * usage: npm run examples
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@cartwright/contract'
import { type ApiExample, exampleOf, isFit } from './api-examples/example'
import { toldByRichShop } from './rich-shop'

const best = new Map<string, ApiExample>()
for (const told of await toldByRichShop()) {
  const example = exampleOf(told)
  const known = best.get(told.name)
  if (isFit(told.name, example) && (!known || example.worth > known.worth)) best.set(told.name, example)
}

const names = Object.keys(contract)
const lines = names.flatMap((name) => {
  const example = best.get(name)
  if (!example) return []
  const { worth: _, ...shown } = example
  return [`${JSON.stringify(name)}: ${JSON.stringify(shown)}`]
})
const file = join(import.meta.dirname, '../packages/server/src/http/api-examples.json')
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
const missing = names.filter((name) => !best.has(name))
console.log(`${names.length - missing.length} of ${names.length} calls have an example`)
if (missing.length > 0) console.log(`Without: ${missing.join(', ')}`)
