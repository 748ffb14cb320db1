import { useAnalyticsConfig, useEndpoint } from '@cartwright/sdk/react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { UsagePreferences } from './UsagePreferences'
import '../extensions/extensions.css'

/** How long all has to be quiet before somebody is asked, in milliseconds. */
const calm = 1000

/**
 * Asks once for a decision on usage data, over everything else: from a second after store and users are loaded and nothing is
 * loading or failing, and on while the decision is on its way.
 */
export function FirstRun() {
  const { t } = useTranslation('ui')
  const { isUndecided, isFetching } = useAnalyticsConfig()
  const isAsked = { enabled: isUndecided }
  const store = useEndpoint('GET /admin/store', undefined, isAsked)
  const users = useEndpoint('GET /admin/users', undefined, isAsked)
  const [isSubmitting, setSubmitting] = useState(false)
  const isReady =
    isUndecided &&
    store.data !== undefined &&
    users.data !== undefined &&
    !isFetching &&
    !store.isFetching &&
    !users.isFetching &&
    !store.error &&
    !users.error
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isWanted = isReady || (isShown && (isSubmitting || isUndecided))
  useEffect(() => {
    const timer = setTimeout(() => setShown(isWanted), isWanted ? calm : 0)
    return () => clearTimeout(timer)
  }, [isWanted])
  useEffect(() => {
    if (!isShown) return
    box.current?.focus()
    // What is covered cannot be reached by keys either. Toasts stand beside the application and stay in reach.
    const app = document.getElementById('root')
    app?.setAttribute('inert', '')
    return () => app?.removeAttribute('inert')
  }, [isShown])
  if (!isShown) return null
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label={t('usageTitle')}
      tabIndex={-1}
      className="ad-FirstRun"
    >
      <UsagePreferences headingLevel={1} onSubmitting={setSubmitting} />
    </div>,
    document.body,
  )
}
