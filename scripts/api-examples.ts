/**
 * Writes an example of every call of the API for its reference, as a shop in which everything exists answered it.
 * usage: npm run examples
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallExample, contract } from '@cartwright/contract'
import { createShop } from '../packages/server/src/server'
import { buildRichShop, richConfig } from '../packages/server/src/testing/replies/rich-shop'
import { inHand } from '../packages/server/src/testing/test-shop'
import { exampleOf, isFit, worthOf } from './api-examples/example'

const folder = mkdtempSync(join(tmpdir(), 'cartwright-rich-'))
const { shop, app, close } = await createShop({
  data: folder,
  log: 'silent',
  notification: [],
  ...richConfig,
})
const t = await inHand(shop, app, { database: { file: join(folder, 'shop.db') }, folder })
const told = await buildRichShop(t)
await close()
rmSync(folder, { recursive: true, force: true })

const best = new Map<string, CallExample>()
for (const one of told) {
  const example = exampleOf(one)
  const known = best.get(one.name)
  if (isFit(one.name, example) && (!known || worthOf(example) > worthOf(known))) best.set(one.name, example)
}

const names = Object.keys(contract)
const lines = names.flatMap((name) => {
  const example = best.get(name)
  return example ? [`${JSON.stringify(name)}: ${JSON.stringify(example)}`] : []
})
const file = join(import.meta.dirname, '../packages/server/src/http/api-examples.json')
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
const missing = names.filter((name) => !best.has(name))
console.log(`${names.length - missing.length} of ${names.length} calls have an example`)
if (missing.length > 0) console.log(`Without: ${missing.join(', ')}`)
