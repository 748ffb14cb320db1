import type { Db } from './engine'
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
export function rememberReplies(watched: readonly string[], maxBytes = 48_000_000) {
  const known = new WeakMap<Db, Map<string, Entry>>()
  const making = new WeakMap<Db, Map<string, Promise<Entry>>>()
  let bytes = 0
  const of = <T>(all: WeakMap<Db, Map<string, T>>, db: Db): Map<string, T> => {
    let mine = all.get(db)
    if (!mine) {
      mine = new Map()
      all.set(db, mine)
    }
    return mine
  }
  const drop = (entries: Map<string, Entry>, key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  const makeRoom = (entries: Map<string, Entry>) => {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(entries, oldest)
    }
  }
  const keep = (entries: Map<string, Entry>, key: string, entry: Entry) => {
    drop(entries, key)
    if (entry.bytes > maxBytes / 10) return
    entries.set(key, entry)
    bytes += entry.bytes
    makeRoom(entries)
  }
  const entryOf = (
    entries: Map<string, Entry>,
    key: string,
    { body, until = Number.POSITIVE_INFINITY }: Fresh,
    revision: number,
  ): Entry => {
    const plain = Buffer.from(JSON.stringify(body))
    const json = new KeptBytes(plain, (more) => {
      entry.bytes += more
      if (entries.get(key) !== entry) return
      bytes += more
      makeRoom(entries)
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
    const entries = of(known, db)
    const revision = revisionAmong(revisions, watched)
    const entry = entries.get(key)
    if (entry?.revision === revision && Date.now() < entry.until) {
      entries.delete(key)
      entries.set(key, entry)
      return entry.json
    }
    // Whoever asks for the same while it is made waits for that one.
    const pending = of(making, db)
    const name = `${revision}|${key}`
    let work = pending.get(name)
    if (!work) {
      work = make().then((fresh) => entryOf(entries, key, fresh, revision))
      pending.set(name, work)
      work.then(
        (entry) => {
          pending.delete(name)
          keep(entries, key, entry)
        },
        () => pending.delete(name),
      )
    }
    return (await work).json
  }
}
