import type { Db } from '../database/engine'
import { type Kit, sqliteKit } from './columns'

/** The kit of PostgreSQL, which its engine brings along: a shop on SQLite never loads it. */
let postgres: Kit | undefined
export const usePostgresKit = (kit: Kit): void => {
  postgres = kit
}

/**
 * Tables of a plugin, written once for both databases in the words that the shop's own are written in. Asked with what a
 * use-case was handed, it answers those of the database at hand: `const { loyalty_points } = tables(tx)`.
 */
export function pluginTables<T>(define: (kit: Kit) => T): (db: Pick<Db, 'dialect'>) => T {
  const made: { sqlite?: T; postgres?: T } = {}
  return ({ dialect }) => {
    const kit = dialect === 'postgres' ? postgres : sqliteKit
    if (!kit) throw new Error('The tables of a plugin are asked for where no shop is open')
    made[dialect] ??= define(kit)
    return made[dialect]
  }
}
