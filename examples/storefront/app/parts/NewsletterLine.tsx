import { Form, Link, useLocation } from 'react-router'
import { useT } from '../i18n/use-t'

/** One line below every page where the newsletter is asked for; it says what will happen, and works without any script. */
export function NewsletterLine() {
  const { t } = useT()
  const { pathname } = useLocation()
  // Its own pages ask already, and whoever pays is asked for nothing else.
  if (/^\/(newsletter|checkout)(\/|$)/.test(pathname)) return null
  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{t('newsletter')}</h2>
        <p id="newsletter-about">
          {t('newsletter_text')} <Link to="/pages/privacy">{t('page_privacy')}</Link>
        </p>
      </div>
      <Form method="post" action="/newsletter" noValidate className="newsletter-form">
        <label htmlFor="newsletter-email">{t('email')}</label>
        <div className="newsletter-row">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            required
            aria-describedby="newsletter-about"
          />
          <button type="submit" className="button button-quiet">
            {t('newsletter_do')}
          </button>
        </div>
      </Form>
    </section>
  )
}
