export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** In characters: what the shop asks for at least. */
export const shortestPassword = 8

/** The words that guesses begin with count as one character. */
const guessed =
  /passw(or|0r)[dt]|qwert[yz]?|azerty|letmein|welcome|admin|iloveyou|cartwright|changeme|secret/gi

const alphabets: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
]

/** How long it holds against guessing, by an estimate of its bits; the shop itself refuses the first ones on every list. */
export function strengthOf(password: string): Strength {
  if (password.length < shortestPassword) return 'short'
  const bits = bitsOf(password.replace(guessed, '*'))
  return bits < 40 ? 'weak' : bits < 64 ? 'fair' : 'strong'
}

function bitsOf(text: string): number {
  const size = alphabets.reduce((sum, [letters, count]) => sum + (letters.test(text) ? count : 0), 0)
  const characters = [...text]
  const length = characters.reduce(
    (sum, character, at) => sum + (isExpected(characters, character, at) ? 0.25 : 1),
    0,
  )
  return length * Math.log2(Math.max(size, 2))
}

/** A repetition, or the next one of a row: `aa`, `12`, `cb`. */
const isExpected = (characters: readonly string[], character: string, at: number) => {
  const before = characters[at - 1]?.codePointAt(0)
  return before !== undefined && Math.abs((character.codePointAt(0) ?? 0) - before) <= 1
}
