import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRouteLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { CategoryName } from '../parts/CategoryName'
import { CollectionRow } from '../parts/CollectionRow'
import { Plate, padded } from '../parts/Plate'
import { PlateGrid } from '../parts/PlateGrid'
import { RoomView } from '../parts/RoomView'
import type { RootData } from '../root'
import { visit } from '../shop/context.server'
import { pageMeta, storeName } from '../shop/meta'
import { roomPicture } from '../shop/picture'
import { plateCard } from '../shop/plate-card'

/** Everything the front page hangs comes out of one list: the plates in their order. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { client, region } = await visit(request, context)
  const [{ products, count }, { collections }] = await Promise.all([
    client.products.list({
      region_id: region.id,
      limit: 60,
      expand: 'images,variants,variants.prices,categories',
    }),
    client.collections.list({ limit: 8 }),
  ])
  const rows = products.map((product) => ({
    collection: product.collection_id,
    category: product.categories?.[0]?.handle,
    card: plateCard(product, region.inclusive),
  }))
  rows.sort((a, b) => (a.card.number ?? 1e6) - (b.card.number ?? 1e6))
  const rooms = collections
    .flatMap(({ id, handle, title, metadata }) => {
      const picture = roomPicture(metadata, title)
      const description = typeof metadata?.description === 'string' ? metadata.description : null
      return picture ? [{ handle: handle ?? id, title, description, picture }] : []
    })
    .sort((a, b) => a.picture.rank - b.picture.rank)
  const cards = rows.map(({ card }) => card).filter((card) => !card.offer.isSoldOut)
  const hero = rooms.length === 0 ? cards.shift() : undefined
  return {
    count,
    rooms: rooms.slice(0, 2),
    hero: hero ?? null,
    plates: cards.slice(0, 9),
    collections: collections.map(({ id, handle, title, metadata }) => ({
      handle: handle ?? id,
      title,
      description: typeof metadata?.description === 'string' ? metadata.description : null,
      plates: rows
        .filter(({ collection }) => collection === id)
        .slice(0, 3)
        .map(({ card }) => card),
      pieces: rows.filter(({ collection }) => collection === id).length,
    })),
    index: rows.map(({ card, category }) => ({
      handle: card.handle,
      title: card.title,
      number: card.number,
      category: category ?? '',
    })),
  }
}

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, {
    title: storeName,
    path: '/',
    description: 'Objects for slow rooms: vessels, lamps, seats, throws, paper and tools.',
    data: [{ '@context': 'https://schema.org', '@type': 'Organization', name: storeName }],
  })

export default function HomePage() {
  const { rooms, hero, plates, collections, count: pieces, index } = useLoaderData<typeof loader>()
  const { t, count } = useT()
  const [first, second] = rooms
  return (
    <>
      <section className="hero" data-wide={first ? true : undefined}>
        <div className="hero-words">
          <h1 className="display">
            {t('hero_1')} <em>{t('hero_2')}</em>
          </h1>
          <p className="lead">{count('hero_lead', pieces)}</p>
          <p>
            <a href="#index" className="quiet-link">
              {t('see_index')}
            </a>
          </p>
        </div>
        {first && <RoomView {...first} isFirst />}
        {hero && (
          <div className="hero-plate">
            <Plate plate={hero} isFirst heading="h2" />
          </div>
        )}
      </section>

      <section className="band" aria-labelledby="plates-title">
        <h2 id="plates-title" className="band-title">
          {t('first_plates')}
        </h2>
        <PlateGrid plates={plates} hasDoubles />
      </section>

      {second && (
        <section className="band">
          <RoomView {...second} />
        </section>
      )}

      {collections.length > 0 && (
        <section className="band" aria-labelledby="collections-title">
          <h2 id="collections-title" className="band-title">
            {t('collections')}
          </h2>
          <ul className="collection-rows">
            {collections.map((collection) => (
              <CollectionRow key={collection.handle} {...collection} />
            ))}
          </ul>
        </section>
      )}

      <PlateIndex index={index} />
    </>
  )
}

/** The back of the catalogue: every plate by number, under its category. */
function PlateIndex({
  index,
}: {
  index: { handle: string; title: string; number?: number; category: string }[]
}) {
  const root = useRouteLoaderData('root') as RootData
  const { t } = useT()
  return (
    <section className="band index" id="index" aria-labelledby="index-title">
      <h2 id="index-title" className="band-title">
        {t('index')}
      </h2>
      <div className="index-columns">
        {root.categories.map((category) => {
          const entries = index.filter((entry) => entry.category === category.handle)
          if (entries.length === 0) return null
          return (
            <div key={category.handle} className="index-part">
              <h3>
                <Link to={`/c/${category.handle}`}>
                  <CategoryName {...category} />
                </Link>
              </h3>
              <ol>
                {entries.map((entry) => (
                  <li key={entry.handle}>
                    <Link to={`/p/${entry.handle}`}>
                      <bdi className="index-title">{entry.title}</bdi>
                      {entry.number !== undefined && (
                        <span className="index-number">{padded(entry.number)}</span>
                      )}
                    </Link>
                  </li>
                ))}
              </ol>
            </div>
          )
        })}
      </div>
    </section>
  )
}
