import { LRUCache } from 'lru-cache'
import type { Db } from './engine'
import { type Revisions, revisionAmong } from './revision'
import type { Watched } from './watched-tables'

interface Entry {
  json: Buffer<ArrayBuffer>
  revision: number
  /** Not to be used from this instant on. */
  until: number
}

export interface Fresh {
  body: unknown
  /** When the reply changes by itself: the next start or end of a price list. */
  until?: number
}

/**
 * Replies that are the same for everybody, as JSON in UTF-8, until a table they are made of changes. The revision
 * stands in the database and changes in the transaction of the write, so a reply is never older than what its
 * reader has seen, and that holds for several processes too. The least recently used make room. The revisions are to
 * be read before anything else of the request.
 */
export function rememberReplies(watched: readonly Watched[], maxBytes = 48_000_000) {
  const known = new WeakMap<Db, LRUCache<string, Entry>>()
  const making = new WeakMap<Db, Map<string, Promise<Entry>>>()
  const of = <T extends object>(all: WeakMap<Db, T>, db: Db, make: () => T): T => {
    let mine = all.get(db)
    if (!mine) {
      mine = make()
      all.set(db, mine)
    }
    return mine
  }
  // What callers ask for weighs as well: they may write long addresses that have short replies.
  const cache = () =>
    new LRUCache<string, Entry>({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 10,
      sizeCalculation: ({ json }, key) => json.length + 2 * key.length + 200,
    })
  return async (
    db: Db,
    key: string,
    revisions: Revisions,
    make: () => Promise<Fresh>,
  ): Promise<Buffer<ArrayBuffer>> => {
    const entries = of(known, db, cache)
    const revision = revisionAmong(revisions, watched)
    const entry = entries.get(key)
    if (entry?.revision === revision && Date.now() < entry.until) return entry.json
    // Whoever asks for the same while it is made waits for that one.
    const pending = of(making, db, () => new Map<string, Promise<Entry>>())
    const name = `${revision}|${key}`
    let work = pending.get(name)
    if (!work) {
      work = make().then(({ body, until = Number.POSITIVE_INFINITY }) => ({
        json: Buffer.from(JSON.stringify(body)),
        revision,
        until,
      }))
      pending.set(name, work)
      work.then(
        (made) => {
          pending.delete(name)
          entries.set(key, made)
        },
        () => pending.delete(name),
      )
    }
    return (await work).json
  }
}
