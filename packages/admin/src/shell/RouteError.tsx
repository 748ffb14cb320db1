import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'

/** In place of a screen that broke. What was saved is safe; the page can be loaded again. */
export function RouteError() {
  const { t } = useTranslation()
  const error = useRouteError()
  console.error(error)
  return (
    <main className="ad-Alone">
      <ErrorPanel title={t('screen_broke')} onRetry={() => window.location.reload()}>
        {t('screen_broke_text')}
      </ErrorPanel>
    </main>
  )
}
