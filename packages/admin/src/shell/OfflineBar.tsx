import { WarningIcon } from '@cartwright/ui/icons'
import { useTranslation } from 'react-i18next'
import { useOnline } from './use-online'

/** Says that there is no network: what is shown may be old, and nothing can be saved. */
export function OfflineBar() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="ad-Offline">
          <WarningIcon /> {t('offline')}
        </p>
      )}
    </div>
  )
}
