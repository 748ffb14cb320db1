import { useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

/** Whether every zone shows its outline and name, for people who write extensions. Lasts as long as the page. */
export function useShownZones(): [boolean, (on: boolean) => void] {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isShown,
  )
  return [now, showZones]
}

export function showZones(on: boolean): void {
  isShown = on
  for (const listener of listeners) listener()
}
