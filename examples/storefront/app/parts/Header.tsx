import { Link, NavLink } from 'react-router'
import { useT } from '../i18n/use-t'
import CartLink from '../islands/CartLink'
import { Island } from '../islands/Island'
import SearchIsland from '../islands/SearchIsland'
import { useShop } from '../islands/shop-context'
import { AccountLink } from './AccountLink'
import { CategoryName } from './CategoryName'
import { HeaderSign } from './HeaderSign'
import { HeartSign } from './HeartSign'
import { Wordmark } from './Wordmark'

export function Header() {
  const root = useShop()
  const { t } = useT()
  return (
    <header className="header">
      <div className="header-bar">
        <Link to="/" className="wordmark" translate="no" dir="ltr">
          <Wordmark />
        </Link>
        <nav aria-label={t('nav_main')} className="header-nav">
          <ul>
            {root.categories.map((category) => (
              <li key={category.handle}>
                <NavLink to={`/c/${category.handle}`}>
                  <CategoryName {...category} />
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink to="/collections">{t('collections')}</NavLink>
            </li>
          </ul>
        </nav>
        <ul className="header-tools">
          <li className="header-search">
            <Island name="search" of={SearchIsland} props={{}} on="reach" />
          </li>
          <li className="header-search-link">
            <Link to="/search" className="header-sign">
              <HeaderSign of="search" word={t('search')} />
            </Link>
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
            <AccountLink className="header-sign">
              {(word) => <HeaderSign of="account" word={word} />}
            </AccountLink>
          </li>
          <li>
            <Link to="/wishes" className="header-heart" aria-label={t('wishes')}>
              <HeartSign />
            </Link>
          </li>
          <li>
            <Island name="cartLink" of={CartLink} props={{}} />
          </li>
        </ul>
      </div>
    </header>
  )
}
