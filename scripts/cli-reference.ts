/** Writes the reference into docs/cli.md from the commands themselves. usage: npx tsx --conditions=@cartwright/source scripts/cli-reference.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reference, referenceMark } from '../packages/cli/src/help/reference'
import { cartwright } from '../packages/cli/src/program'

const file = join(import.meta.dirname, '../docs/cli.md')
const [guide = ''] = readFileSync(file, 'utf8').split(referenceMark)
writeFileSync(file, `${guide}${referenceMark}\n\n${reference(cartwright(''))}`)
