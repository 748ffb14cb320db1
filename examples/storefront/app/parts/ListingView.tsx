import { Form, Link, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { useT } from '../i18n/use-t'
import { type Listing, sorts } from '../shop/listing'
import { PlateGrid } from './PlateGrid'

/** Filters, sorting, plates and pages. All of it lives in the address, so it can be kept, shared and gone back to. */
export function ListingView({ listing }: { listing: Listing }) {
  const { t, count } = useT()
  const submit = useSubmit()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isBusy = next?.pathname === pathname
  // While the answer is on its way the boxes already show what was asked.
  const shown = isBusy ? new URLSearchParams(next.search) : search
  const isNarrowed = listing.facets.some(({ values }) => values.some(({ chosen }) => chosen))
  const q = search.get('q')
  if (listing.count === 0 && !isNarrowed)
    return (
      <div className="listing-none">
        <p role="status" className="lead">
          {t('nothing_there')}
        </p>
        <Link to="/" className="button button-quiet">
          {t('to_home')}
        </Link>
      </div>
    )
  return (
    <div className="listing" aria-busy={isBusy || undefined}>
      <Form
        className="listing-tools"
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
        preventScrollReset
      >
        {q !== null && <input type="hidden" name="q" value={q} />}
        {listing.facets.map(({ name, values }) => (
          <fieldset key={name} className="facet">
            <legend>{t(`facet_${name}`)}</legend>
            {values.map(({ value, label, count: pieces }) => (
              <label key={value} className="facet-value" data-empty={pieces === 0 || undefined}>
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  checked={shown.getAll(name).includes(value)}
                  readOnly
                />
                <span>{name === 'stock' ? t('facet_stock_now') : <bdi>{label}</bdi>}</span>
                <span className="facet-count">{pieces}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className="facet facet-sort">
          <label htmlFor="sort">{t('sort')}</label>
          <select id="sort" name="sort" value={shown.get('sort') ?? 'plate'} onChange={() => {}}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort_${sort}`)}
              </option>
            ))}
          </select>
        </div>
        <noscript>
          <button type="submit" className="button button-quiet">
            {t('apply')}
          </button>
        </noscript>
      </Form>
      <div className="listing-found">
        <p role="status" className="caption listing-count">
          {count('pieces', listing.count)}
          {isNarrowed && (
            <>
              {' · '}
              <Link to={q === null ? pathname : `${pathname}?q=${encodeURIComponent(q)}`} preventScrollReset>
                {t('clear_filters')}
              </Link>
            </>
          )}
        </p>
        {listing.count === 0 ? (
          <p className="lead">{t('nothing_found')}</p>
        ) : (
          <PlateGrid plates={listing.plates} heading="h2" isFirst hasDoubles={listing.count > 6} />
        )}
        <Pages listing={listing} />
      </div>
    </div>
  )
}

function Pages({ listing: { page, pages } }: { listing: Listing }) {
  const { t } = useT()
  const [search] = useSearchParams()
  if (pages === 1) return null
  const to = (number: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    <nav className="pages" aria-label={t('pages')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          {t('page_previous')}
        </Link>
      )}
      <span>{t('page_of', { page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          {t('page_next')}
        </Link>
      )}
    </nav>
  )
}
