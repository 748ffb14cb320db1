import { FacetChips } from '@cartwright/ui/FacetChips'
import { Link, useLocation } from 'react-router'
import type { MessageKey } from '../i18n/messages'
import { useT } from '../i18n/use-t'
import FacetsIsland from '../islands/FacetsIsland'
import { Island } from '../islands/Island'
import SortIsland from '../islands/SortIsland'
import { usePath, useShop } from '../islands/shop-context'
import { type FacetName, facetNames, type Listing } from '../shop/listing'
import { PlateGrid } from './PlateGrid'

/** Filters, sorting, plates and pages. All of it lives in the address, so it can be kept, shared and gone back to. */
export function ListingView({ listing }: { listing: Listing }) {
  const path = usePath()
  const { t, count } = useT()
  const { region } = useShop()
  const { pathname, search } = useLocation()
  const facets = useNamed(listing.facets)
  const price = listing.prices ? { currency: region.currency_code, bounds: listing.prices } : undefined
  const isNarrowed = facets.some(({ values }) => values.some(({ isChosen }) => isChosen))
  const list = { search: search.slice(1), action: path(pathname) }
  if (listing.count === 0 && !isNarrowed && !price)
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
    <div className="listing">
      <Island name="facets" of={FacetsIsland} props={{ ...list, facets, price, count: listing.count }} />
      <div className="listing-found">
        <div className="listing-head">
          <p role="status" className="caption" id="found-count" data-swap>
            {count('pieces', listing.count)}
          </p>
          <Island
            name="sort"
            of={SortIsland}
            props={{
              ...list,
              options: listing.sorts.map((sort) => ({ value: sort, label: t(`sort_${sort}`) })),
            }}
          />
        </div>
        <div id="found" data-swap>
          <FacetChips facets={facets} price={price} search={list.search} action={list.action} />
          {listing.count === 0 ? (
            <p className="lead">{t('nothing_found')}</p>
          ) : (
            <PlateGrid plates={listing.plates} heading="h2" isFirst hasDoubles={listing.count > 6} />
          )}
          <Pages listing={listing} />
        </div>
      </div>
    </div>
  )
}

/** The facets in the words of the reader. */
function useNamed(facets: Listing['facets']) {
  const { t } = useT()
  const names: Record<FacetName, MessageKey> = {
    type: 'facet_type',
    collection: 'facet_collection',
    stock: 'facet_stock',
  }
  const labelOf = ({ name, label }: { name: string; label: string }) => {
    const own = facetNames.find((one) => one === name)
    return own ? t(names[own]) : label
  }
  return facets.map((facet) => ({
    ...facet,
    label: labelOf(facet),
    values:
      facet.name === 'stock'
        ? facet.values.map((value) => ({ ...value, label: t('facet_stock_now') }))
        : facet.values,
  }))
}

function Pages({ listing: { page, pages } }: { listing: Listing }) {
  const { t } = useT()
  const { search } = useLocation()
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
