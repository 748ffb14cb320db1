import { withPrefix } from '../i18n/prefix'
import { settings } from '../settings'
import type { TextPage } from '../text/content.server'

/** An article of the journal for search engines. */
export const articleData = (
  article: TextPage,
  picture: string | undefined,
  { origin, prefix = '' }: { origin: string; prefix?: string },
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  inLanguage: article.language,
  url: origin + withPrefix(prefix, `/journal/${article.slug}`),
  ...(article.date ? { datePublished: article.date } : {}),
  ...(picture ? { image: [new URL(picture, origin).href] } : {}),
  author: { '@type': 'Organization', name: article.author ?? settings.name },
  publisher: { '@id': `${origin}/#shop` },
})
