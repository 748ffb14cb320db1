import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isSame, type Values } from './values'

/** A record as a read of the screen has it, and which read that is. */
export interface Sight {
  id: string
  read: QueryKey
  record: Values
}

/** How deep in an answer a record may lie: `order.items[3].variant`. */
const depthLimit = 4

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The record of an id in an answer: the one nearest to the top, and how deep it lies. */
export function recordIn(answer: unknown, id: string): { record: Values; depth: number } | undefined {
  let level: unknown[] = [answer]
  for (let depth = 0; depth < depthLimit; depth++) {
    const found = level.filter(isObject).find((one) => one.id === id)
    if (found) return { record: found, depth }
    level = level.filter(isObject).flatMap((one) => Object.values(one).flat())
  }
  return undefined
}

/** Where the screen has a record from: of all reads that are shown the one in which it lies nearest to the top. */
export function sightOf(cache: QueryClient, id: string): Sight | undefined {
  const found = cache
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey, state }) => {
      const one = recordIn(state.data, id)
      return one ? [{ ...one, read: queryKey }] : []
    })
    .toSorted((one, other) => one.depth - other.depth)[0]
  return found && { id, read: found.read, record: found.record }
}

/** The same record, read anew. As it was where it cannot be read. */
export async function seenAnew(cache: QueryClient, { id, read, record }: Sight): Promise<Sight> {
  await cache.refetchQueries({ queryKey: read, exact: true })
  return { id, read, record: recordIn(cache.getQueryData(read), id)?.record ?? record }
}

/** Which of some fields somebody else changed between two sights, to something other than what is to be saved. */
export const changedMeanwhile = (
  fields: readonly string[],
  before: Sight,
  now: Sight,
  mine: Values,
): string[] =>
  fields.filter(
    (name) => !isSame(before.record[name], now.record[name]) && !isSame(mine[name], now.record[name]),
  )
