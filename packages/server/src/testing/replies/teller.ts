import type { CallName, Input, Output } from '@cartwright/contract'
import type { TestShop } from '../test-shop'

/** A call that succeeded, and what it answered. */
export interface Told {
  name: CallName
  given: Given
  body: unknown
}

export interface Given {
  params?: object
  query?: object
  body?: unknown
  headers?: Record<string, string>
}

type Asked<K extends CallName> = Partial<{
  query: Input<K>['query']
  body: Input<K>['body']
  headers: Record<string, string>
}>

/** Calls a shop and writes down every answer, so that what the shop told while it was filled can be looked at. */
export interface Teller {
  t: TestShop
  told: Told[]
  /** Calls as staff, or as a guest of the store unless headers say who; @throws when it is refused */
  ask<K extends CallName>(name: K, params?: Input<K>['params'] | null, more?: Asked<K>): Promise<Output<K>>
}

export function tellerOf(t: TestShop): Teller {
  const told: Told[] = []
  return {
    t,
    told,
    async ask(name, params, more = {}) {
      const given: Given = {
        headers: name.includes(' /admin') ? t.staff : {},
        ...more,
        ...(params ? { params } : {}),
      }
      const { status, body } = await t.try(name, given)
      if (status >= 400) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      told.push({ name, given, body })
      return body
    },
  }
}

/** Asks what shoppers ask as somebody who is signed in. */
export const signedIn = ({ ask }: Teller, headers: Record<string, string>): Teller['ask'] =>
  ((name, params, more) =>
    ask(name, params, name.includes(' /store') ? { headers, ...more } : more)) as Teller['ask']

/** The first of some rows. @throws when there is none */
export function first<T>(rows: readonly T[] | null | undefined): T {
  const [row] = rows ?? []
  if (row === undefined) throw new Error('There is no first row')
  return row
}

/** The last of some rows. @throws when there is none */
export const last = <T>(rows: readonly T[] | null | undefined): T => first(rows?.toReversed())
