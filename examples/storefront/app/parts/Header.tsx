import { Link, NavLink, useRouteLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import type { RootData } from '../root'
import { CategoryName } from './CategoryName'
import { useOpenCartDrawer } from './cart-drawer-state'
import { ShopSearch } from './ShopSearch'
import { useCart } from './use-cart'

export function Header() {
  const root = useRouteLoaderData('root') as RootData
  const { t, count } = useT()
  const { pieces } = useCart()
  const openCartDrawer = useOpenCartDrawer()
  return (
    <header className="header">
      <div className="header-bar">
        <Link to="/" className="wordmark" translate="no" dir="ltr">
          Kiln <i>&amp;</i> Loom
        </Link>
        <nav aria-label={t('nav_main')} className="header-nav">
          <ul>
            {root.categories.map((category) => (
              <li key={category.handle}>
                <NavLink to={`/c/${category.handle}`} prefetch="intent">
                  <CategoryName {...category} />
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink to="/collections" prefetch="intent">
                {t('collections')}
              </NavLink>
            </li>
          </ul>
        </nav>
        <ul className="header-tools">
          <li className="header-search">
            <ShopSearch />
          </li>
          <li className="header-search-link">
            <Link to="/search">{t('search')}</Link>
          </li>
          <li>
            <Link
              to="/region"
              aria-label={t('region_now', {
                region: root.region.name,
                currency: root.region.currency_code.toUpperCase(),
              })}
            >
              {root.region.currency_code.toUpperCase()}
            </Link>
          </li>
          <li>
            <Link to="/cart" className="header-cart" onClick={openCartDrawer}>
              {t('cart')}
              <span className="visually-hidden">, {count('pieces', pieces)}</span>
              <span className="header-count" aria-hidden="true" data-empty={pieces === 0 || undefined}>
                {pieces}
              </span>
            </Link>
          </li>
        </ul>
      </div>
    </header>
  )
}
