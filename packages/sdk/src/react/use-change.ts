'use client'
import type { CallName, Output } from '@cartwright/contract'
import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ShopError } from '../errors'
import type { Given, GivenArguments } from '../send'
import { touchedBy } from './keys'
import { useClient } from './ShopProvider'

/** Calls that change something. */
export type ChangeName = Exclude<CallName, `GET ${string}`>
type Options<K extends ChangeName> = Omit<
  UseMutationOptions<Output<K>, ShopError, Given<K>>,
  'mutationFn'
> & {
  /** Path families to refetch beside those the call touches, for example `/admin/variants`. */
  also?: readonly string[]
}

/** Changes something in the shop; then every cached read of the same path family is fetched anew. */
export function useChange<K extends ChangeName>(
  name: K,
  { also, onSuccess, ...options }: Options<K> = {},
): UseMutationResult<Output<K>, ShopError, Given<K>> {
  const client = useClient()
  const refresh = useRefresh(name, also)
  return useMutation<Output<K>, ShopError, Given<K>>({
    ...options,
    mutationFn: (given) => client.send(name, ...([given] as GivenArguments<K>)),
    onSuccess: async (...args) => {
      await onSuccess?.(...args)
      refresh()
    },
  })
}

/** Has every cached read fetched anew that a call may have made old. */
export function useRefresh(name: ChangeName, also: readonly string[] = []): () => void {
  const cache = useQueryClient()
  return () => {
    const families = new Set([...touchedBy(name), ...also])
    void cache.invalidateQueries({ predicate: ({ queryKey }) => families.has(String(queryKey[0])) })
  }
}
