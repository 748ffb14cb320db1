import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { Island } from '../islands/Island'
import SearchIsland from '../islands/SearchIsland'
import { ListingView } from '../parts/ListingView'
import { visit } from '../shop/context.server'
import { searchListing } from '../shop/list-products.server'
import { readFilter } from '../shop/listing'
import { pageMeta } from '../shop/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200)
  if (!q) return { q, listing: null }
  return { q, listing: await searchListing(shop, q, readFilter(searchParams, shop.region.currency_code)) }
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'search', isPrivate: true })

export default function SearchPage() {
  const { q, listing } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{q ? t('search_for', { q }) : t('search')}</h1>
        <div className="search-form">
          <Island
            name="search"
            id="page-search"
            of={SearchIsland}
            props={{ defaultValue: q, placeholder: t('search_hint'), hasButton: true }}
            on="reach"
          />
        </div>
      </header>
      {listing && <ListingView listing={listing} />}
    </div>
  )
}
