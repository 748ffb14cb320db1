import { Picture } from '@cartwright/ui/Picture'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { directionOf, tagOf } from '../i18n/languages'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { Crumbs } from '../parts/Crumbs'
import { PlateGrid } from '../parts/PlateGrid'
import { Prose } from '../parts/Prose'
import { articleData } from '../shop/article-data'
import { visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { piecesOf } from '../shop/journal.server'
import { originOf, pageMeta, prefixAround } from '../shop/meta'
import { onFinePhones } from '../shop/picture'
import type { PageHandle } from '../shop/shared-pages.server'
import { textPage } from '../text/content.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const article = textPage(shop.language, `journal/${params.slug}`)
  if (!article) throw notFound()
  const found = await piecesOf(shop, [article])
  return { article, pieces: article.pieces.flatMap((handle) => found.get(handle) ?? []) }
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { article, pieces } = loaderData
  return pageMeta(matches, {
    title: article.title,
    description: article.description,
    path: `/journal/${article.slug}`,
    image: pieces[0]?.picture,
    kind: 'article',
    data: [
      articleData(article, pieces[0]?.picture.src, {
        origin: originOf(matches),
        prefix: prefixAround(matches),
      }),
    ],
  })
}

export default function ArticlePage() {
  const { article, pieces } = useLoaderData<typeof loader>()
  const { language, locale } = useShop()
  const { t } = useT()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const [first] = pieces
  return (
    <div className="page article-page">
      <Crumbs trail={[{ to: '/journal', label: t('journal') }]} />
      {article.language !== language && <p className="notice">{t('text_in_english')}</p>}
      <article className="article" lang={tagOf(article.language)} dir={directionOf(article.language)}>
        <header className="page-head">
          {article.date && (
            <p className="eyebrow" lang={locale}>
              <time dateTime={article.date}>{day.format(new Date(`${article.date}T00:00:00Z`))}</time>
            </p>
          )}
          <h1>{article.title}</h1>
          <p className="lead">{article.description}</p>
        </header>
        {first && (
          <figure className="article-picture">
            <Picture
              picture={first.picture}
              sizes={`${onFinePhones(100)}, (max-width: 860px) 100vw, 560px`}
              isPriority
            />
          </figure>
        )}
        <Prose blocks={article.blocks} />
      </article>
      {pieces.length > 0 && (
        <section className="band" aria-labelledby="pieces-title">
          <h2 id="pieces-title" className="band-title">
            {t('journal_pieces')}
          </h2>
          <PlateGrid plates={pieces} />
        </section>
      )}
    </div>
  )
}
