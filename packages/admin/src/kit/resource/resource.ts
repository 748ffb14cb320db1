import type { Input, Output } from '@cartwright/contract'
import type { ChangeName, ReadName } from '@cartwright/sdk/react'

export interface Identified {
  id: string
}

/** Calls whose path ends in one id and nothing else: `DELETE /admin/return-reasons/:id`. */
type OfOne<Name extends string> = Extract<Name, `${string}/:${string}`>

/** The calls of one kind of record, by their names in the contract. What a kind cannot do is left out. */
export interface Resource<L extends ReadName, Row extends Identified> {
  /** Lists the records. */
  list: L
  /** Finds the records in the answer of the list. */
  rows: (reply: Output<L>) => readonly Row[]
  create?: ChangeName
  update?: OfOne<Extract<ChangeName, `POST ${string}`>>
  remove?: OfOne<Extract<ChangeName, `DELETE ${string}`>>
}

/** What the list of a resource may be asked. */
export type QueryOf<L extends ReadName> = Partial<NonNullable<Input<L>['query']>>

/**
 * Describes a kind of record once, for lists, dialogs and pickers:
 *
 *     const reasons = resource({
 *       list: 'GET /admin/return-reasons',
 *       rows: ({ return_reasons }) => return_reasons,
 *       create: 'POST /admin/return-reasons',
 *     })
 */
export const resource = <L extends ReadName, Row extends Identified>(calls: Resource<L, Row>) => calls

/** How many records there are, where the answer of a list says so. */
export function countIn(reply: unknown): number | undefined {
  const { count } = Object(reply)
  return typeof count === 'number' ? count : undefined
}
