/** Numbers that look random and come again for the same seed. */
export interface Random {
  /** From 0 up to, and without, `below`. */
  below(below: number): number
  pick<T>(from: readonly T[]): T
  /** True so often, from 0 to 1. */
  chance(often: number): boolean
}

/** Mulberry32: small, quick and good enough to choose bad input by. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    chance: (often) => next() < often,
  }
}
