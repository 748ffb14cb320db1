import type { ShopConfig } from '../define-shop'
import { conflict } from '../errors'
import { catchUp, type TableChanges } from './catch-up'
import { derive } from './derive'
import { databaseOf, withLive } from './live-target'
import { dayBefore, fingerprint, type MoveOptions, taken, type Uploads } from './move-shop'
import type { Plan } from './plan'
import { assertMovable, type Survey, survey } from './survey'
import { withNewAddresses } from './take-uploads'
import type { MoveTarget } from './target'
import { areas } from './v1-facts'
import { openV1, type V1Address, type V1Source } from './v1-source'

export interface CaughtUp {
  since: string
  at: string
  tables: TableChanges[]
  uploads?: Uploads
}

const isTaken = ({ code }: { code?: string }): boolean =>
  code === '23505' || Boolean(code?.startsWith('SQLITE_CONSTRAINT'))

const bothHave = ({ message, detail }: { message: string; detail?: string }) =>
  conflict(
    'both_have',
    `Nothing was changed: v1 and this shop both made something that only one may have (${detail ?? message}). Remove what was made here, or move anew into an empty shop`,
  )

/** Tables of which products are found, and those of which sales are counted. */
const ofCatalogue = new Set(areas.catalogue)
const ofSales = new Set([...(areas.orders ?? []), ...(areas.gift_cards ?? []), 'store'])

/**
 * Brings a shop that moved up to what v1 has now: rows that are new, changed or gone there. All of it or nothing; what was
 * made here stays. May be repeated until it finds nothing.
 * @param since ISO time, or `last` for the look before this one
 * @throws conflict `not_moved` where no copy is, `another_shop`, `shop_is_running`
 */
export async function catchUpShop(
  from: V1Address,
  config: ShopConfig,
  since: string,
  options: Pick<MoveOptions, 'uploads' | 'onProgress'> = {},
): Promise<CaughtUp> {
  const { onProgress = () => {} } = options
  const source = await openV1(from, { onProgress })
  try {
    const done = await withLive(databaseOf(config), 'alone', async (target) => {
      const before = await movedBefore(source, target)
      const { last } = before
      const uploads = await taken(source, target, before.unmapped, config, options)
      const plan = await withNewAddresses(before.unmapped, target)
      const from = since === 'last' ? dayBefore(last) : since
      const tables = await catchUp(source, target, plan.tables, {
        since: from,
        lastSync: last,
        onTable: (table) => onProgress({ what: `Comparing ${table.source}`, rows: 0, share: 0 }),
      }).catch((error) => {
        throw isTaken(error) ? bothHave(error) : error
      })
      return { since: from, at: source.at, tables, ...(uploads ? { uploads } : {}) }
    })
    const touched = done.tables.filter(({ added, changed, removed }) => added + changed + removed > 0)
    const search = touched.some(({ name }) => ofCatalogue.has(name))
    const sales = touched.some(({ name }) => ofSales.has(name))
    if (search || sales)
      await derive(config, { search, sales }, (what) => onProgress({ what, rows: 0, share: 0 }))
    return done
  } finally {
    await source.close()
  }
}

/** What was moved here before, and the plan by which. @throws conflict */
export async function movedBefore(
  source: V1Source,
  target: MoveTarget,
): Promise<{ plan: Plan; unmapped: Plan; survey: Survey; last: string }> {
  const [known, wanted, last] = [
    await target.get('source'),
    await target.get('wishes'),
    await target.get('synced'),
  ]
  if (known === undefined || last === undefined)
    throw conflict(
      'not_moved',
      'No v1 shop was moved into this one: leave --since and --verify out to move it',
    )
  if (known !== (await fingerprint(source)))
    throw conflict('another_shop', 'The shop that moved in here is another one: look at --from')
  const looked = await survey(source, JSON.parse(wanted ?? '{}'))
  assertMovable(looked.survey)
  return { ...looked, unmapped: looked.plan, plan: await withNewAddresses(looked.plan, target), last }
}
