import { join } from 'node:path'
import type { ShopConfig } from '../define-shop'
import { type DatabaseConfig, sessionUrlOf } from '../store/database/open'
import type { MoveTarget, StagedTarget } from './target'

/** Where the rows of a shop lie. */
export const databaseOf = ({ database, data }: ShopConfig): DatabaseConfig =>
  database ?? { file: join(data, 'shop.db') }

/** Works on a shop that has moved in, and closes it; `reading` leaves it to a server that runs beside. */
export async function withLive<T>(
  database: DatabaseConfig,
  mode: 'alone' | 'reading',
  work: (target: MoveTarget) => Promise<T>,
): Promise<T> {
  const target =
    'url' in database
      ? await soonFree(sessionUrlOf(database), mode)
      : await (await import('./sqlite-target')).liveSqlite(database.file, mode)
  try {
    return await work(target)
  } finally {
    await target.close()
  }
}

/** How long a server may take to notice that connections were closed, in ms. */
const noticed = 2000

/** A shop that was closed just now, as after its figures were worked out, is still connected for a moment. */
async function soonFree(url: string, mode: 'alone' | 'reading'): Promise<MoveTarget> {
  const { livePostgres } = await import('./postgres-target')
  for (const until = Date.now() + noticed; ; ) {
    try {
      return await livePostgres(url, mode)
    } catch (error) {
      if ((error as { code?: string }).code !== 'shop_is_running' || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** The copy that is being made beside the shop, begun if there is none. */
export const openStaged = async (database: DatabaseConfig): Promise<StagedTarget> =>
  'url' in database
    ? (await import('./postgres-target')).stagedPostgres(sessionUrlOf(database))
    : (await import('./sqlite-target')).stagedSqlite(database.file)

/** Whether a copy was begun and not put into its place. */
export const isBegun = async (database: DatabaseConfig): Promise<boolean> =>
  'url' in database
    ? (await import('./postgres-target')).hasStagedPostgres(sessionUrlOf(database))
    : (await import('./sqlite-target')).hasStagedSqlite(database.file)

/** Throws a copy that was begun away. */
export const discardBegun = async (database: DatabaseConfig): Promise<void> =>
  'url' in database
    ? (await import('./postgres-target')).discardPostgres(sessionUrlOf(database))
    : (await import('./sqlite-target')).discardSqlite(database.file)
