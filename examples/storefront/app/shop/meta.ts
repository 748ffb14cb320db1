import type { MetaDescriptor } from 'react-router'
import type { MessageKey } from '../i18n/messages'
import { translator } from '../i18n/use-t'
import type { RootData } from '../root'

interface Page {
  /** The page's own name, or … */
  title?: string
  /** … the text that names it in the shopper's language. */
  titled?: MessageKey
  description?: string
  /** The path this page is known by, without what only filters it. */
  path?: string
  image?: string
  /** Pages of one shopper are for nobody's index. */
  isPrivate?: boolean
  data?: object[]
}

interface Matched {
  id: string
  loaderData?: unknown
  data?: unknown
}

export const storeName = 'Kiln & Loom'

/** Title, description, canonical address, sharing card and structured data of a page. */
export function pageMeta(matches: readonly (Matched | undefined)[], page: Page): MetaDescriptor[] {
  const match = matches.find((one) => one?.id === 'root')
  const root = (match?.loaderData ?? match?.data) as RootData | undefined
  const name = page.titled ? translator(root?.language ?? 'en').t(page.titled) : (page.title ?? storeName)
  const title = name === storeName ? name : `${name} · ${storeName}`
  const address = page.path !== undefined && root ? root.origin + page.path : undefined
  return [
    { title },
    { property: 'og:title', content: name },
    { property: 'og:site_name', content: storeName },
    ...(page.description
      ? [
          { name: 'description', content: page.description },
          { property: 'og:description', content: page.description },
        ]
      : []),
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : []),
    ...(page.image && root ? [{ property: 'og:image', content: new URL(page.image, root.origin).href }] : []),
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.data ?? []).map((data) => ({ 'script:ld+json': data as never })),
  ]
}
