/** Copies the style sheets into dist and joins them into one, in the order of src/styles.css, once more for pages without layers. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { guardedStyles } from './guarded-styles.ts'
import { sheets } from './write-exports.ts'

const source = new URL('src/', import.meta.url)
const target = new URL('dist/', import.meta.url)

for (const sheet of sheets) {
  const to = new URL(sheet, target)
  mkdirSync(dirname(to.pathname), { recursive: true })
  cpSync(new URL(sheet, source), to)
}
const all = sheets.map((sheet) => readFileSync(new URL(sheet, source), 'utf8')).join('\n')
writeFileSync(new URL('styles.css', target), all)
writeFileSync(new URL('styles.guarded.css', target), guardedStyles(all))
