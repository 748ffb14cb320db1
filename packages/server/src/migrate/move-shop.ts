import type { ShopConfig } from '../define-shop'
import { conflict } from '../errors'
import type { DatabaseConfig } from '../store/database/open'
import { holdsShop } from '../store/dump/holds-shop'
import { catchUp, type TableChanges } from './catch-up'
import { derive } from './derive'
import { forgetAnswers, hasAnswers } from './kept-answers'
import { databaseOf, discardBegun, isBegun, openStaged, withLive } from './live-target'
import { type Plan, type PlannedTable, type PlanOptions, selectOf } from './plan'
import { assertMovable, type Survey, survey } from './survey'
import { takeUploads, withNewAddresses } from './take-uploads'
import { keyIn, type MoveTarget, type StagedTarget } from './target'
import { openV1, type V1Address, type V1Source, type Value } from './v1-source'

export type OnMoving = (progress: { what: string; rows: number; share: number }) => void

export interface MoveOptions extends PlanOptions {
  /** What to do about a copy that was begun before: refuse, go on with it, or begin anew. */
  begun?: 'refuse' | 'resume' | 'restart'
  /**
   * v1's folder of uploads, or the address below which its files are served: what rows name of it is copied, and their
   * addresses lead to the copies.
   */
  uploads?: string
  onProgress?: OnMoving
}

export interface MovedIn {
  survey: Survey
  /** Rows that lie in the shop, by table. */
  tables: { name: string; rows: number }[]
  rows: number
  /** What v1 changed while a copy that was resumed had been lying there. */
  caughtUp: TableChanges[]
  /** Files that were copied, and addresses whose file was not in the folder. */
  uploads?: Uploads
}

export interface Uploads {
  copied: number
  missing: string[]
}

/** Looks at a v1 shop and says what would become of it. Writes nothing, anywhere. */
export async function surveyV1(
  from: V1Address,
  options: PlanOptions & Pick<MoveOptions, 'onProgress'> = {},
): Promise<Survey> {
  const source = await openV1(from, options)
  try {
    return (await survey(source, options)).survey
  } finally {
    await source.close()
  }
}

/**
 * Moves a v1 shop into the empty database of a shop. The source is read at one instant and never written. Rows are
 * gathered beside the shop's own, and take their place in one step when all of them are there; a copy that was killed
 * lies there as far as it was and is gone on with by `begun: 'resume'`.
 * @throws invalid_data `cannot_move` for rows our tables would refuse; conflict `target_not_empty`, `copy_begun`,
 * `shop_is_running`, `another_shop`
 */
export async function moveShop(
  from: V1Address,
  config: ShopConfig,
  options: MoveOptions = {},
): Promise<MovedIn> {
  const { begun = 'refuse', onProgress = () => {} } = options
  const database = databaseOf(config)
  await assertReady(typeof from !== 'string', config, begun)
  const source = await openV1(from, { keepIn: config.data, onProgress })
  try {
    const looked = await survey(source, options)
    assertMovable(looked.survey)
    if (begun === 'resume' && (await holdsShop(database))) {
      const done = await finish(config, looked.survey, onProgress)
      source.forget?.()
      return done
    }
    const target = await openStaged(database)
    let caughtUp: TableChanges[] = []
    let tables: MovedIn['tables'] = []
    let uploads: Uploads | undefined
    try {
      const first = await assertSameMove(source, target, options)
      uploads = await taken(source, target, looked.plan, config, options)
      const plan = await withNewAddresses(looked.plan, target)
      await copyAll(source, target, plan, onProgress)
      if (first !== source.at) {
        onProgress({ what: 'Catching up', rows: 0, share: 0 })
        // Nobody has worked in it yet: all that differs comes from v1.
        const facts = { since: dayBefore(first), lastSync: endOfTime }
        caughtUp = await catchUp(source, target, plan.tables, facts)
      }
      onProgress({ what: 'Making indexes', rows: 0, share: 0 })
      await target.index()
      tables = await assertCounts(source, target, plan)
      await target.set('synced', source.at)
      await target.set('phase', 'placed')
      await target.commit()
    } catch (error) {
      await target.close()
      throw error
    }
    await finish(config, looked.survey, onProgress)
    source.forget?.()
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { survey: looked.survey, tables, rows, caughtUp, ...(uploads ? { uploads } : {}) }
  } finally {
    await source.close()
  }
}

/**
 * Looks at where the shop is to be before v1 is asked for anything, and clears away what is to be begun anew.
 * @throws conflict `target_not_empty`, `copy_begun`, `nothing_begun`
 */
async function assertReady(isApi: boolean, config: ShopConfig, begun: MoveOptions['begun']): Promise<void> {
  const database = databaseOf(config)
  const hasRows = await isBegun(database)
  const isThere = hasRows || (isApi && hasAnswers(config.data))
  if (await holdsShop(database)) {
    // Its rows may be in their place, and not yet what the shop works out of them.
    if (begun === 'resume' && !hasRows && (await phaseOf(database)) === 'placed') return
    if (begun === 'resume' && !hasRows) throw nothingBegun()
    throw conflict('target_not_empty', 'There is a shop already: name an empty data folder or database')
  }
  if (begun === 'resume' && !isThere) throw nothingBegun()
  if (begun === 'refuse' && isThere)
    throw conflict(
      'copy_begun',
      'A copy was begun here and not finished: go on with it (--resume), or begin anew (--restart)',
    )
  if (begun === 'restart') {
    forgetAnswers(config.data)
    await discardBegun(database)
  }
}

