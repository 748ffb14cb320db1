import { isRouteErrorResponse, Link } from 'react-router'
import { useT } from '../i18n/use-t'
import { settings } from '../settings'

/** A page that is not there, or one that failed: what happened, what is safe, where to go. */
export function TroublePage({ error }: { error: unknown }) {
  const { t } = useT()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="trouble page">
      <title>{`${t(missing ? 'missing_title' : 'trouble_title')} · ${settings.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow">{missing ? t('missing_eyebrow') : t('trouble_eyebrow')}</p>
      <h1>{t(missing ? 'missing_title' : 'trouble_title')}</h1>
      <p className="lead">{t(missing ? 'missing_text' : 'trouble_text')}</p>
      <p className="trouble-ways">
        <Link to="/">{t('to_home')}</Link>
        <Link to="/search">{t('to_search')}</Link>
      </p>
    </div>
  )
}
