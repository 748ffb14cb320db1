/** A row of a list and what it is ordered by. */
export interface Place {
  offset: number
  value: unknown
  id: string
}

const mostLists = 200
const mostPlaces = 100

/**
 * Where pages far back begin. A database counts its way to an offset row by row; from a row that was met before it
 * has only the rest of the way to go. A list is named by its query and revision, so that its places hold as long as
 * nothing changes in it.
 */
export class PageStarts {
  private readonly lists = new Map<string, Place[]>()

  /** The place closest before an offset, or at it. */
  before(list: string, offset: number): Place | undefined {
    return this.lists.get(list)?.findLast((place) => place.offset <= offset)
  }

  remember(list: string, place: Place): void {
    const known = this.lists.get(list) ?? []
    this.lists.delete(list)
    this.lists.set(list, known)
    const at = known.findLastIndex(({ offset }) => offset <= place.offset)
    if (known[at]?.offset === place.offset) return
    known.splice(at + 1, 0, place)
    if (known.length > mostPlaces) known.shift()
    if (this.lists.size > mostLists) this.lists.delete(this.lists.keys().next().value as string)
  }
}
