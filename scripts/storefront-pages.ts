/** Writes into docs/storefront.md which pages the storefront has. usage: npx tsx --conditions=@cartwright/source scripts/storefront-pages.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesTable, tableMarks } from './storefront-pages/table'

const file = join(import.meta.dirname, '../docs/storefront.md')
const [start, end] = tableMarks
const [before = '', rest = ''] = readFileSync(file, 'utf8').split(start)
const [, after = ''] = rest.split(end)
writeFileSync(file, `${before}${start}\n\n${pagesTable()}\n\n${end}${after}`)
