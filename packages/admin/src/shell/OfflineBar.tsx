import { WarningIcon } from '@cartwright/ui/icons'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that there is no network: what is shown may be old, and nothing can be saved. */
export function OfflineBar() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
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
