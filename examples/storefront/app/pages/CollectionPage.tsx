import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { Crumbs } from '../parts/Crumbs'
import { ListingView } from '../parts/ListingView'
import { visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { listProducts } from '../shop/list-products.server'
import { readFilter } from '../shop/listing'
import { pageMeta } from '../shop/meta'
import type { PageHandle } from '../shop/shared-pages.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { collections } = await shop.client.collections.list({ handle: [params.handle ?? ''], limit: 1 })
  const [collection] = collections
  if (!collection) throw notFound()
  const filter = readFilter(new URL(request.url).searchParams, shop.region.currency_code)
  const listing = await listProducts(shop, { collection_id: [collection.id] }, filter)
  const description = collection.metadata?.description
  return {
    handle: params.handle ?? '',
    title: collection.title,
    description: typeof description === 'string' ? description : null,
    listing: { ...listing, facets: listing.facets.filter(({ name }) => name !== 'collection') },
  }
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description ?? undefined,
        path: `/collections/${loaderData.handle}`,
      })
    : []

export default function CollectionPage() {
  const { title, description, listing } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <div className="page">
      <Crumbs trail={[{ to: '/collections', label: t('collections') }]} />
      <header className="page-head">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {description && (
          <p className="lead" dir="auto">
            {description}
          </p>
        )}
      </header>
      <ListingView listing={listing} />
    </div>
  )
}
