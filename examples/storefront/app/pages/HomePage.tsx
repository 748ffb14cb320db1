import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import { CategoryName } from '../parts/CategoryName'
import { CollectionRow } from '../parts/CollectionRow'
import { Plate, padded } from '../parts/Plate'
import { PlateGrid } from '../parts/PlateGrid'
import { RoomView } from '../parts/RoomView'
import { settings } from '../settings'
import { visit } from '../shop/context.server'
import { frontPage } from '../shop/front-page.server'
import { originOf, pageMeta } from '../shop/meta'
import { shopData } from '../shop/product-data'
import type { PageHandle } from '../shop/shared-pages.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return frontPage(await visit(request, context))
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageMeta(matches, {
    title: settings.name,
    path: '/',
    image: loaderData?.rooms[0]?.picture ?? loaderData?.hero?.picture,
    data: [shopData(originOf(matches))],
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

/** The back of the catalogue: plates by number, under their category. */
function PlateIndex({ index }: Pick<Awaited<ReturnType<typeof loader>>, 'index'>) {
  const { t, count } = useT()
  return (
    <section className="band index" id="index" aria-labelledby="index-title">
      <h2 id="index-title" className="band-title">
        {t('index')}
      </h2>
      <div className="index-columns">
        {index.map(({ handle, name, entries, count: pieces }) => (
          <div key={handle} className="index-part">
            <h3>
              <Link to={`/c/${handle}`}>
                <CategoryName handle={handle} name={name} />
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
            {pieces > entries.length && (
              <Link to={`/c/${handle}`} className="index-more">
                {count('pieces', pieces)}
              </Link>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
