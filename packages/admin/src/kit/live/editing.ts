import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const edited = new Map<string, number>()

/** Notes that a form of a record holds what is not saved yet. Returns what ends it; more forms than one may hold something. */
export function beginEditing(id: string): () => void {
  edited.set(id, (edited.get(id) ?? 0) + 1)
  tell()
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (edited.get(id) ?? 1) - 1
    if (left > 0) edited.set(id, left)
    else edited.delete(id)
    tell()
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether something of a record is changed here and not saved. */
export const useIsEdited = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => edited.has(id),
    () => false,
  )
