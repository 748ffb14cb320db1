import { useAnalyticsConfig, useEndpoint } from '@cartwright/sdk/react'
import { part } from '@cartwright/ui/part'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAccount, useMay } from './permissions'
import '../extensions/extensions.css'

const preferences = part(async () => (await import('./UsagePreferences')).UsagePreferences)
/** How long all has to be quiet before somebody is asked, in milliseconds. */
const calm = 1000

/**
 * Asks once for a decision on usage data, over everything else: from a second after store and users are loaded and nothing is
 * loading or failing, and on while the decision is on its way.
 */
export function UsageQuestion() {
  const { t } = useTranslation('ui')
  const { isUndecided, isFetching } = useAnalyticsConfig()
  const isStoreLoaded = useIsLoaded('GET /admin/store', isUndecided)
  const areUsersLoaded = useIsLoaded('GET /admin/users', isUndecided)
  const [isSubmitting, setSubmitting] = useState(false)
  const isReady = isUndecided && isStoreLoaded && areUsersLoaded && !isFetching
  const [isDue, setDue] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isWanted = isReady || (isDue && (isSubmitting || isUndecided))
  useEffect(() => {
    const timer = setTimeout(() => setDue(isWanted), isWanted ? calm : 0)
    return () => clearTimeout(timer)
  }, [isWanted])
  const Preferences = preferences.use(isDue)
  const isShown = Preferences !== undefined
  useEffect(() => {
    if (!isShown) return
    box.current?.focus()
    // What is covered cannot be reached by keys either. Toasts stand beside the application and stay in reach.
    const app = document.getElementById('root')
    app?.setAttribute('inert', '')
    return () => app?.removeAttribute('inert')
  }, [isShown])
  if (!Preferences) return null
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label={t('usageTitle')}
      tabIndex={-1}
      className="ad-FirstRun"
    >
      <Preferences headingLevel={1} onSubmitting={setSubmitting} />
    </div>,
    document.body,
  )
}

/** Whether what a call reads is there and quiet. Who may not make it has nothing to wait for. */
function useIsLoaded(call: 'GET /admin/store' | 'GET /admin/users', isAsked: boolean): boolean {
  const isAllowed = useMay()(call)
  const isKnown = !useAccount().isPending
  const { data, error, isFetching } = useEndpoint(call, undefined, {
    enabled: isAsked && isKnown && isAllowed,
  })
  return isKnown && (!isAllowed || (data !== undefined && !error && !isFetching))
}
