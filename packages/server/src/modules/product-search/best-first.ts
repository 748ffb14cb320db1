import type { Db } from '../../store/database/engine'
import { findMeanings, type Meant } from '../search/queries'
import { wordsOf } from '../search/words'

/** The words of a search: the first eight, each once. */
export const searchedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, 8)

/** Product ids, best first. Only those count that fit as many of the words as any product does. */
export async function bestFirst(
  db: Db,
  words: readonly string[],
  score: (meant: readonly Meant[]) => Promise<ReadonlyMap<string, number>>,
): Promise<string[]> {
  const fits = new Map<string, { words: number; score: number }>()
  for (const word of words) {
    for (const [id, points] of await score(await findMeanings(db, word))) {
      const fit = fits.get(id)
      if (fit) {
        fit.words += 1
        fit.score += points
      } else fits.set(id, { words: 1, score: points })
    }
  }
  let most = 0
  for (const fit of fits.values()) if (fit.words > most) most = fit.words
  return [...fits]
    .filter(([, fit]) => fit.words === most)
    .sort(([a, one], [b, other]) => other.score - one.score || (a < b ? 1 : -1))
    .map(([id]) => id)
}
