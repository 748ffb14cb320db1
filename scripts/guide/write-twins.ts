/**
 * Puts beside the built site what programs read: each page as Markdown, `llms.txt`, which lists them with a line each, and
 * `llms-full.txt`, which is all of them. usage: tsx scripts/guide/write-twins.ts PAGES SITE
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Section {
  title: string
  pages: { path: string; title: string; description: string }[]
}

const [pages = '', site = ''] = process.argv.slice(2)
const sections: Section[] = JSON.parse(readFileSync(join(pages, '../contents.json'), 'utf8'))

const base = process.env.CARTWRIGHT_GUIDE_BASE ?? '/docs/guide/'
const introduction = `# Cartwright

> An online shop in TypeScript: a server on SQLite or PostgreSQL, a typed SDK, a command line, React components, a back office and a storefront. It speaks the HTTP API of Medusa v1. MIT licence.
`

/** References of single families and decisions are for whoever looks for one: they are listed, and left out of the whole. */
const isAside = (path: string) => /^(decisions|reference\/api)\//.test(path)

const all = sections.flatMap((section) => section.pages)
for (const { path } of all) {
  const file = join(site, `${path}.md`)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(join(pages, `${path}.md`), file)
}
writeFileSync(
  join(site, 'llms.txt'),
  `${introduction}
The address of a page with \`.md\` behind it is the page as Markdown. All guides in one file: [llms-full.txt](${base}llms-full.txt). The API for programs: [openapi.json](/openapi.json).

${sections
  .map(
    ({ title, pages: listed }) =>
      `## ${title}\n\n${listed.map((page) => `- [${page.title}](${base}${page.path}.md): ${page.description}`).join('\n')}\n`,
  )
  .join('\n')}`,
)
const textOf = (path: string) =>
  readFileSync(join(pages, `${path}.md`), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .trim()
writeFileSync(
  join(site, 'llms-full.txt'),
  `${introduction}\n${all
    .filter(({ path }) => !isAside(path))
    .map(({ path }) => textOf(path))
    .join('\n\n---\n\n')}\n`,
)
