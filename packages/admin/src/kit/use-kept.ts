import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What is kept on this device under a name; empty where nothing is. */
export const kept = (key: string): string => localStorage.getItem(key) ?? ''

/** Keeps it, and tells all that read it. */
export function keep(key: string, value: string): void {
  localStorage.setItem(key, value)
  for (const listener of listeners) listener()
}

/** A choice kept on this device, the same in all that read it. */
export function useKept(key: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => kept(key))
  return [value, useCallback((next: string) => keep(key, next), [key])]
}
