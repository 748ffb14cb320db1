import type { CallName, Input, Output } from '@cartwright/contract'
import { type CallOptions, requestOf, type SendRequest } from './send'

/** What a call takes beside the ids in its path. The compiler holds this against the contract. */
export type Takes = 'nothing' | 'query' | 'body' | 'body and query'
type TakesOf<K extends CallName> = [Input<K>['body']] extends [undefined]
  ? [Input<K>['query']] extends [undefined]
    ? 'nothing'
    : 'query'
  : [Input<K>['query']] extends [undefined]
    ? 'body'
    : 'body and query'

type Ids<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [id: string, ...Ids<`/${Rest}`>]
  : Path extends `${string}:${string}`
    ? [id: string]
    : []
type Body<K extends CallName> = [Input<K>['body']] extends [undefined]
  ? []
  : object extends Input<K>['body']
    ? [body?: Input<K>['body']]
    : [body: Input<K>['body']]
type Query<K extends CallName> = [Input<K>['query']] extends [undefined]
  ? []
  : object extends Input<K>['query']
    ? [query?: Input<K>['query']]
    : [query: Input<K>['query']]

/** A method of the client: the ids of its path, its body, its query, and options last. */
export interface Method<K extends CallName> {
  (...args: [...Ids<K>, ...Body<K>, ...Query<K>, options?: CallOptions]): Promise<Output<K>>
  /** The name of the call it makes. */
  readonly endpoint: K
}

/** Makes the method that makes one call. */
export type Call = <K extends CallName>(name: K, ...takes: TakesArgument<K>) => Method<K>
export type TakesArgument<K extends CallName> = TakesOf<K> extends 'nothing' ? [] : [takes: TakesOf<K>]

export function createCall(send: SendRequest): Call {
  const call = (name: string, takes: Takes = 'nothing') => {
    const ids = [...name.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
    const method = (...args: unknown[]) => {
      const params = Object.fromEntries(ids.map((id, at) => [id, args[at]]))
      let next = ids.length
      const body = takes.startsWith('body') ? args[next++] : undefined
      const query = takes.endsWith('query') ? (args[next++] as object | undefined) : undefined
      return send(requestOf(name, { params, query, body }), args[next] as CallOptions | undefined)
    }
    return Object.assign(method, { endpoint: name })
  }
  return call as Call
}
