import { encodeTime } from 'ulidx'

/** A seed of its own for each thing of each kind, so that any of them can be made anew without those before it. */
export function mixed(seed: number, kind: string, number: number): number {
  let state = (seed ^ Math.imul(Math.floor(seed / 2 ** 32) + 1, 0x9e3779b1)) >>> 0
  for (const letter of kind) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
  state = Math.imul(state ^ (number >>> 0), 0x85ebca6b) >>> 0
  return (state ^ Math.floor(number / 2 ** 32) ^ (state >>> 13)) >>> 0
}

/** Numbers that look random and are the same for the same seed (mulberry32), from 0 up to 1. */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    /** A whole number from 0 up to, but not including, the bound. */
    below: (bound: number) => Math.floor(next() * bound),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}
export type Chance = ReturnType<typeof chanceOf>

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The id of the n-th thing with a prefix, made at an instant in ms: as the shop's own ids are, but for being the same
 * for the same seed.
 */
export function idOf(seed: number, prefix: string, number: number, at: number): string {
  const chance = chanceOf(mixed(seed, prefix, number))
  let id = `${prefix}_${encodeTime(at, 10)}`
  for (let count = 0; count < 16; count++) id += letters[chance.below(32)]
  return id
}
