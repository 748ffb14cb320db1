import { getRandomValues } from 'node:crypto'
import { ulid } from 'ulidx'

let last = 0

/** Random bytes are drawn in bulk: one draw for each of an id's sixteen letters would cost more than the id's row. */
const pool = new Uint8Array(8192)
let unused = 0
/** Five random bits as a fraction: each letter of a ULID is one of 32. */
const random = (): number => {
  if (unused === 0) {
    getRandomValues(pool)
    unused = pool.length
  }
  unused -= 1
  return ((pool[unused] as number) & 31) / 32
}

/**
 * A new id: prefix, underscore, ULID. The time part grows with every id of this process, so ordering by id is
 * ordering by creation even within a millisecond, while the 80 random bits stay unguessable: the id of a guest's
 * cart or order is a capability.
 */
export function newId(prefix: string): string {
  last = Math.max(last + 1, Date.now())
  return `${prefix}_${ulid(last, random)}`
}

let instant = Number.NaN
let text = ''

/** The instant, in the one form that is stored and sent. Written once a millisecond, however many rows carry it. */
export function now(): string {
  const at = Date.now()
  if (at !== instant) {
    text = new Date(at).toISOString()
    instant = at
  }
  return text
}
