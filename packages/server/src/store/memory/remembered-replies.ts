import { LRUCache } from 'lru-cache'
import type { Db } from '../database/engine'
import type { Watched } from '../schema/watched-tables'
import { KeptBytes } from './kept-bytes'
import { type Revisions, revisionAmong } from './revision'

interface Entry {
  json: KeptBytes
  /** What it takes, its packed forms included. */
  bytes: number
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
 * Replies that are the same for everybody, as JSON in UTF-8 and packed, until a table they are made of changes. The
 * revision stands in the database and changes in the transaction of the write, so a reply is never older than what its
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
      sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + 200,
    })
  const entryOf = (
    entries: LRUCache<string, Entry>,
    key: string,
    { body, until = Number.POSITIVE_INFINITY }: Fresh,
    revision: number,
  ): Entry => {
    const plain = Buffer.from(JSON.stringify(body))
    const json = new KeptBytes(plain, (more) => {
      entry.bytes += more
      // Weighed anew: a form that was asked for is kept beside the others.
      if (entries.peek(key) === entry && entries.delete(key)) entries.set(key, entry)
    })
    const entry: Entry = { json, bytes: plain.length, revision, until }
    return entry
  }
  return async (
    db: Db,
    key: string,
    revisions: Revisions,
    make: () => Promise<Fresh>,
  ): Promise<KeptBytes> => {
    const entries = of(known, db, cache)
    const revision = revisionAmong(revisions, watched)
    const entry = entries.get(key)
    if (entry?.revision === revision && Date.now() < entry.until) return entry.json
    // Whoever asks for the same while it is made waits for that one.
    const pending = of(making, db, () => new Map<string, Promise<Entry>>())
    const name = `${revision}|${key}`
    let work = pending.get(name)
    if (!work) {
      work = make().then((fresh) => entryOf(entries, key, fresh, revision))
      pending.set(name, work)
      work.then(
        (entry) => {
          pending.delete(name)
          entries.set(key, entry)
        },
        () => pending.delete(name),
      )
    }
    return (await work).json
  }
}