/** How far the copy of a shop is that is in its place; undefined where none moved in. */
const phaseOf = (database: DatabaseConfig): Promise<string | undefined> =>
  withLive(database, 'reading', (target) => target.get('phase')).catch((error) => {
    if ((error as { code?: string }).code === 'no_shop') return undefined
    throw error
  })

const nothingBegun = () => conflict('nothing_begun', 'There is no copy to go on with: leave --resume out')

/** Copies the uploads of v1 that are wanted, each once. */
export async function taken(
  source: V1Source,
  target: MoveTarget,
  plan: Plan,
  config: ShopConfig,
  { uploads, onProgress = () => {} }: Pick<MoveOptions, 'uploads' | 'onProgress'>,
): Promise<Uploads | undefined> {
  if (uploads === undefined) return undefined
  onProgress({ what: 'Copying files', rows: 0, share: 0 })
  return takeUploads(source, target, plan, uploads, config)
}

const endOfTime = '9999-12-31T23:59:59.999Z'

/** Between a change and its commit lies less than this: what v1 changed earlier is seen by its time. */
export const dayBefore = (at: string): string => new Date(Date.parse(at) - 86_400_000).toISOString()

/** By what a v1 shop is known: the ids of its stores. */
export const fingerprint = async (source: V1Source): Promise<string> =>
  JSON.stringify((await source.ask<{ id: string }>('select id from store order by id')).map(({ id }) => id))

const wishes = ({ with: beside = [], only = [], skip = [] }: PlanOptions): string =>
  JSON.stringify({ with: [...beside].sort(), only: [...only].sort(), skip: [...skip].sort() })

/**
 * Notes what is being moved, or finds that it is the same as before. Returns when the first look was.
 * @throws conflict `another_shop` for another source, `other_wishes` for other tables
 */
async function assertSameMove(source: V1Source, target: MoveTarget, options: PlanOptions): Promise<string> {
  const [known, wanted] = [await target.get('source'), await target.get('wishes')]
  const now = await fingerprint(source)
  if (known === undefined) {
    await target.set('source', now)
    await target.set('wishes', wishes(options))
    await target.set('first', source.at)
    await target.set('phase', 'copying')
    return source.at
  }
  if (known !== now)
    throw conflict(
      'another_shop',
      'The copy that was begun here is of another shop: look at --from, or begin anew (--restart)',
    )
  if (wanted !== wishes(options))
    throw conflict(
      'other_wishes',
      'The copy was begun with other words for --with, --only and --skip: say the same again, or begin anew (--restart)',
    )
  return (await target.get('first')) ?? source.at
}

interface TableProgress {
  rows: number
  last: Value[]
  done: boolean
}

async function copyAll(
  source: V1Source,
  target: StagedTarget,
  { tables }: Plan,
  onProgress: OnMoving,
): Promise<void> {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  let before = 0
  const tell = (table: PlannedTable, rows: number) =>
    onProgress({
      what: `Copying ${table.source}`,
      rows: done + rows,
      share: total === 0 ? 1 : Math.min(1, (before + Math.min(rows, table.rows)) / total),
    })
  for (const table of tables) {
    const rows = await copyTable(source, target, table, (count) => tell(table, count))
    done += rows
    before += table.rows
  }
}

async function copyTable(
  source: V1Source,
  target: StagedTarget,
  table: PlannedTable,
  onRows: (rows: number) => void,
): Promise<number> {
  const noted = await target.get(`table:${table.name}`)
  let progress: TableProgress = noted ? JSON.parse(noted) : { rows: 0, last: [], done: false }
  if (progress.done) return progress.rows
  // Without a key nobody knows which rows are there.
  if (!noted || table.key.length === 0) {
    progress = { rows: 0, last: [], done: false }
    await target.begin(table)
  }
  onRows(progress.rows)
  for await (const rows of source.rows({ sql: selectOf(table), key: table.key }, progress.last)) {
    progress = {
      rows: progress.rows + rows.length,
      last: keyIn(table, rows.at(-1) as Value[]),
      done: false,
    }
    await target.load(table, rows, JSON.stringify(progress))
    onRows(progress.rows)
  }
  await target.load(table, [], JSON.stringify({ ...progress, done: true }))
  return progress.rows
}

/** @throws conflict `rows_differ` where a table did not come out as it went in */
async function assertCounts(
  source: V1Source,
  target: MoveTarget,
  { tables }: Plan,
): Promise<MovedIn['tables']> {
  const found: MovedIn['tables'] = []
  for (const table of tables) {
    const [row] = await source.ask<{ count: number }>(
      `select count(*) as count from (${selectOf(table)}) as counted`,
    )
    const [there, here] = [Number(row?.count), await target.count(table.name)]
    if (there !== here)
      throw conflict(
        'rows_differ',
        `The table ${table.name} came out with ${here} rows where ${there} were read; nothing was changed`,
      )
    found.push({ name: table.name, rows: here })
  }
  return found
}

/** Works out what the shop keeps beside its rows, once they are in their place. */
async function finish(config: ShopConfig, looked: Survey, onProgress: OnMoving): Promise<MovedIn> {
  const database = databaseOf(config)
  if ((await phaseOf(database)) !== 'placed') throw nothingBegun()
  await derive(config, { search: true, sales: true }, (what) => onProgress({ what, rows: 0, share: 0 }))
  await withLive(database, 'alone', (target) => target.set('phase', 'done'))
  return { survey: looked, tables: [], rows: 0, caughtUp: [] }
}
