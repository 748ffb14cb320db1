import { type RefObject, useEffect, useRef } from 'react'
import { useShortcuts } from './shortcuts'

/** Where a key counts. */
export type KeyGroup = 'anywhere' | 'list' | 'record' | 'form'

/** A key of the page that is shown, as help names it. */
export interface KnownKey {
  /** The keys as the browser names them, where they differ from what is shown: `Enter` of `↵`. */
  on?: string | readonly string[]
  /** As keyboards show it: `F`, `G O`, `⌘K`; several that belong together stand side by side: `J K`. */
  keys: string
  /** What it does. */
  name: string
  /** Does it. Absent where something else listens. */
  run?: () => void
}

const known = new Map<symbol, { group: KeyGroup; keys: RefObject<readonly KnownKey[]> }>()

/** Lets keys do something for as long as the component is shown, and help tell of them. */
export function useKnownKeys(group: KeyGroup, keys: readonly KnownKey[]): void {
  const latest = useRef(keys)
  latest.current = keys
  useShortcuts(
    Object.fromEntries(
      keys.flatMap(({ keys, on, run }) =>
        run ? [on ?? shortcutOf(keys)].flat().map((key) => [key, run] as const) : [],
      ),
    ),
  )
  useEffect(() => {
    const mark = Symbol(group)
    known.set(mark, { group, keys: latest })
    return () => {
      known.delete(mark)
    }
  }, [group])
}

/** The keys that do something now, each once. */
export function knownKeys(group: KeyGroup): KnownKey[] {
  const all = [...known.values()].filter((one) => one.group === group).flatMap(({ keys }) => keys.current)
  return all.filter((one, at) => all.findIndex(({ keys }) => keys === one.keys) === at)
}

/** `⌘⇧L` as `useShortcuts` names it: `mod+shift+l`. */
export const shortcutOf = (keys: string): string =>
  keys.replace('⌘', 'mod+').replace('⇧', 'shift+').toLowerCase()
