import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { directionOf, tagOf } from '../i18n/languages'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { Prose } from '../parts/Prose'
import { visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import type { PageHandle } from '../shop/shared-pages.server'
import { textPage } from '../text/content.server'

/** A page of text: about, delivery, terms, … as it is written in a file. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, context)
  const page = textPage(language, params.slug ?? '')
  if (!page) throw notFound()
  return { page }
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.page.title,
        description: loaderData.page.description,
        path: `/pages/${loaderData.page.slug}`,
      })
    : []

export default function TextPage() {
  const { page } = useLoaderData<typeof loader>()
  const { language, locale } = useShop()
  const { t } = useT()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className="page text-page">
      {page.language !== language && <p className="notice">{t('text_in_english')}</p>}
      <div lang={tagOf(page.language)} dir={directionOf(page.language)}>
        <header className="page-head">
          <h1>{page.title}</h1>
        </header>
        <Prose blocks={page.blocks} />
      </div>
      {page.date && (
        <p className="caption text-date">
          {t('text_changed', { date: date.format(new Date(`${page.date}T00:00:00Z`)) })}
        </p>
      )}
    </article>
  )
}
