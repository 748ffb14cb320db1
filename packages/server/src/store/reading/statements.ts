import { LRUCache } from 'lru-cache'
import type { Db, Statement } from '../database/engine'
import type { Shape } from './shape'

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

/**
 * Something worked out of a shape, once: shapes are asked for again and again, and what is made of one is found by it without naming
 * its columns anew.
 */
export function perShape<T>(): (db: Db, shape: Shape, key: string, make: () => T) => T {
  const known = new WeakMap<Db, WeakMap<Shape, Map<string, T>>>()
  return (db, shape, key, make) => {
    let shapes = known.get(db)
    if (!shapes) {
      shapes = new WeakMap()
      known.set(db, shapes)
    }
    let made = shapes.get(shape)
    if (!made) {
      made = new Map()
      shapes.set(shape, made)
    }
    let one = made.get(key)
    if (one === undefined) {
      one = make()
      made.set(key, one)
    }
    return one
  }
}
