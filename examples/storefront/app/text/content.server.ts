import { type Language, languages } from '../i18n/languages'
import { type Block, parseMarkdown, plainText } from './markdown'

/** A text of the shop as it is shown. */
export interface TextPage {
  slug: string
  title: string
  description: string
  /** The language it is written in, as some are not there in every one. */
  language: Language
  /** The day it was written or last changed, as YYYY-MM-DD. */
  date: string | null
  /** Who wrote it. */
  author: string | null
  /** Handles of the pieces it speaks of; the first is its picture. */
  pieces: string[]
  blocks: Block[]
}

const files = import.meta.glob<string>('../content/*/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const texts = new Map<string, TextPage>()
for (const [path, source] of Object.entries(files)) {
  const [, language, name] = path.match(/\/content\/(\w+)\/(.+)\.md$/) ?? []
  if (language && name) texts.set(`${language}/${name}`, readText(source, name, language as Language))
}

/** Head and body of a file: `title: …` lines between two rules, then Markdown. */
export function readText(source: string, name: string, language: Language): TextPage {
  const [, head = '', body = source] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  const said = new Map(
    head.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const
    }),
  )
  const blocks = parseMarkdown(body)
  const [first] = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.content] : []))
  return {
    slug: name.split('/').at(-1) ?? name,
    title: said.get('title') || name,
    description: said.get('description') || (first ? plainText(first).slice(0, 155) : ''),
    language,
    date: said.get('date') || null,
    author: said.get('author') || null,
    pieces: (said.get('pieces') ?? '')
      .split(',')
      .map((handle) => handle.trim())
      .filter(Boolean),
    blocks,
  }
}

/** A page in the reader's language, else in English; undefined when there is none of this name. */
export const textPage = (language: Language, slug: string): TextPage | undefined =>
  texts.get(`${language}/${slug}`) ?? texts.get(`en/${slug}`)

/** The languages a text is written in. */
export const languagesOfText = (slug: string): string[] =>
  [...texts.keys()]
    .filter((key) => key.endsWith(`/${slug}`) && key.indexOf('/') === key.length - slug.length - 1)
    .map((key) => key.split('/')[0]!)

/** The languages that texts of the shop are written in. */
export const contentLanguages: readonly Language[] = languages.filter((language) =>
  [...texts.keys()].some((key) => key.startsWith(`${language}/`)),
)

/** The names of all pages that stand on their own. */
export const textSlugs = (): string[] =>
  [...texts.keys()].flatMap((key) => key.match(/^en\/([^/]+)$/)?.[1] ?? [])

/** The articles of the journal, the newest first. */
export const journal = (language: Language): TextPage[] =>
  [...texts.keys()]
    .flatMap((key) => key.match(/^en\/(journal\/.+)$/)?.[1] ?? [])
    .flatMap((name) => textPage(language, name) ?? [])
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
