import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { CategoryName } from '../parts/CategoryName'
import { Crumbs } from '../parts/Crumbs'
import { ListingView } from '../parts/ListingView'
import { visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { listProducts } from '../shop/list-products.server'
import { readFilter } from '../shop/listing'
import { pageMeta } from '../shop/meta'
import type { PageHandle } from '../shop/shared-pages.server'

/** `/c/a/b` is the category `b`; what stands before it is the way there. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const handle = (params['*'] ?? '').split('/').filter(Boolean).at(-1)
  if (!handle) throw notFound()
  const { product_categories } = await shop.client.productCategories.list({ handle, limit: 1 })
  const [category] = product_categories
  if (!category) throw notFound()
  const filter = readFilter(new URL(request.url).searchParams, shop.region.currency_code)
  const listing = await listProducts(
    shop,
    { category_id: [category.id], include_category_children: true },
    filter,
  )
  const parent = category.parent_category
  return {
    handle,
    name: category.name,
    description: category.description ?? '',
    parent: parent ? { handle: parent.handle, name: parent.name } : null,
    children: (category.category_children ?? []).map((child) => ({ handle: child.handle, name: child.name })),
    listing,
  }
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.name,
        description: loaderData.description,
        path: `/c/${loaderData.handle}`,
      })
    : []

export default function CategoryPage() {
  const { handle, name, description, parent, children, listing } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <Crumbs trail={parent ? [{ to: `/c/${parent.handle}`, label: <CategoryName {...parent} /> }] : []} />
      <header className="page-head">
        <h1>
          <CategoryName handle={handle} name={name} />
        </h1>
        {description && (
          <p className="lead" dir="auto">
            {description}
          </p>
        )}
      </header>
      {children.length > 0 && (
        <ul className="subcategories">
          {children.map((child) => (
            <li key={child.handle}>
              <Link to={`/c/${handle}/${child.handle}`}>
                <CategoryName {...child} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ListingView listing={listing} />
    </div>
  )
}
