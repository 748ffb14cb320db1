'use client'
import type { Input, Output } from '@cartwright/contract'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { ShopError } from '../../errors'
import type { Given, GivenArguments } from '../../send'
import { type ParamNames, paramsOf } from '../params'
import { useClient } from '../ShopProvider'
import { type ChangeName, useRefresh } from '../use-change'

/** The first id of the path is the thing that is changed; the hook is made for it. */
type Ids<Names extends readonly string[]> = Names extends readonly [string, ...string[]]
  ? [id: string | null | undefined]
  : []
/** Further ids go with each change, since one hook changes many lines. */
type Further<Names extends readonly string[]> = Names extends readonly [
  string,
  ...infer Rest extends readonly [string, ...string[]],
]
  ? { [Name in Rest[number]]: string }
  : unknown
type Body<K extends ChangeName> = [Input<K>['body']] extends [undefined] ? unknown : Input<K>['body']

// biome-ignore lint/suspicious/noConfusingVoidType: only so may `mutate()` be called with nothing
type Nothing = void
type Fields<K extends ChangeName> = Further<ParamNames<K>> & Body<K>

/** What `mutate` takes: the fields of the body, and the ids of the path beyond the first under their names. */
export type ChangeVariables<K extends ChangeName> =
  unknown extends Fields<K> ? Nothing : object extends Fields<K> ? Fields<K> | Nothing : Fields<K>

/** What the query library may be told about a change. */
export type ChangeHookOptions<K extends ChangeName> = Omit<
  UseMutationOptions<Output<K>, ShopError, ChangeVariables<K>>,
  'mutationFn'
> & {
  /** Path families to refetch beside those the call touches, for example `/admin/variants`. */
  also?: readonly string[]
}

/** A hook that changes: the first id of the path, then options. */
export interface ChangeHook<K extends ChangeName> {
  (
    ...args: [...ids: Ids<ParamNames<K>>, options?: ChangeHookOptions<K>]
  ): UseMutationResult<Output<K>, ShopError, ChangeVariables<K>>
  /** The name of the call it makes. */
  readonly endpoint: K
}

// @__NO_SIDE_EFFECTS__
/** Makes the hook that makes one call; afterwards every cached read of its path family is fetched anew. */
export function change<K extends ChangeName>(name: K): ChangeHook<K> {
  const [first, ...further] = paramsOf(name)
  const useNamedChange = (...args: unknown[]) => {
    const [id, options] = first ? args : [undefined, args[0]]
    const { also, onSuccess, ...more } = (options ?? {}) as ChangeHookOptions<K>
    const client = useClient()
    const refresh = useRefresh(name, also)
    return useMutation<Output<K>, ShopError, ChangeVariables<K>>({
      ...more,
      mutationFn: (variables) => {
        const given = givenOf(first ? { [first]: id as string } : {}, further, variables) as Given<K>
        return client.send(name, ...([given] as GivenArguments<K>))
      },
      onSuccess: async (...all) => {
        await onSuccess?.(...all)
        refresh()
      },
    })
  }
  return Object.assign(useNamedChange, { endpoint: name }) as ChangeHook<K>
}

/** The parts of a call: ids out of the variables into the path, the rest into the body. */
export function givenOf(first: Record<string, string>, further: readonly string[], variables: unknown) {
  if (further.length === 0) return { params: first, body: variables }
  const params = { ...first }
  const body = { ...(variables as Record<string, unknown>) }
  for (const name of further) {
    params[name] = body[name] as string
    delete body[name]
  }
  return { params, body: Object.keys(body).length > 0 ? body : undefined }
}
