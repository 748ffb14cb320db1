import { inForeground, isInBackground } from '../../store/database/turns'
import { type Compare, placedAnew, sortInTurns } from './order'
import type { Shelf, ShelfRow } from './shelf'

/**
 * Something that is kept of every product. It is made in many turns of the event loop; what changes meanwhile is made
 * again at the end, so that nothing older than the last change remains.
 */
export abstract class Kept {
  private waiting: Set<number> | undefined
  private made: Promise<void> | undefined
  private isAwaited = false

  constructor(protected readonly shelf: Shelf) {}

  /** Made at the first call: without haste as long as only work in the background asks for it. */
  ready(): Promise<void> {
    this.isAwaited ||= !isInBackground()
    this.made ??= this.make().catch((error: unknown) => {
      // Nobody waits for what failed: whoever asks next begins anew.
      this.made = undefined
      throw error
    })
    return this.made
  }

  /** Products at these places are others than before, or their figures are. */
  async change(places: ReadonlySet<number>): Promise<void> {
    if (this.waiting) for (const place of places) this.waiting.add(place)
    else if (this.made && places.size > 0) await this.renew(places)
  }

  /** Does a part of the making: without making room for requests as soon as one of them waits for it. */
  protected part<T>(work: () => Promise<T>): Promise<T> {
    return this.isAwaited ? inForeground(work) : work()
  }

  private async make(): Promise<void> {
    this.waiting = new Set()
    await this.fill()
    while (this.waiting.size > 0) {
      const late: ReadonlySet<number> = this.waiting
      this.waiting = new Set()
      await this.renew(late)
    }
    this.waiting = undefined
  }

  protected abstract fill(): Promise<void>
  protected abstract renew(places: ReadonlySet<number>): Promise<void> | void
}

/**
 * Works out a figure or two of each product: what it costs without and with tax, whether it can be had. Products without
 * them are left out.
 */
export type Figures = (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>

/** How many products are worked out together. */
const together = 100

/** Figures of every product, each by its place; NaN where there is none. */
export class Column extends Kept {
  values: Float64Array[]

  constructor(
    shelf: Shelf,
    private readonly figures: Figures,
    readonly name: string,
    /** What it depends on beside the products themselves, as it was when it was begun. */
    readonly revision: number,
    width: number,
  ) {
    super(shelf)
    this.values = Array.from({ length: width }, () => new Float64Array(0))
  }

  protected fill = () => this.workOut(this.shelf.all())
  protected renew = (places: ReadonlySet<number>) => this.workOut([...places])

  private async workOut(places: ArrayLike<number>): Promise<void> {
    this.grow()
    for (let at = 0; at < places.length; at += together) {
      const some = Array.from(
        { length: Math.min(together, places.length - at) },
        (_, n) => places[at + n] as number,
      )
      const rows = some.map((place) => this.shelf.rows[place])
      const found = await this.part(() => this.figures(rows.flatMap((row) => row?.id ?? [])))
      this.grow()
      // Another may stand there by now; it is worked out after this.
      for (const [n, place] of some.entries())
        if (this.shelf.rows[place]?.id === rows[n]?.id)
          for (const [at, values] of this.values.entries())
            values[place] = found.get(rows[n]?.id ?? '')?.[at] ?? Number.NaN
    }
  }

  private grow() {
    const { length } = this.shelf.rows
    this.values = this.values.map((values) => {
      if (values.length >= length) return values
      const larger = new Float64Array(Math.max(length, 2 * values.length)).fill(Number.NaN)
      larger.set(values)
      return larger
    })
  }
}

/** How two products stand to each other: by their rows, and by the column where the order is one of figures. */
export type Rule = (rows: readonly (ShelfRow | undefined)[], values: Float64Array | undefined) => Compare

/** The places of all products in an order. */
export class Order extends Kept {
  places: Int32Array = new Int32Array(0)

  constructor(
    shelf: Shelf,
    private readonly rule: Rule,
    readonly column?: Column,
    /** Which of its figures. */
    private readonly at = 0,
  ) {
    super(shelf)
  }

  protected async fill() {
    // Of a copy: what changes while it is sorted would leave others out of order.
    const compare = this.rule(this.shelf.rows.slice(), this.column?.values[this.at]?.slice())
    this.places = await sortInTurns(this.shelf.all(), compare)
  }

  protected renew(changed: ReadonlySet<number>) {
    const there = Int32Array.from([...changed].filter((place) => this.shelf.rows[place]))
    const compare = this.rule(this.shelf.rows, this.column?.values[this.at])
    this.places = placedAnew(this.places, changed, there, compare)
  }
}

/** Those without a figure last; equal ones in the order in which they were made. */
const byFigure = (a: number | undefined, b: number | undefined): number => {
  const [one, other] = [a ?? Number.NaN, b ?? Number.NaN]
  if (Number.isNaN(one)) return Number.isNaN(other) ? 0 : 1
  return Number.isNaN(other) ? -1 : one - other
}
const byText = (a: string | undefined, b: string | undefined) =>
  (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0

export const newestFirst: Rule = (rows) => (a, b) =>
  byText(rows[b]?.created_at, rows[a]?.created_at) || byText(rows[b]?.id, rows[a]?.id)
export const byTitle: Rule = (rows) => (a, b) =>
  byText(rows[a]?.title, rows[b]?.title) || byText(rows[a]?.id, rows[b]?.id)
export const byMetadata =
  (name: string): Rule =>
  (rows) =>
  (a, b) =>
    byFigure(rows[a]?.figures?.[name], rows[b]?.figures?.[name]) || byText(rows[a]?.id, rows[b]?.id)
export const byColumn: Rule = (rows, values) => (a, b) =>
  byFigure(values?.[a], values?.[b]) || byText(rows[a]?.id, rows[b]?.id)
/** Dearest first, and still those without a figure last. */
export const byColumnDown: Rule = (rows, values) => (a, b) => {
  const [one, other] = [values?.[a] ?? Number.NaN, values?.[b] ?? Number.NaN]
  return byFigure(-one, -other) || byText(rows[a]?.id, rows[b]?.id)
}
