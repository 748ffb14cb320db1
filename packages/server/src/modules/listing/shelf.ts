import { Values } from './values'

/** What lists know of a published product. Never changed: a product that changes gets another. */
export interface ShelfRow {
  readonly id: string
  /** Folded, for the order of titles. */
  readonly title: string
  readonly handle: string | null
  readonly created_at: string
  readonly is_giftcard: boolean
  /** The numbers of its values, each once. */
  readonly values: readonly number[]
  /** The numbers in its metadata, which a shop may sort by. */
  readonly figures?: Readonly<Record<string, number>>
}

/** All published products side by side, each in a place of its own. Places that become free are used again. */
export class Shelf {
  readonly values = new Values()
  readonly rows: (ShelfRow | undefined)[] = []
  private readonly places = new Map<string, number>()
  private readonly free: number[] = []

  get size(): number {
    return this.places.size
  }

  /** All places in use. */
  all(): Int32Array {
    return Int32Array.from(this.places.values())
  }

  placeOf(id: string): number | undefined {
    return this.places.get(id)
  }

  put(row: ShelfRow): number {
    let place = this.places.get(row.id)
    if (place === undefined) {
      place = this.free.pop() ?? this.rows.length
      this.places.set(row.id, place)
    }
    this.rows[place] = row
    return place
  }

  /** Takes a product off; answers where it stood. */
  remove(id: string): number | undefined {
    const place = this.places.get(id)
    if (place === undefined) return undefined
    this.places.delete(id)
    this.rows[place] = undefined
    this.free.push(place)
    return place
  }
}
