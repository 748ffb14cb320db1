import type { Given, GivenArguments } from '@cartwright/sdk'
import { type ChangeName, useClient } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from './use-error-message'

/** Ids of what was removed on the screen and not yet in the shop. */
let removed: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function change(next: Set<string>) {
  removed = next
  for (const listener of listeners) listener()
}

/** What is on its way out: lists leave it out. */
export const useRemoved = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => removed,
  )

/** Several records that go together, behind one "Undo". */
export interface Removals {
  ids: readonly string[]
  title: string
  /** Removes them in the shop. */
  commit: () => Promise<unknown>
}

/** Removes several at once as `useRemoval` removes one. */
export function useRemovals(): (removals: Removals) => void {
  const cache = useQueryClient()
  const toast = useToast()
  const message = useErrorMessage()
  const { t } = useTranslation()
  return ({ ids, title, commit }) => {
    change(new Set([...removed, ...ids]))
    const bringBack = () => change(new Set([...removed].filter((one) => !ids.includes(one))))
    toast.undo({
      title,
      onUndo: bringBack,
      onCommit: () =>
        void commit()
          .catch((error: unknown) => toast.error({ title: t('not_removed'), text: message(error) }))
          .then(() => cache.invalidateQueries())
          .finally(bringBack),
    })
  }
}

type DeleteName = Extract<ChangeName, `DELETE ${string}`>
export interface Removal<K extends DeleteName> {
  name: K
  given: Given<K>
  id: string
  /** What is said while it can be undone: "Return reason deleted". */
  title: string
}

/** Removes at once for the eye, and for the shop six seconds later, or when the page is closed: until then "Undo" works. */
export function useRemoval() {
  const client = useClient()
  const remove = useRemovals()
  return <K extends DeleteName>({ name, given, id, title }: Removal<K>) =>
    remove({ ids: [id], title, commit: () => client.send(name, ...([given] as GivenArguments<K>)) })
}
