import type { MetaDescriptor } from 'react-router'
import { alternatesFor } from '../i18n/alternates'
import type { MessageKey } from '../i18n/messages'
import { withPrefix } from '../i18n/prefix'
import { translator } from '../i18n/use-t'
import type { RootData } from '../root'
import { settings } from '../settings'

interface Page {
  /** The page's own name, or … */
  title?: string
  /** … the text that names it in the shopper's language. */
  titled?: MessageKey
  /** What the shop says of itself when absent. */
  description?: string
  /** The path this page is known by, without what only filters it. */
  path?: string
  /** Its picture, for those who share the page. */
  image?: string | { src: string; alt?: string; width?: number; height?: number }
  /** What the page is about; a page of the shop when absent. */
  kind?: 'article' | 'product'
  /** The path of the same page as plain text, for programs. */
  twin?: string
  /** Pages of one shopper are for nobody's index. */
  isPrivate?: boolean
  data?: object[]
}

interface Matched {
  id: string
  loaderData?: unknown
  data?: unknown
}

const rootOf = (matches: readonly (Matched | undefined)[]): RootData | undefined => {
  const match = matches.find((one) => one?.id === 'root')
  return (match?.loaderData ?? match?.data) as RootData | undefined
}

/** What the paths of the pages around begin with. */
export const prefixAround = (matches: readonly (Matched | undefined)[]): string =>
  rootOf(matches)?.prefix ?? ''

/** The shop's own address, as the pages around this one know it. */
export const originOf = (matches: readonly (Matched | undefined)[]): string => rootOf(matches)?.origin ?? ''

/** Title, description, canonical address, sharing card and structured data of a page. */
export function pageMeta(matches: readonly (Matched | undefined)[], page: Page): MetaDescriptor[] {
  const root = rootOf(matches)
  const { t } = translator(root?.language ?? 'en')
  const name = page.titled ? t(page.titled) : (page.title ?? settings.name)
  const description = page.description ?? t('footer_line')
  const title = name === settings.name ? name : `${name} · ${settings.name}`
  const addressUnder = (prefix: string, path: string) => (root?.origin ?? '') + withPrefix(prefix, path)
  const { path } = page
  const address = path !== undefined && root ? addressUnder(root.prefix, path) : undefined
  return [
    { title },
    { property: 'og:title', content: name },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:type', content: page.kind ?? 'website' },
    ...(root ? [{ property: 'og:locale', content: root.locale.replace('-', '_') }] : []),
    { name: 'description', content: description },
    { property: 'og:description', content: description },
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : []),
    ...(path !== undefined && root && !page.isPrivate
      ? alternatesMeta(root, (prefix) => addressUnder(prefix, path))
      : []),
    ...(page.image && root ? pictureMeta(page.image, root.origin) : []),
    ...(page.twin && root
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'text/markdown',
            href: addressUnder(root.prefix, page.twin),
          } as const,
        ]
      : []),
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.data ?? []).map((data) => ({ 'script:ld+json': data as never })),
  ]
}

/** Where the page is in other languages. Those pages name this one in turn, so one that they do not name is silent. */
function alternatesMeta(
  { alternates, prefix: own }: RootData,
  under: (prefix: string) => string,
): MetaDescriptor[] {
  if (own && !alternates.some(({ prefix }) => prefix === own)) return []
  return alternatesFor(alternates, under).map(([hrefLang, href]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }))
}

function pictureMeta(image: NonNullable<Page['image']>, origin: string): MetaDescriptor[] {
  const picture = typeof image === 'string' ? { src: image } : image
  const { src, alt, width, height }: Exclude<typeof image, string> = picture
  return [
    { property: 'og:image', content: new URL(src, origin).href },
    ...(width && height
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
