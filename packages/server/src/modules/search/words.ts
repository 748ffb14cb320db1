const special: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** Lower case without accents: `Größe` and `grosse`, `Café` and `cafe` are the same word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => special[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
}

/** The folded words of a text, each cut at 40 letters. */
export function wordsOf(text: string | null | undefined): string[] {
  if (!text) return []
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .flatMap((word) => (unspaced.test(word) ? partsOf(word) : [word]))
    .flatMap((word) => fold(word).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.slice(0, 40))
}

/** Japanese and Chinese put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
/** A letter of Hiragana alone is a particle: it stands in every text and tells none apart. */
const particle = /^\p{Script=Hiragana}$/u

function partsOf(text: string): string[] {
  const parts = [...segmenter.segment(text)].map(({ segment }) => segment)
  const telling = parts.filter((part) => !particle.test(part))
  return telling.length > 0 ? telling : parts
}

/** Pieces of three letters, with the beginning and the end of the word marked. */
export function gramsOf(word: string): string[] {
  const letters = [...`^${word}$`]
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= letters.length; at++) grams.add(letters.slice(at, at + 3).join(''))
  return [...grams]
}

/** How many mistakes a word of this length is forgiven. */
export const forgiven = (word: string): number => {
  const { length } = [...word]
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to turn one word into the
 * other; `limit + 1` as soon as it is more than the limit.
 */
export function mistakes(from: string, to: string, limit: number): number {
  const a = [...from]
  const b = [...to]
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] as number
}
