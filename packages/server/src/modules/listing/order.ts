import { nextTurn } from '../../store/database/turns'

/** Which of two places stands first: below 0 the first. */
export type Compare = (a: number, b: number) => number

/** So many are sorted in one turn of the event loop. */
const run = 2048

/** Sorts without holding the event loop: short runs, which are then merged two by two. */
export async function sortInTurns(places: Int32Array, compare: Compare): Promise<Int32Array> {
  let from = places.slice()
  for (let at = 0; at < from.length; at += run) {
    from.subarray(at, at + run).sort(compare)
    if (from.length > run) await nextTurn()
  }
  let to = new Int32Array(from.length)
  for (let width = run; width < from.length; width *= 2) {
    for (let at = 0; at < from.length; at += 2 * width) {
      merge(
        from.subarray(at, at + width),
        from.subarray(at + width, at + 2 * width),
        to.subarray(at),
        compare,
      )
      await nextTurn()
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** The sorted order without some places, and with others put in where they belong. */
export function placedAnew(
  sorted: Int32Array,
  without: ReadonlySet<number>,
  added: Int32Array,
  compare: Compare,
): Int32Array {
  const rest = sorted.filter((place) => !without.has(place))
  if (added.length === 0) return rest
  const more = added.slice().sort(compare)
  const all = new Int32Array(rest.length + more.length)
  let from = 0
  let to = 0
  for (const place of more) {
    const until = firstAfter(rest, place, compare, from)
    all.set(rest.subarray(from, until), to)
    to += until - from
    from = until
    all[to++] = place
  }
  all.set(rest.subarray(from), to)
  return all
}

/** Where a place belongs in a sorted order, from somewhere on. */
function firstAfter(sorted: Int32Array, place: number, compare: Compare, from: number): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(sorted[middle] as number, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function merge(a: Int32Array, b: Int32Array, to: Int32Array, compare: Compare): void {
  let i = 0
  let j = 0
  let at = 0
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i] as number, b[j] as number]
    if (compare(one, other) <= 0) {
      to[at++] = one
      i += 1
    } else {
      to[at++] = other
      j += 1
    }
  }
  to.set(a.subarray(i), at)
  to.set(b.subarray(j), at + a.length - i)
}
