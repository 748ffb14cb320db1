import { regionSlug } from '@cartwright/sdk/rules'
import type { LoaderFunctionArgs } from 'react-router'
import { translator } from '../i18n/use-t'
import { settings } from '../settings'
import { storefrontOf, visit } from '../shop/context.server'
import { journal, textPage, textSlugs } from '../text/content.server'

/** What there is to read here, for programs that read for people. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const { client, regions } = await visit(request, storefront)
  const { origin } = storefront
  const { t } = translator('en')
  const [{ product_categories }, { collections }] = await Promise.all([
    client.productCategories.list({ limit: 100 }),
    client.collections.list({ limit: 100 }),
  ])
  const link = (title: string, path: string, about = '') =>
    `- [${title.replace(/[[\]]/g, '')}](${origin}${path})${about ? `: ${about}` : ''}`
  const texts = textSlugs().flatMap((slug) => textPage('en', slug) ?? [])
  const sections: [string, string[]][] = [
    ['Categories', product_categories.map(({ handle, name }) => link(name, `/c/${handle}`))],
    [
      'Collections',
      collections.flatMap(({ handle, title }) => (handle ? [link(title, `/collections/${handle}`)] : [])),
    ],
    [
      'Buying',
      [
        link(t('gift_cards'), '/gift-cards', t('gift_lead')),
        ...texts.map(({ title, slug, description }) => link(title, `/pages/${slug}`, description)),
      ],
    ],
    [
      'Journal',
      journal('en').map(({ title, slug, description }) => link(title, `/journal/${slug}`, description)),
    ],
    [
      'For programs',
      [
        link('A product as Markdown', '/p/{handle}.md', 'put .md behind the address of any product'),
        ...regions.map((region) =>
          link(
            `Product feed, ${region.name}`,
            `/feeds/${regionSlug(region)}/google.tsv`,
            'all prices, tab separated',
          ),
        ),
        link(
          'Words and prices of another country',
          '/{language}-{country}/p/{handle}',
          'put /de-at or its like before the path of any page',
        ),
        link('Sitemap', '/sitemap.xml'),
        link('API', '/openapi.json', 'the calls that this shop is made of'),
      ],
    ],
  ]
  const text = [
    `# ${settings.name}`,
    `> ${t('footer_line')}`,
    ...sections.flatMap(([title, lines]) => (lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [])),
  ].join('\n\n')
  return new Response(`${text}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
