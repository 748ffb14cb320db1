import { Picture } from '@cartwright/ui/Picture'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { directionOf, tagOf } from '../i18n/languages'
import { translator, useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { visit } from '../shop/context.server'
import { piecesOf } from '../shop/journal.server'
import { pageMeta } from '../shop/meta'
import type { PageHandle } from '../shop/shared-pages.server'
import { journal } from '../text/content.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const articles = journal(shop.language)
  const pieces = await piecesOf(
    shop,
    articles.map((article) => ({ ...article, pieces: article.pieces.slice(0, 1) })),
  )
  return {
    description: translator(shop.language).t('journal_lead'),
    articles: articles.map(({ slug, title, description, language, date, pieces: [first = ''] }) => ({
      slug,
      title,
      description,
      language,
      date,
      picture: pieces.get(first)?.picture ?? null,
    })),
  }
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageMeta(matches, { titled: 'journal', path: '/journal', description: loaderData?.description })

export default function JournalPage() {
  const { articles } = useLoaderData<typeof loader>()
  const { locale } = useShop()
  const { t } = useT()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="page journal-page">
      <header className="page-head">
        <h1>{t('journal')}</h1>
        <p className="lead">{t('journal_lead')}</p>
      </header>
      <ol className="journal-list">
        {articles.map(({ slug, title, description, language, date, picture }) => (
          <li key={slug}>
            <article className="journal-entry">
              {picture && (
                <Link to={`/journal/${slug}`} tabIndex={-1} aria-hidden="true" className="journal-picture">
                  <Picture picture={picture} alt="" sizes="(max-width: 720px) 100vw, 400px" />
                </Link>
              )}
              <div lang={tagOf(language)} dir={directionOf(language)}>
                {date && (
                  <p className="eyebrow" lang={locale}>
                    <time dateTime={date}>{day.format(new Date(`${date}T00:00:00Z`))}</time>
                  </p>
                )}
                <h2>
                  <Link to={`/journal/${slug}`}>{title}</Link>
                </h2>
                <p>{description}</p>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </div>
  )
}
