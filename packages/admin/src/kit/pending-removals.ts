import type { Given, GivenArguments } from '@cartwright/sdk'
import type { ChangeName } from '@cartwright/sdk/react'
import { useClient } from '@cartwright/sdk/react'
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

/** Removes at once for the eye, and for the shop six seconds later, or when the page is closed: until then "Undo" works. */
export function useRemoval<K extends Extract<ChangeName, `DELETE ${string}`>>(name: K) {
  const client = useClient()
  const cache = useQueryClient()
  const toast = useToast()
  const message = useErrorMessage()
  const { t } = useTranslation()
  return ({ id, title, given }: { id: string; title: string; given: Given<K> }) => {
    change(new Set([...removed, id]))
    const bringBack = () => change(new Set([...removed].filter((one) => one !== id)))
    toast.undo({
      title,
      onUndo: bringBack,
      onCommit: () =>
        void client
          .send(name, ...([given] as GivenArguments<K>))
          .catch((error: unknown) => toast.error({ title: t('not_removed'), text: message(error) }))
          .then(() => cache.invalidateQueries())
          .finally(bringBack),
    })
  }
}
