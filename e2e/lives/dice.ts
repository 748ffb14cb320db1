/** Chance that can be had again: the same seed throws the same numbers. */
export interface Dice {
  /** Begins anew by the name of what comes: it does not matter how often they were thrown before. */
  begin(name: string): void
  /** From 0 up to, and without, `below`. */
  upTo(below: number): number
  /** Whether something happens that happens in so many of all cases. */
  chance(share: number): boolean
  /** One of several. @throws where there is none */
  oneOf<T>(rows: readonly T[]): T
  /** One of several, the heavier the more often. @throws where there is none */
  byWeight<T extends { weight: number }>(rows: readonly T[]): T
}

/** Dice that begin at a seed (mulberry32). */
export function throwDice(seed: number): Dice {
  let state = seed >>> 0
  const begin = (name: string) => {
    state = seed >>> 0
    for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
  }
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const dice: Dice = {
    begin,
    upTo: (below) => Math.floor(next() * below),
    chance: (share) => next() < share,
    oneOf(rows) {
      if (rows.length === 0) throw new Error('There is nothing to choose from')
      return rows[dice.upTo(rows.length)] as (typeof rows)[number]
    },
    byWeight(rows) {
      let left = next() * rows.reduce((sum, { weight }) => sum + weight, 0)
      for (const row of rows) {
        left -= row.weight
        if (left < 0) return row
      }
      return dice.oneOf(rows)
    },
  }
  return dice
}
