'use client'
import type { CallName, Input, Output } from '@cartwright/contract'
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { TakesArgument } from '../../call'
import type { ShopError } from '../../errors'
import type { Given } from '../../send'
import { type ParamNames, paramsOf } from '../params'
import { type ReadName, useEndpoint } from '../use-endpoint'

/** What the query library may be told about a read; its key and its function are the hook's. */
export type ReadOptions<K extends ReadName> = Omit<
  UseQueryOptions<Output<K>, ShopError>,
  'queryKey' | 'queryFn' | 'select'
>

/** A query, with the parts of the reply beside its state: `const { orders, count, isPending } = useAdminOrders()`. */
export type ReadResult<K extends ReadName> = UseQueryResult<Output<K>, ShopError> & {
  [P in keyof Output<K>]: Output<K>[P] | undefined
}

type Ids<Names extends readonly string[]> = { [I in keyof Names]: string | null | undefined }
type Query<K extends CallName> = [Input<K>['query']] extends [undefined]
  ? []
  : object extends Input<K>['query']
    ? [query?: Input<K>['query']]
    : [query: Input<K>['query']]

/** A hook that reads: the ids of the path, then the query where the call takes one, then options. */
export interface ReadHook<K extends ReadName> {
  (...args: [...ids: Ids<ParamNames<K>>, ...query: Query<K>, options?: ReadOptions<K>]): ReadResult<K>
  /** The name of the call it makes. */
  readonly endpoint: K
}

// @__NO_SIDE_EFFECTS__
/**
 * Makes the hook that makes one call. While an id is missing the hook waits and asks nothing, so that it may be handed what
 * is not known yet.
 */
export function read<K extends ReadName>(name: K, ...takes: TakesArgument<K>): ReadHook<K> {
  const names = paramsOf(name)
  const useRead = (...args: unknown[]) => {
    const ids = args.slice(0, names.length)
    const [query, options] = takes.length > 0 ? args.slice(names.length) : [undefined, args[names.length]]
    const params = Object.fromEntries(names.map((param, at) => [param, ids[at]]))
    const given = { params, query } as unknown as Given<K>
    const { enabled = true, ...more } = (options ?? {}) as ReadOptions<K>
    const isKnown = ids.every(Boolean)
    const result = useEndpoint(name, ...([given, { ...more, enabled: isKnown && enabled }] as never))
    return { ...(result.data as object | undefined), ...(result as object) }
  }
  return Object.assign(useRead, { endpoint: name }) as unknown as ReadHook<K>
}
