/**
 * Writes all pages of the documentation for the generator: those written by hand, and the references, from the code.
 * usage: tsx --conditions=@cartwright/source scripts/guide/write-pages.ts FOLDER
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apiPages } from './api'
import type { Example } from './api-examples'
import { compileExamples } from './compile-examples'
import { componentPages, componentsSource } from './components'
import { contents } from './contents'
import { hooksPage, hooksSource, sdkEntries, sdkPage, sdkSource } from './hooks'
import type { Page } from './page'
import { readSources } from './program'
import { handwrittenPages } from './sources'

const [folder = ''] = process.argv.slice(2)
if (!folder) throw new Error('Say where the pages go')
const say = (text: string) => process.stderr.write(`${text}\n`)

const api = apiPages()
checkExamples(api.examples)
const read = readSources([componentsSource, hooksSource, sdkSource, ...Object.values(sdkEntries)])
const pages = [...handwrittenPages(), ...componentPages(read), hooksPage(read), sdkPage(read), ...api.pages]

/** As they are handed to the generator, the title of the browser's tab and the description beside the text. */
const front = ({ title, description }: Page) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`

rmSync(folder, { recursive: true, force: true })
for (const page of pages) {
  const file = join(folder, `${page.path}.md`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, front(page) + page.text)
}

const placed = new Set<string>()
const sections = contents.map(({ title, pages: wanted, isFolded = false }) => ({
  title,
  isFolded,
  pages: wanted.flatMap((want) => {
    const found = pages
      .filter(({ path }) => path === want || (/[/-]$/.test(want) && path.startsWith(want)))
      .sort((a, b) => a.path.localeCompare(b.path))
    if (found.length === 0) throw new Error(`The table of contents names ${want}, which is no page`)
    for (const { path } of found) placed.add(path)
    return found.map(({ path, title, description }) => ({ path, title, description }))
  }),
}))
const lost = pages.filter(({ path }) => !placed.has(path)).map(({ path }) => path)
if (lost.length > 0) throw new Error(`Give them a place in scripts/guide/contents.ts: ${lost.join(', ')}`)
writeFileSync(join(folder, '../contents.json'), JSON.stringify(sections))
say(`${pages.length} pages, ${api.examples.size} calls shown with an example that was run`)

function checkExamples(examples: ReadonlyMap<string, Example>): void {
  const wrong = compileExamples([...examples.values()].map(({ name, sdk }) => ({ name, code: sdk })))
  for (const problem of wrong) say(problem)
  if (wrong.length > 0) throw new Error(`${wrong.length} examples of the SDK do not compile`)
}
