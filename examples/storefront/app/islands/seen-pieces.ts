/** A piece as it is remembered by the browser that saw it. */
export interface SeenPiece {
  handle: string
  title: string
  /** Its picture, at the size of a thumb. */
  src: string
}

const key = 'seen'
/** As many as one line of the page shows. */
const most = 6

const isPiece = (value: unknown): value is SeenPiece =>
  typeof value === 'object' &&
  value !== null &&
  ['handle', 'title', 'src'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/**
 * The pieces that were looked at before this one, the latest first; this one is remembered for the next. A browser that keeps
 * nothing, or something else under the name, has seen nothing.
 */
export function seenBefore(
  piece: SeenPiece,
  store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): SeenPiece[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]')
    const before = (Array.isArray(kept) ? kept.filter(isPiece) : [])
      .filter(({ handle }) => handle !== piece.handle)
      .slice(0, most)
    store.setItem(key, JSON.stringify([piece, ...before]))
    return before
  } catch {
    return []
  }
}
