'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useEndpoint } from '../use-endpoint'
import { type FeatureFlags, flagsOf } from './flags'

const none: FeatureFlags = {}
const Context = createContext<FeatureFlags | undefined>(undefined)

export interface FeatureFlagsProviderProps {
  children: ReactNode
}

/**
 * Reads the flags of the shop for all below it, as soon as somebody is signed in. Until then every flag is off, and so it is
 * where no provider stands above.
 */
export function FeatureFlagsProvider({ children }: FeatureFlagsProviderProps) {
  const session = useEndpoint('GET /admin/auth', undefined, { retry: false })
  const isSignedIn = Boolean(session.data?.user) && !session.error
  const { data } = useEndpoint('GET /admin/store', undefined, { enabled: isSignedIn })
  const flags = useMemo(() => (isSignedIn && data ? flagsOf(data.store) : undefined), [isSignedIn, data])
  return <Context.Provider value={flags}>{children}</Context.Provider>
}

/** All flags by name, and whether they have been read. */
export function useFeatureFlags(): { flags: FeatureFlags; isLoaded: boolean } {
  const flags = useContext(Context)
  return { flags: flags ?? none, isLoaded: flags !== undefined }
}

/** Whether a flag is on, for example `product_categories`, `inventoryService` or `analytics`; false until flags are read. */
export const useFeatureFlag = (name: string): boolean => useFeatureFlags().flags[name] ?? false

export interface FeatureGateProps {
  /** The flag that must be on. */
  flag: string
  /** What stands there while it is off. Nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows something only where the shop has it switched on. */
export function FeatureGate({ flag, fallback = null, children }: FeatureGateProps) {
  return useFeatureFlag(flag) ? children : fallback
}
