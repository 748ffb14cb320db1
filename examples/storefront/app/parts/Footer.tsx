import { Form, Link, useLocation } from 'react-router'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { AccountLink } from './AccountLink'
import { CategoryName } from './CategoryName'
import { NewsletterLine } from './NewsletterLine'

const helpPages = [
  ['delivery', 'page_delivery'],
  ['returns', 'page_returns'],
  ['contact', 'page_contact'],
] as const
const housePages = [
  ['about', 'page_about'],
  ['terms', 'page_terms'],
  ['privacy', 'page_privacy'],
  ['imprint', 'page_imprint'],
  ['accessibility', 'page_accessibility'],
] as const

export function Footer() {
  const root = useShop()
  const { t } = useT()
  return (
    <footer className="footer">
      <NewsletterLine />
      <div className="footer-columns">
        <p className="footer-line">{t('footer_line')}</p>
        <nav aria-label={t('footer_shop')}>
          <h2>{t('footer_shop')}</h2>
          <ul>
            {root.categories.map((category) => (
              <li key={category.handle}>
                <Link to={`/c/${category.handle}`}>
                  <CategoryName {...category} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer_help')}>
          <h2>{t('footer_help')}</h2>
          <ul>
            <li>
              <Link to="/order-lookup">{t('order_lookup')}</Link>
            </li>
            <li>
              <AccountLink />
            </li>
            <li>
              <Link to="/wishes">{t('wishes')}</Link>
            </li>
            <li>
              <Link to="/gift-cards">{t('gift_cards')}</Link>
            </li>
            {helpPages.map(([slug, title]) => (
              <li key={slug}>
                <Link to={`/pages/${slug}`}>{t(title)}</Link>
              </li>
            ))}
            <li>
              <Link to="/region">{t('region_and_language')}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer_house')}>
          <h2>{t('footer_house')}</h2>
          <ul>
            <li>
              <Link to="/journal">{t('journal')}</Link>
            </li>
            {housePages.map(([slug, title]) => (
              <li key={slug}>
                <Link to={`/pages/${slug}`}>{t(title)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
      <p className="footer-colophon">{t('colophon')}</p>
    </footer>
  )
}

/** Three plain buttons of a form: they work before and without any script. */
function ThemeSwitch() {
  const root = useShop()
  const { t } = useT()
  const { pathname, search } = useLocation()
  const choices = [
    ['auto', t('theme_auto')],
    ['light', t('theme_light')],
    ['dark', t('theme_dark')],
  ] as const
  return (
    <Form method="post" action="/appearance" className="theme">
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset>
        <legend>{t('theme')}</legend>
        {choices.map(([value, label]) => (
          <button
            type="submit"
            key={value}
            name="theme"
            value={value}
            aria-pressed={(root.theme ?? 'auto') === value}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
