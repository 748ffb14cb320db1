import { LRUCache } from 'lru-cache'
import type { Db, Statement } from '../database/engine'

const statements = new WeakMap<Db, LRUCache<string, Statement>>()
const maxStatements = 2000

/** The statement known by this key, built at first need. Those that were not asked for for longest make room. */
export const remembered = (db: Db, key: string, build: () => Statement): Statement => {
  let all = statements.get(db)
  if (!all) {
    all = new LRUCache({ max: maxStatements })
    statements.set(db, all)
  }
  let statement = all.get(key)
  if (!statement) {
    statement = build()
    all.set(key, statement)
  }
  return statement
}
