import type { MetaArgs } from 'react-router'
import { useT } from '../i18n/use-t'
import { usePath } from '../islands/shop-context'
import { pageMeta } from '../shop/meta'

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'offline_title', isPrivate: true })

/** What the service worker shows when there is no connection. Its links load anew, as no script may be there. */
export default function OfflinePage() {
  const path = usePath()
  const { t } = useT()
  return (
    <div className="page trouble">
      <header className="page-head">
        <h1>{t('offline_title')}</h1>
        <p className="lead">{t('offline_text')}</p>
      </header>
      <p className="trouble-ways">
        <a href={path('/cart')}>{t('offline_cart')}</a>
        <a href={path('/')}>{t('to_home')}</a>
      </p>
    </div>
  )
}
