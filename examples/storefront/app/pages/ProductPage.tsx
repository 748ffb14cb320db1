import { type Choice, choiceSearch, readChoice, variantOf } from '@cartwright/sdk/rules'
import { BuyForm } from '@cartwright/ui/BuyForm'
import { Gallery } from '@cartwright/ui/Gallery'
import { useState } from 'react'
import {
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { CategoryName } from '../parts/CategoryName'
import { Crumbs } from '../parts/Crumbs'
import { useCartDrawer } from '../parts/cart-drawer-state'
import { Facts } from '../parts/Facts'
import { padded } from '../parts/Plate'
import { PlateGrid } from '../parts/PlateGrid'
import type { RootData } from '../root'
import { visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { pictureOfChoice } from '../shop/picture'
import { plateCard } from '../shop/plate-card'
import { productData } from '../shop/product-data'
import { productView, swatchesOf } from '../shop/product-view'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { client, region } = await visit(request, context)
  const { products } = await client.products.list({
    handle: params.handle ?? '',
    region_id: region.id,
    limit: 1,
    expand: 'images,options,variants,variants.options,variants.prices,categories,collection,type',
  })
  const [found] = products
  if (!found) throw notFound()
  const product = productView(found, region.inclusive)
  const related = product.collection
    ? await client.products.list({
        collection_id: [product.collection.id],
        region_id: region.id,
        limit: 9,
        expand: 'images,variants,variants.prices,categories',
      })
    : { products: [] }
  return {
    product,
    currency: region.currency_code,
    related: related.products
      .filter(({ id }) => id !== product.id)
      .slice(0, 4)
      .map((one) => plateCard(one, region.inclusive)),
  }
}

/** Another choice of colour is another address, but the same product. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  !formMethod && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { product, currency } = loaderData
  const root = matches.find((match) => match?.id === 'root') as
    | { loaderData?: { origin: string } }
    | undefined
  return pageMeta(matches, {
    title: product.seo.title,
    description: product.seo.description,
    path: `/p/${product.handle}`,
    image: product.pictures[0]?.src,
    data: productData(product, currency, root?.loaderData?.origin ?? ''),
  })
}

export default function ProductPage() {
  const loaded = useLoaderData<typeof loader>()
  // Keyed, so that the choice made for one piece is not carried to the next.
  return <Product key={loaded.product.id} {...loaded} />
}

function Product({ product, related, currency }: Awaited<ReturnType<typeof loader>>) {
  const { t } = useT()
  const { region } = useRouteLoaderData('root') as RootData
  const { setOpen } = useCartDrawer()
  const [search] = useSearchParams()
  const [choice, setChoice] = useState(() => readChoice(product, search))
  const choose = (next: Choice) => {
    setChoice(next)
    // The address follows without a navigation: nothing is loaded, nothing scrolls.
    history.replaceState(history.state, '', `?${choiceSearch(product, next)}`)
  }
  const shown = product.options.map(({ id, title }) => ({ option: title, value: choice[id] }))
  return (
    <div className="page product-page">
      <Crumbs
        trail={
          product.category
            ? [{ to: `/c/${product.category.handle}`, label: <CategoryName {...product.category} /> }]
            : []
        }
      />
      <article className="product">
        <Gallery
          label={product.title}
          pictures={product.pictures}
          chosen={variantOf(product, choice)?.picture ?? pictureOfChoice(product.pictures, shown)}
          sizes="(max-width: 860px) 100vw, 760px"
          restSizes="(max-width: 860px) 100vw, 380px"
        />
        <div className="product-words">
          <header>
            {product.number !== undefined && (
              <p className="eyebrow">{t('plate_number', { number: padded(product.number) })}</p>
            )}
            <h1 dir="auto">{product.title}</h1>
            {product.subtitle && (
              <p className="product-subtitle" dir="auto">
                {product.subtitle}
              </p>
            )}
          </header>
          <BuyForm
            product={product}
            currency={currency}
            isInclusive={region.inclusive}
            choice={choice}
            onChoiceChange={choose}
            swatches={swatchesOf(product)}
            action="/cart"
            onAdded={() => setOpen(true)}
            pageHref={`/p/${product.handle}`}
          />
          {product.description && (
            <p className="product-description" dir="auto">
              {product.description}
            </p>
          )}
          <Facts facts={product.facts} />
          {product.collection && (
            <p className="product-collection">
              {t('from_collection')}{' '}
              <Link to={`/collections/${product.collection.handle}`}>
                <bdi>{product.collection.title}</bdi>
              </Link>
            </p>
          )}
        </div>
      </article>
      {related.length > 0 && (
        <section className="band" aria-labelledby="related-title">
          <h2 id="related-title" className="band-title">
            {t('related')}
          </h2>
          <PlateGrid plates={related} />
        </section>
      )}
    </div>
  )
}
