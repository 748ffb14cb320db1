import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { Plate } from '../parts/Plate'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { pageMeta } from '../shop/meta'
import { plateCard } from '../shop/plate-card'
import { safePath } from '../shop/safe-path'
import { mostWishes, readWishChange, readWishes, wishesText, withWish } from '../shop/wishes'

/** The pieces that this browser keeps, as they are sold now, the latest first. The shop is asked for them and keeps nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { client, region } = await visit(request, context)
  const ids = readWishes(request)
  const { products } = ids.length
    ? await client.products.list({
        id: ids,
        region_id: region.id,
        limit: mostWishes,
        expand: 'images,variants,variants.prices,categories',
      })
    : { products: [] }
  const found = new Map(products.map((product) => [product.id, product]))
  const dropped = new URL(request.url).searchParams.get('dropped')
  return {
    plates: ids.flatMap((id) => {
      const product = found.get(id)
      return product ? [{ id, ...plateCard(product, region.inclusive) }] : []
    }),
    dropped: dropped && !ids.includes(dropped) ? dropped : undefined,
  }
}

/** Keeps a piece or takes it off, and leads back to where it was done. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const change = readWishChange(form)
  const ids = change && withWish(readWishes(request), change)
  if (!ids) return data({ isFull: change !== undefined }, { status: 422 })
  const isHere = !form.has('back')
  const there = isHere && change.type === 'drop' ? `/wishes?dropped=${change.id}` : '/wishes'
  throw redirect(safePath(form.get('back'), there), {
    headers: { 'set-cookie': cookie(request, 'wishes', wishesText(ids)) },
    status: 303,
  })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'wishes', isPrivate: true })

export default function WishesPage() {
  const { plates, dropped } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('wishes')}</h1>
        <p className="lead">{t(plates.length > 0 ? 'wishes_text' : 'wishes_empty')}</p>
      </header>
      {refused && (
        <p role="alert" className="notice notice-error">
          {t(refused.isFull ? 'wish_full' : 'trouble_text')}
        </p>
      )}
      {dropped && !refused && (
        <Form method="post" className="notice wish-notice">
          <input type="hidden" name="id" value={dropped} />
          <span role="status">{t('wish_removed')}</span>{' '}
          <button type="submit" name="intent" value="keep" className="link-button">
            {t('wish_undo')}
          </button>
        </Form>
      )}
      {plates.length === 0 ? (
        <Link to="/collections" className="button button-main">
          {t('wishes_to')}
        </Link>
      ) : (
        <ol className="plates">
          {plates.map((plate, index) => (
            <li key={plate.id}>
              <Plate plate={plate} heading="h2" isFirst={index < 2} />
              <Form method="post">
                <input type="hidden" name="id" value={plate.id} />
                <button
                  type="submit"
                  name="intent"
                  value="drop"
                  className="link-button wish-drop"
                  aria-label={`${t('remove')}: ${plate.title}`}
                >
                  {t('remove')}
                </button>
              </Form>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
