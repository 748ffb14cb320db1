import type { StoreDetails } from '@cartwright/contract'

/** What a shop has switched on, by name. */
export type FeatureFlags = Readonly<Record<string, boolean>>

/**
 * The flags of a store, each loaded module among them as a flag that is on; undefined while there is not one flag, because
 * then the shop has not said yet what it can do.
 */
export function flagsOf(store: Pick<StoreDetails, 'feature_flags' | 'modules'>): FeatureFlags | undefined {
  if (!store.feature_flags?.length) return undefined
  return {
    ...Object.fromEntries(store.feature_flags.map(({ key, value }) => [key, value === true])),
    ...Object.fromEntries((store.modules ?? []).map(({ module }) => [module, true])),
  }
}
