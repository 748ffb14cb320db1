/** Writes into docs/back-office.md which screen uses which calls. usage: npx tsx --conditions=@cartwright/source scripts/admin-calls.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageTable, tableMarks } from './admin-calls/table'

const file = join(import.meta.dirname, '../docs/back-office.md')
const [start, end] = tableMarks
const [before = '', rest = ''] = readFileSync(file, 'utf8').split(start)
const [, after = ''] = rest.split(end)
writeFileSync(file, `${before}${start}\n\n${coverageTable()}\n\n${end}${after}`)
