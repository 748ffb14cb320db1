import { freeDelivery, stockOf } from '@cartwright/sdk/rules'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { Island } from '../islands/Island'
import ProductIsland from '../islands/ProductIsland'
import SeenIsland from '../islands/SeenIsland'
import SoldOutIsland from '../islands/SoldOutIsland'
import type { SeenPiece } from '../islands/seen-pieces'
import { CategoryName } from '../parts/CategoryName'
import { Crumbs } from '../parts/Crumbs'
import { PlateGrid } from '../parts/PlateGrid'
import { visit } from '../shop/context.server'
import { deliveriesIn } from '../shop/deliveries.server'
import { arrival, usualDelivery } from '../shop/delivery-promise'
import { notFound } from '../shop/failures'
import { originOf, pageMeta, prefixAround } from '../shop/meta'
import { askForNotice, knownEmail, type NotifyOutcome } from '../shop/notify.server'
import { plateCard } from '../shop/plate-card'
import { productData } from '../shop/product-data'
import { type ProductView, productView } from '../shop/product-view'
import type { PageHandle } from '../shop/shared-pages.server'
import { inOwnWords } from '../shop/shown-values'
import { readWishes } from '../shop/wishes'

const isSoldOut = (variant: ProductView['variants'][number]) => stockOf(variant).state === 'sold_out'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { client, region } = shop
  const { products } = await client.products.list({
    handle: params.handle ?? '',
    region_id: region.id,
    limit: 1,
    expand: 'images,options,variants,variants.options,variants.prices,categories,collection,type',
  })
  const [found] = products
  if (!found) throw notFound()
  const [own, deliveries, related] = await Promise.all([
    inOwnWords(client, found),
    found.is_giftcard ? [] : deliveriesIn(shop, region.id),
    found.collection
      ? client.products.list({
          collection_id: [found.collection.id],
          region_id: region.id,
          limit: 9,
          expand: 'images,variants,variants.prices,categories',
        })
      : { products: [] },
  ])
  const product = productView(found, region.inclusive, own)
  const profiles = found.profile_id ? new Set([found.profile_id]) : undefined
  return {
    product,
    currency: region.currency_code,
    isWished: readWishes(request).includes(product.id),
    email: product.variants.some(isSoldOut) ? await knownEmail(shop) : '',
    dates: arrival(usualDelivery(deliveries, found.profile_id)?.metadata, shop.locale),
    free: freeDelivery(deliveries, {}, { ...region, profiles }),
    related: related.products
      .filter(({ id }) => id !== product.id)
      .slice(0, 4)
      .map((one) => plateCard(one, region.inclusive)),
  }
}

/** Whoever wants to hear when a variant is back. The page stays: what became of it is told where it was asked. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const outcome = await askForNotice(await visit(request, context), await request.formData())
  if (!outcome.ok) return data(outcome, { status: 422 })
  const { searchParams } = new URL(request.url)
  searchParams.set('asked', outcome.variant)
  throw redirect(`/p/${encodeURIComponent(params.handle ?? '')}?${searchParams}#notify`, 303)
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { product, currency } = loaderData
  return pageMeta(matches, {
    title: product.seo.title,
    description: product.seo.description,
    path: `/p/${product.handle}`,
    image: product.pictures[0],
    kind: 'product',
    twin: `/p/${product.handle}.md`,
    data: productData(product, currency, originOf(matches), prefixAround(matches)),
  })
}

/** What the browser remembers of it: the smallest of its first pictures. */
function seenPiece({ handle, title, pictures: [first] }: ProductView): SeenPiece {
  const [thumb] = [...(first?.sources ?? [])].sort((a, b) => a.width - b.width)
  return { handle, title, src: thumb?.url ?? first?.src ?? '' }
}

/** The variant that was asked for a moment ago, as the address tells it without scripts. */
function askedIn(search: string): NotifyOutcome | undefined {
  const variant = new URLSearchParams(search).get('asked')
  return variant ? { variant, ok: true } : undefined
}

export default function ProductPage() {
  const { product, related, currency, email, isWished, dates, free } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useT()
  const { pathname, search } = useLocation()
  const piece = {
    product,
    currency,
    search,
    dates,
    free,
    wish: {
      isKept: isWished,
      back: pathname + search,
      words: { keep: t('wish_keep'), kept: t('wish_kept'), list: t('wish_see') },
    },
  }
  return (
    <div className="page product-page">
      <Crumbs
        trail={
          product.category
            ? [{ to: `/c/${product.category.handle}`, label: <CategoryName {...product.category} /> }]
            : []
        }
      />
      {product.variants.some(isSoldOut) ? (
        <Island
          name="soldOut"
          of={SoldOutIsland}
          props={{ ...piece, email, asked: refused ?? askedIn(search) }}
        />
      ) : (
        <Island name="product" of={ProductIsland} props={piece} />
      )}
      {related.length > 0 && (
        <section className="band" aria-labelledby="related-title">
          <h2 id="related-title" className="band-title">
            {t('related')}
          </h2>
          <PlateGrid plates={related} />
        </section>
      )}
      <Island name="seen" of={SeenIsland} props={{ piece: seenPiece(product) }} />
    </div>
  )
}
