'use client'
import type { CallName, Output } from '@cartwright/contract'
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ShopError } from '../errors'
import type { Given, GivenArguments } from '../send'
import { keyOf } from './keys'
import { paramsOf } from './params'
import { useClient } from './ShopProvider'

/** Calls that read. */
export type ReadName = Extract<CallName, `GET ${string}`>
type Options<K extends ReadName, T> = Omit<UseQueryOptions<Output<K>, ShopError, T>, 'queryKey' | 'queryFn'>

/**
 * Reads from the shop and keeps the answer in the cache. `given` is what the call takes: params and query. A read that is not
 * `enabled` shows what is cached, and may be handed params that are not known yet.
 */
export function useEndpoint<K extends ReadName, T = Output<K>>(
  name: K,
  ...[given, options]: object extends Given<K>
    ? [given?: Given<K>, options?: Options<K, T>]
    : [given: Given<K>, options?: Options<K, T>]
): UseQueryResult<T, ShopError> {
  const client = useClient()
  return useQuery<Output<K>, ShopError, T>({
    ...options,
    queryKey: options?.enabled === false && !isKnown(name, given) ? [name, given] : keyOf(name, given),
    queryFn: ({ signal }) => client.send(name, ...([given, { signal }] as GivenArguments<K>)),
  })
}

/** Whether every id of the path is there. */
function isKnown(name: string, given?: { params?: object }): boolean {
  const params = (given?.params ?? {}) as Record<string, unknown>
  return paramsOf(name).every((param) => Boolean(params[param]))
}
