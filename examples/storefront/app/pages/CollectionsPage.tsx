import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { CollectionRow } from '../parts/CollectionRow'
import { visit } from '../shop/context.server'
import { askProducts } from '../shop/list-products.server'
import { sortsOfShop } from '../shop/listing'
import { pageMeta } from '../shop/meta'
import { plateCard } from '../shop/plate-card'
import type { PageHandle } from '../shop/shared-pages.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { client, region } = shop
  const { collections } = await client.collections.list({ limit: 50 })
  const rows = await Promise.all(
    collections.map(async ({ id, handle, title, metadata }) => {
      const { products = [], count = 0 } = await askProducts(shop, {
        filter: { collection_id: id },
        sort: sortsOfShop.plate,
        limit: 3,
      })
      return {
        handle: handle ?? id,
        title,
        description: typeof metadata?.description === 'string' ? metadata.description : null,
        pieces: count,
        plates: products.map((product) => plateCard(product, region.inclusive)),
      }
    }),
  )
  return { collections: rows }
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { titled: 'collections', path: '/collections' })

export default function CollectionsPage() {
  const { collections } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <div className="page">
      <h1>{t('collections')}</h1>
      <ul className="collection-rows">
        {collections.map((collection) => (
          <CollectionRow key={collection.handle} {...collection} heading="h2" />
        ))}
      </ul>
    </div>
  )
}
