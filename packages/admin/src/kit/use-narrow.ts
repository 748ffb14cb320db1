import { useSyncExternalStore } from 'react'

const query = '(max-width: 699.98px)'
const subscribe = (listener: () => void) => {
  const media = window.matchMedia?.(query)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
