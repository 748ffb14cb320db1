import { ulid } from 'ulidx'

let last = 0

/**
 * A new id: prefix, underscore, ULID. The time part grows with every id of this process, so ordering by id is
 * ordering by creation even within a millisecond, while the 80 random bits stay unguessable: the id of a guest's
 * cart or order is a capability.
 */
export function newId(prefix: string): string {
  last = Math.max(last + 1, Date.now())
  return `${prefix}_${ulid(last)}`
}

/** The instant, in the one form that is stored and sent. */
export const now = (): string => new Date().toISOString()
