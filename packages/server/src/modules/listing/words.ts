import type { Db } from '../../store/database/engine'
import { findMistyped, type Meant, meantBy } from '../search/queries'
import { Kept } from './kept'
import { sortInTurns } from './order'
import { findTerms } from './queries'
import type { Shelf } from './shelf'

/** How many products' words are read at once. */
const together = 200
/** A weight takes five bits of an entry, the place the others. */
const weightBits = 5
const highestWeight = 31
/** A beginning stands for so many words at most. */
const mostMeant = 200

/** Which words each product is found by: the index of the database in memory, as common words fill half of it. */
export class Words extends Kept {
  private readonly numbers = new Map<string, number>()
  private readonly terms: string[] = []
  /** By the number of a term: place and weight of each product it is in. */
  private readonly entries: number[][] = []
  /** By place: the numbers of a product's terms. */
  private readonly own: (readonly number[] | undefined)[] = []
  private sorted: number[] = []

  constructor(
    shelf: Shelf,
    private readonly db: Db,
  ) {
    super(shelf)
  }

  /** How well each place fits a word: what the word means of the index, else what it may have been typed for. */
  async fits(word: string): Promise<Float64Array> {
    const begun = this.begunBy(word)
    const meant: readonly Meant[] =
      begun.length > 0 ? meantBy(word, begun) : await findMistyped(this.db, word)
    const scores = new Float64Array(this.shelf.rows.length)
    for (const { term, closeness } of meant)
      for (const entry of this.entries[this.numbers.get(term) ?? -1] ?? []) {
        const place = entry >>> weightBits
        const score = (entry & highestWeight) * closeness
        if (score > (scores[place] ?? 0)) scores[place] = score
      }
    return scores
  }

  protected async fill() {
    await this.read(this.shelf.all())
    const { terms } = this
    const order = await sortInTurns(Int32Array.from(terms.keys()), (a, b) => compare(terms[a], terms[b]))
    // Those that came meanwhile are put in as any later word.
    const late = this.terms.length > order.length ? [...this.terms.keys()].slice(order.length) : []
    this.sorted = [...order]
    for (const number of late) this.sort(number)
  }

  protected async renew(places: ReadonlySet<number>) {
    const touched = new Set([...places].flatMap((place) => this.own[place] ?? []))
    for (const number of touched)
      this.entries[number] = (this.entries[number] ?? []).filter((entry) => !places.has(entry >>> weightBits))
    for (const place of places) this.own[place] = undefined
    const known = this.terms.length
    await this.read([...places].filter((place) => this.shelf.rows[place]))
    for (let number = known; number < this.terms.length; number++) this.sort(number)
  }

  private async read(places: ArrayLike<number>) {
    for (let at = 0; at < places.length; at += together) {
      const ids: string[] = []
      for (let n = at; n < Math.min(places.length, at + together); n++) {
        const row = this.shelf.rows[places[n] as number]
        if (row) ids.push(row.id)
      }
      const own = new Map<number, number[]>()
      for (const { product_id, term, weight } of await this.part(() => findTerms(this.db, ids))) {
        const place = this.shelf.placeOf(product_id)
        if (place === undefined) continue
        const number = this.numberOf(term)
        this.entries[number]?.push((place << weightBits) | Math.min(weight, highestWeight))
        const numbers = own.get(place)
        if (numbers) numbers.push(number)
        else own.set(place, [number])
      }
      for (const [place, numbers] of own) this.own[place] = numbers
    }
  }

  private numberOf(term: string): number {
    let number = this.numbers.get(term)
    if (number === undefined) {
      number = this.terms.length
      this.numbers.set(term, number)
      this.terms.push(term)
      this.entries.push([])
    }
    return number
  }

  private sort(number: number) {
    this.sorted.splice(this.from(this.terms[number] ?? ''), 0, number)
  }

  /** Where words begin that are not before this one. */
  private from(word: string): number {
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(this.terms[this.sorted[middle] as number], word) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private begunBy(word: string): string[] {
    const found: string[] = []
    for (let at = this.from(word); at < this.sorted.length && found.length < mostMeant; at++) {
      const number = this.sorted[at] as number
      const term = this.terms[number] ?? ''
      if (!term.startsWith(word)) break
      if (this.entries[number]?.length) found.push(term)
    }
    return found
  }
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The places that fit as many of the words as any does, those that fit best first; of equals in the order that is given.
 * `isThere` says which places count at all.
 */
export async function bestPlaces(
  words: Words,
  asked: readonly string[],
  order: Int32Array,
  isThere: (place: number) => boolean,
): Promise<number[]> {
  const fits: Float64Array[] = []
  for (const word of asked) fits.push(await words.fits(word))
  let most = 1
  // There are few scores, so that nothing needs sorting but they themselves.
  let groups = new Map<number, number[]>()
  for (const place of order) {
    let met = 0
    let score = 0
    for (const scores of fits) {
      const own = scores[place] ?? 0
      if (own > 0) met += 1
      score += own
    }
    if (met < most || !isThere(place)) continue
    if (met > most) {
      most = met
      groups = new Map()
    }
    const group = groups.get(score)
    if (group) group.push(place)
    else groups.set(score, [place])
  }
  return [...groups].sort(([a], [b]) => b - a).flatMap(([, places]) => places)
}
