import type { z } from 'zod'
import type { contract } from './contract'
import type { Endpoint } from './endpoint'

/** All calls of the shop, by their names. */
export type Contract = typeof contract
/** The name of a call: its verb and path, as in `POST /store/carts/:id/line-items`. */
export type CallName = keyof Contract

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The path parameters of a call, read off its name. */
export type Params<K extends string> = { [N in ParamNames<K>]: string }

type Field<E extends Endpoint, F extends 'query' | 'body'> = E extends {
  readonly [P in F]: infer T extends z.ZodType
}
  ? T
  : never

/** What a caller sends. */
export interface Input<K extends CallName> {
  params: Params<K>
  query: [Field<Contract[K], 'query'>] extends [never] ? undefined : z.input<Field<Contract[K], 'query'>>
  body: [Field<Contract[K], 'body'>] extends [never] ? undefined : z.input<Field<Contract[K], 'body'>>
}

/** What a use-case receives: the same, checked and with defaults filled in. */
export interface Parsed<K extends CallName> {
  params: Params<K>
  query: [Field<Contract[K], 'query'>] extends [never]
    ? Record<string, never>
    : z.output<Field<Contract[K], 'query'>>
  body: [Field<Contract[K], 'body'>] extends [never] ? undefined : z.output<Field<Contract[K], 'body'>>
}

/** What the shop answers. */
export type Output<K extends CallName> = z.output<Contract[K]['returns']>
