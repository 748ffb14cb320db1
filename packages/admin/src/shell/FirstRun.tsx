import { useAnalyticsConfig, useEndpoint } from '@cartwright/sdk/react'
import { useEffect, useRef, useState } from 'react'
import { UsagePreferences } from './UsagePreferences'
import '../extensions/extensions.css'

/** How long all has to be quiet before somebody is asked, in milliseconds. */
const calm = 1000

/**
 * Asks once for a decision on usage data, over everything else: from a second after store and users are loaded and nothing is
 * loading or failing, and on while the decision is on its way.
 */
export function FirstRun() {
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
  const box = useRef<HTMLElement>(null)
  const isWanted = isReady || (isShown && (isSubmitting || isUndecided))
  useEffect(() => {
    const timer = setTimeout(() => setShown(isWanted), isWanted ? calm : 0)
    return () => clearTimeout(timer)
  }, [isWanted])
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <main ref={box} tabIndex={-1} className="ad-FirstRun">
      <UsagePreferences headingLevel={1} onSubmitting={setSubmitting} />
    </main>
  )
}
