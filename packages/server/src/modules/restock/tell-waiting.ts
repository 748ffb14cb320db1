import { emitAll } from '../../events/emit'
import type { TimedWork } from '../../events/subscriber'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { revisionOf } from '../../store/memory/revision'
import { groupBy } from '../../store/reading/group-by'
import { buyableIn } from './buyable'
import { deleteNotifications, lastWaiting, markTold, nextWaiting } from './queries'
import { stopToken } from './stop-notices'

/** How many people are told in one transaction. */
const peopleAtOnce = 100
/** Other timed work waits meanwhile: what is left after this long, in ms, waits for the next look. */
const budget = 20_000

/** One mail to write, about one variant to one person. */
export const restockDue = 'restock-notification.due'

/** How the catalogue, and the list of those who wait, stood when everybody who could be told was told. */
const settled = new WeakMap<Db, string>()

/**
 * Tells those who wait for variants that can be bought again. Stock grows in many ways: by hand, by imports, by goods that come
 * back, by orders that are canceled, by a variant that may be sold beforehand from now on. All of them move the revision of the
 * catalogue, so only then anything is looked at. Whoever is told is marked in the transaction that writes the event of their
 * mail, so that two processes tell nobody twice.
 */
export const restocks: TimedWork = {
  id: 'restock-notifications',
  every: 20_000,
  run: tellWaiting,
}

export async function tellWaiting(shop: Shop): Promise<void> {
  const state = await stateOf(shop.db)
  if (!state || settled.get(shop.db) === state) return
  const until = Date.now() + budget
  let after = ''
  while (Date.now() < until) {
    const waiting = await nextWaiting(shop.db, after)
    const last = waiting.at(-1)
    if (!last) {
      settled.set(shop.db, state)
      return
    }
    for (const [channel, some] of groupBy(waiting, ({ sales_channel_id }) => sales_channel_id)) {
      const buyable = await buyableIn(
        shop.db,
        some.map(({ variant_id }) => variant_id),
        channel,
      )
      const back = [...buyable].flatMap(([id, isBuyable]) => (isBuyable ? [id] : []))
      while (back.length > 0 && Date.now() < until && (await tellSome(shop, back, channel)));
    }
    after = last.variant_id
  }
}

/** Undefined while nobody waits. Whoever came after the last look is noticed by when they came. */
async function stateOf(db: Db): Promise<string | undefined> {
  const [row] = await lastWaiting(db)
  return row?.latest ? `${await revisionOf(db, ['catalogue'])} ${row.latest}` : undefined
}

/** Marks the next people as told and lets their mails go out. Returns whether there may be more. */
async function tellSome(shop: Shop, variantIds: readonly string[], channel: string | null): Promise<boolean> {
  return shop.transaction(async (tx) => {
    const { restock_notification: t } = tx.t
    const next = await tx.lockRows(
      t,
      { variant_id: variantIds, sales_channel_id: channel, told_at: null },
      { columns: ['id'], orderBy: ['id'], limit: peopleAtOnce },
    )
    if (next.length === 0) return false
    const told = await markTold(
      tx,
      next.map(({ id }) => id),
    )
    await emitAll(
      tx,
      restockDue,
      told.map(({ id, variant_id, email, language, country_code }) => ({
        id,
        variant_id,
        email,
        language,
        country_code,
        locale: language ?? undefined,
        token: stopToken(shop, email),
      })),
    )
    return next.length === peopleAtOnce
  })
}

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Nobody is kept for longer than they need to be: a year of waiting, or a month after they were told. */
export const oldRestockNotifications: TimedWork = {
  id: 'old-restock-notifications',
  every: 3_600_000,
  run: (shop) => deleteNotifications(shop, { askedBefore: ago(365), toldBefore: ago(30) }),
}
