import { describe, expect, it } from 'vitest'
import type { Language } from '../i18n/languages'
import { journal, readText, type TextPage, textPage, textSlugs } from './content.server'
import type { Block, Inline } from './markdown'

const written: Language[] = ['en', 'de', 'fr', 'ja', 'ar']
const slugs = ['about', 'accessibility', 'contact', 'delivery', 'imprint', 'privacy', 'returns', 'terms']

const inlines = (block: Block): Inline[] =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'rule' ? [] : block.content
const linksOf = (content: readonly Inline[]): string[] =>
  content.flatMap((part) => [
    ...(part.kind === 'link' ? [part.href] : []),
    ...('content' in part ? linksOf(part.content) : []),
  ])
/** What every page of the shop can be reached by, but for those of products. */
const known = (href: string) =>
  /^\/(journal|region|order-lookup|gift-cards(\/balance)?)$/.test(href) ||
  slugs.some((slug) => href === `/pages/${slug}`) ||
  href.startsWith('mailto:')

const isSound = (page: TextPage) => {
  expect(page.title).not.toBe(page.slug)
  expect(page.description.length).toBeGreaterThan(5)
  expect(page.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(page.blocks.length).toBeGreaterThan(2)
  expect(page.blocks.flatMap((block) => linksOf(inlines(block))).filter((href) => !known(href))).toEqual([])
}

it('is all there', () => expect(textSlugs().sort()).toEqual(slugs))

describe.each(written)('the pages in %s', (language) => {
  it.each(slugs)('%s is written in it, and leads only to pages there are', (slug) => {
    const page = textPage(language, slug)
    expect(page?.language).toBe(language)
    if (page) isSound(page)
  })
  it('have the parts of the English ones', () => {
    const headings = (of: Language, slug: string) =>
      textPage(of, slug)?.blocks.filter(({ kind }) => kind === 'heading').length
    for (const slug of slugs) expect([slug, headings(language, slug)]).toEqual([slug, headings('en', slug)])
  })
})

it('falls back to English, and finds nothing where nothing is', () => {
  expect(textPage('pl', 'about')?.language).toBe('en')
  expect(textPage('en', 'nowhere')).toBeUndefined()
  expect(textPage('en', '../en/about')).toBeUndefined()
})

it('has a journal, the newest first, of pieces in the catalogue', () => {
  const articles = journal('de')
  expect(articles).toHaveLength(3)
  expect(articles.map(({ date }) => date)).toEqual(['2026-04-22', '2026-03-11', '2026-02-05'])
  for (const article of articles) {
    isSound(article)
    expect(article.pieces.length).toBeGreaterThan(0)
  }
})

it('reads a file without a head', () =>
  expect(readText('Just words.', 'note', 'en')).toMatchObject({ title: 'note', description: 'Just words.' }))
