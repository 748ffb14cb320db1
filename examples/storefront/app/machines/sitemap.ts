/** How many addresses one part holds. */
export const partSize = 5000

/** An address worth finding. */
export interface SitemapEntry {
  path: string
  /** When it last changed, as the API writes it. */
  changed?: string
  /** The same page in other languages, by their tags, with `x-default` for none in particular. */
  alternates?: Readonly<Record<string, string>>
}

const escaped = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const ns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The index that leads to the parts. */
export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${head}<sitemapindex ${ns}>\n${paths
    .map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`

/** One part, a page of entries at a time. */
export async function* sitemapPart(
  origin: string,
  pages: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${ns} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const entries of pages) yield entries.map((entry) => urlOf(origin, entry)).join('')
  yield '</urlset>\n'
}

function urlOf(origin: string, { path, changed, alternates = {} }: SitemapEntry): string {
  const links = Object.entries(alternates).map(
    ([tag, other]) =>
      `<xhtml:link rel="alternate" hreflang="${escaped(tag)}" href="${escaped(origin + other)}"/>`,
  )
  const lastmod = changed ? `<lastmod>${escaped(changed.slice(0, 10))}</lastmod>` : ''
  return `<url><loc>${escaped(origin + path)}</loc>${lastmod}${links.join('')}</url>\n`
}
