import { Form, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { ListingView } from '../parts/ListingView'
import { type StorefrontContext, visit } from '../shop/context.server'
import { listProducts } from '../shop/list-products.server'
import { readFilter } from '../shop/listing'
import { pageMeta } from '../shop/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context as unknown as StorefrontContext)
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200)
  if (!q) return { q, listing: null }
  return { q, listing: await listProducts(shop, { q }, readFilter(searchParams)) }
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'search', isPrivate: true })

export default function SearchPage() {
  const { q, listing } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{q ? t('search_for', { q }) : t('search')}</h1>
        <Form className="search-form" key={q}>
          <label htmlFor="q" className="visually-hidden">
            {t('search_label')}
          </label>
          <input id="q" type="search" name="q" defaultValue={q} placeholder={t('search_hint')} />
          <button type="submit" className="button button-quiet">
            {t('search')}
          </button>
        </Form>
      </header>
      {listing && <ListingView listing={listing} />}
    </div>
  )
}
