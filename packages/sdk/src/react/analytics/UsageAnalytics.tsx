'use client'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Analytics, AnalyticsProvider } from '../../analytics'
import { useEndpoint } from '../use-endpoint'
import { useAnalyticsConfig } from './use-analytics-config'

const Context = createContext<Analytics | null>(null)

export interface UsageAnalyticsProps {
  /** Where events go. Without one nothing is gathered, whatever the shop and the user have decided. */
  provider: AnalyticsProvider | undefined
  children: ReactNode
}

/**
 * Tells of the use of a back office, for those who agreed: the shop has the `analytics` flag on, and the user has decided and
 * not opted out. Users are named by their id, with the name of the store; the anonymous are not. Stands below a
 * FeatureFlagsProvider.
 */
export function UsageAnalytics({ provider, children }: UsageAnalyticsProps) {
  const { analytics_config: config } = useAnalyticsConfig()
  const isAgreed = config !== undefined && !config.opt_out
  const session = useEndpoint('GET /admin/auth', undefined, { enabled: isAgreed })
  const store = useEndpoint('GET /admin/store', undefined, { enabled: isAgreed })
  const userId = session.data?.user.id
  const storeName = store.data?.store.name
  const isAnonymous = config?.anonymize ?? false
  const [started, setStarted] = useState<{ analytics: Analytics; isAnonymous: boolean } | null>(null)

  useEffect(() => {
    if (!isAgreed || !provider || !userId || storeName === undefined) return
    let analytics: Analytics | undefined
    let isOver = false
    // Most who work here have not agreed, or to nobody: what gathers is fetched for those who have.
    void import('../../analytics/analytics').then(
      ({ createAnalytics }) => {
        if (isOver) return
        analytics = createAnalytics({ provider, isAnonymous })
        analytics.identify(userId, { store: storeName })
        setStarted({ analytics, isAnonymous })
      },
      () => undefined,
    )
    const leave = () => analytics?.flush({ isLeaving: true })
    window.addEventListener('pagehide', leave)
    return () => {
      isOver = true
      window.removeEventListener('pagehide', leave)
      analytics?.stop()
      setStarted(null)
    }
  }, [provider, isAgreed, isAnonymous, userId, storeName])

  // What was begun under another decision is about to end, and tells nothing more.
  const analytics = isAgreed && started?.isAnonymous === isAnonymous ? started.analytics : null
  return <Context.Provider value={analytics}>{children}</Context.Provider>
}

/** What can be told. While nobody has agreed, or no UsageAnalytics stands above, nothing is. */
export function useAnalytics(): Pick<Analytics, 'track' | 'page'> & { isActive: boolean } {
  const analytics = useContext(Context)
  return useMemo(
    () => ({
      isActive: analytics !== null,
      track: (event, properties) => analytics?.track(event, properties),
      page: (path, title) => analytics?.page(path, title),
    }),
    [analytics],
  )
}

/** Tells of the page now open, and of each that follows. `path` is the location of your router. */
export function usePageViews(path: string): void {
  const analytics = useContext(Context)
  useEffect(() => analytics?.page(path), [analytics, path])
}
