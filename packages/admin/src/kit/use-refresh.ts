import { type ChangeName, touchedBy } from '@cartwright/sdk/react'
import { useQueryClient } from '@tanstack/react-query'

/** Has everything read anew that a call may have made old: for changes that are several calls in a row. */
export function useRefresh(name: ChangeName): () => void {
  const cache = useQueryClient()
  return () => {
    const families = new Set(touchedBy(name))
    void cache.invalidateQueries({ predicate: ({ queryKey }) => families.has(String(queryKey[0])) })
  }
}
