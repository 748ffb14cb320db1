import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exportsField, indexText, stylesText } from './write-exports.js'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const sorted = (text: string) => text.trim().split('\n').sort()

it('exports every component, its styles and nothing else', () => {
  expect(JSON.parse(read('package.json')).exports).toEqual(exportsField)
  expect(sorted(read('src/index.ts'))).toEqual(sorted(indexText))
  expect(sorted(read('src/styles.css'))).toEqual(sorted(stylesText))
})
