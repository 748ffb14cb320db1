import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'

interface Section {
  title: string
  isFolded: boolean
  pages: { path: string; title: string; description: string }[]
}

/** Written beside the pages by scripts/guide/write-pages.ts. */
const build = join(import.meta.dirname, '../../build')
const contents: Section[] = JSON.parse(readFileSync(join(build, 'contents.json'), 'utf8'))

const base = process.env.CARTWRIGHT_GUIDE_BASE ?? '/docs/guide/'
const outDir = process.env.CARTWRIGHT_GUIDE_OUT ?? join(import.meta.dirname, '../../dist')

const icon = `data:image/svg+xml,${encodeURIComponent(
  readFileSync(join(import.meta.dirname, '../../../admin/public/icon.svg'), 'utf8'),
)}`

/** Long lists stand beside their own pages alone: each page of the site holds its sidebar. */
const sidebarOf = (isShown: (section: Section) => boolean, folds = true) =>
  contents.filter(isShown).map(({ title, isFolded, pages }) => ({
    text: title,
    collapsed: folds && isFolded,
    items: pages.map((page) => ({ text: page.title, link: `/${page.path.replace(/index$/, '')}` })),
  }))

export default defineConfig({
  base,
  outDir,
  srcDir: join(build, 'pages'),
  cacheDir: join(build, 'cache'),
  lang: 'en',
  title: 'Cartwright',
  description: 'The documentation of Cartwright, an online shop you can read, run and build on.',
  cleanUrls: true,
  ignoreDeadLinks: 'localhostLinks',
  // What all pages share is one file of its own, so that no page names it in a script within it.
  metaChunk: true,
  head: [['link', { rel: 'icon', href: icon }]],
  // References hold types in angle brackets and words in braces: they are text, not elements.
  markdown: { html: false, theme: { light: 'github-light', dark: 'github-dark' }, lineNumbers: false },
  vite: {
    build: { chunkSizeWarningLimit: 4000 },
    server: { fs: { allow: ['../../..'] } },
  },
  themeConfig: {
    siteTitle: 'Cartwright',
    logo: { src: icon, alt: '' },
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions: { boost: { title: 4, text: 1, titles: 2 }, fuzzy: 0.1 } },
      },
    },
    outline: { level: [2, 3], label: 'On this page' },
    sidebar: {
      '/reference/api/': [
        { text: 'All documentation', link: '/' },
        ...sidebarOf(({ title }) => title.startsWith('API'), false),
      ],
      '/decisions/': [
        { text: 'All documentation', link: '/' },
        ...sidebarOf(({ title }) => title === 'Decisions', false),
      ],
      '/': [
        ...sidebarOf(({ title }) => !title.startsWith('API of') && title !== 'Decisions'),
        { text: 'Decisions', link: '/decisions/0001-a-contract-package' },
      ],
    },
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Concepts', link: '/concepts' },
      { text: 'API', link: '/reference/api/' },
    ],
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'MIT licence' },
    notFound: {
      title: 'There is no such page',
      quote: 'It may have moved. Search for it, or begin at the start.',
      linkText: 'To the start',
    },
  },
  /** The policy of the server lets no script run that stands in a page: each becomes a file, named after what it holds. */
  transformHtml(html) {
    return html.replace(
      /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g,
      (whole, attributes: string, code: string) => {
        if (/application\/(ld\+)?json/.test(attributes) || !code.trim()) return whole
        const name = `assets/inline.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
        mkdirSync(join(outDir, 'assets'), { recursive: true })
        writeFileSync(join(outDir, name), code)
        return `<script src="${base}${name}"${attributes}></script>`
      },
    )
  },
})
