import type { Output } from '@cartwright/contract'
import type { Given, GivenArguments, StoreClient } from '@cartwright/sdk'
import { type ChangeName, keyOf, type ReadName } from '@cartwright/sdk/react'

// The one place where what was put together at run time becomes the input of a call: its parts are held against the
// contract where they are written, and together they are more than the compiler follows.

/** Reads a list by a query. */
export const ask = <L extends ReadName>(
  client: StoreClient,
  list: L,
  query: object,
  signal: AbortSignal,
  params?: object,
): Promise<Output<L>> =>
  client.send(list, ...([{ query, params } as Given<L>, { signal }] as GivenArguments<L>))

/** Under which key the cache holds the answer. */
export const keyOfAsked = <L extends ReadName>(list: L, query: object, params?: object) =>
  keyOf(list, { query, ...(params ? { params } : {}) } as Given<L>)

/** A change of one record, by whatever name the path of the call has its id. */
export function about<K extends ChangeName>(name: K, id: string | undefined, body?: object): Given<K> {
  const param = /:(\w+)$/.exec(name)?.[1]
  return { ...(param && id ? { params: { [param]: id } } : {}), ...(body ? { body } : {}) } as Given<K>
}
