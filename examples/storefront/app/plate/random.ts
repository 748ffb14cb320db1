export interface Random {
  /** From `low` up to `high`. */
  between(low: number, high: number): number
  pick<T>(things: readonly T[]): T
}

/** Numbers that look thrown and are always the same for the same text (FNV-1a seeding mulberry32). */
export function randomFrom(text: string): Random {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (things) => things[Math.floor(next() * things.length)] as (typeof things)[number],
  }
}
