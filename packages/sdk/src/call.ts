import type { CallName, Input, Output } from '@cartwright/contract'
import { type CustomHeaders, isNamed, trailing } from './arguments'
import { type CallOptions, requestOf, type SendRequest } from './send'

/**
 * What a call takes beside the ids in its path. A `shape` is a query that knows `expand` and `fields` alone. The compiler holds
 * this against the contract.
 */
export type Takes = 'nothing' | 'shape' | 'query' | 'body' | 'body and shape' | 'body and query'
type QueryWord<K extends CallName> =
  Exclude<keyof Input<K>['query'], 'expand' | 'fields'> extends never ? 'shape' : 'query'
type TakesOf<K extends CallName> = [Input<K>['body']] extends [undefined]
  ? [Input<K>['query']] extends [undefined]
    ? 'nothing'
    : QueryWord<K>
  : [Input<K>['query']] extends [undefined]
    ? 'body'
    : `body and ${QueryWord<K>}`

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
    ? [query?: Input<K>['query'] | CustomHeaders]
    : [query: Input<K>['query']]

/**
 * A method of the client: the ids of its path, its body, its query, and last options, or headers as the v1 client takes them.
 * Where v1 knows no query for a call, headers may stand in its place.
 */
export interface Method<K extends CallName> {
  (...args: [...Ids<K>, ...Body<K>, ...Query<K>, last?: CallOptions | CustomHeaders]): Promise<Output<K>>
  /** The name of the call it makes. */
  readonly endpoint: K
}

/** The names that a query or a body knows, each once: held against the contract by the compiler. */
export type NamesOf<T> = Record<keyof NonNullable<T>, 1>
export type TakesArgument<K extends CallName> = TakesOf<K> extends 'nothing' ? [] : [takes: TakesOf<K>]

/**
 * Makes the method that makes one call. `names` are for calls that take a query or a body here where v1 takes headers: only what
 * they name is then a query or a body.
 */
export interface Call {
  <K extends CallName>(name: K, ...takes: TakesArgument<K>): Method<K>
  <K extends CallName>(
    name: K,
    takes: TakesOf<K> & ('query' | 'body and query'),
    names: NamesOf<Input<K>['query']>,
  ): Method<K>
  <K extends CallName>(
    name: K,
    takes: TakesOf<K> & 'body',
    names: NamesOf<Input<K>['body']>,
  ): Method<K> & ((...args: [...Ids<K>, customHeaders: CustomHeaders]) => Promise<Output<K>>)
}

const shape = { expand: 1, fields: 1 }

export function createCall(send: SendRequest): Call {
  const call = (name: string, takes: Takes = 'nothing', names?: object) => {
    const ids = [...name.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
    const known = takes.endsWith('shape') ? shape : names
    const method = (...args: unknown[]) => {
      const params = Object.fromEntries(ids.map((id, at) => [id, args[at]]))
      let next = ids.length
      const isNext = () => isNamed(args[next], known)
      const hasBody = takes === 'body' ? !known || isNext() : takes.startsWith('body')
      const body = hasBody ? args[next++] : undefined
      const query = /shape|query/.test(takes) && isNext() ? (args[next++] as object | undefined) : undefined
      return send(requestOf(name, { params, query, body }), trailing(name, args.slice(next)))
    }
    return Object.assign(method, { endpoint: name })
  }
  return call as Call
}
