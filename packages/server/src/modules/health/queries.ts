import {
  and,
  count,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  not,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import type { Filter } from '../../store/reading/filters'

/** How many rows meet all of these. */
export async function countOf(
  db: Db,
  table: Parameters<Db['$count']>[0],
  ...where: readonly Filter[]
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(table as never)
    .where(and(...where))
  return (row as { count: number } | undefined)?.count ?? 0
}

/** How many sales channels are not switched off. */
export function countOpenChannels(db: Db): Promise<number> {
  const { sales_channel: channel } = db.t
  return countOf(db, channel, isNull(channel.deleted_at), ne(channel.is_disabled, true))
}

/** How many products shoppers see that meet all of these. */
export const countOffered = (db: Db, ...where: readonly Filter[]): Promise<number> =>
  countOf(db, db.t.product, offered(db), ...where)

/** Products that shoppers see: published, in a sales channel. */
const offered = (db: Db): SQL | undefined => {
  const { product, product_sales_channel: link } = db.t
  return and(
    eq(product.status, 'published'),
    isNull(product.deleted_at),
    exists(db.select({ one: one() }).from(link).where(eq(link.product_id, product.id))),
  )
}

const one = () => sql`1`.as('one')

/** A product of which a variant has a price. */
export const hasPrice = (db: Db): SQL => {
  const { product, product_variant: variant, product_variant_money_amount: link } = db.t
  return exists(
    db
      .select({ one: one() })
      .from(variant)
      .innerJoin(link, eq(link.variant_id, variant.id))
      .where(and(eq(variant.product_id, product.id), isNull(variant.deleted_at))),
  )
}

/** A variant that is not counted, may be ordered anyway, or lies somewhere. */
export const hasStock = (db: Db): SQL => {
  const {
    product,
    product_variant: variant,
    product_variant_inventory_item: link,
    inventory_level: level,
  } = db.t
  const lies = exists(
    db
      .select({ one: one() })
      .from(link)
      .innerJoin(level, eq(level.inventory_item_id, link.inventory_item_id))
      .where(
        and(
          eq(link.variant_id, variant.id),
          isNull(link.deleted_at),
          isNull(level.deleted_at),
          gt(sql`${level.stocked_quantity} - ${level.reserved_quantity}`, 0),
        ),
      ),
  )
  return exists(
    db
      .select({ one: one() })
      .from(variant)
      .where(
        and(
          eq(variant.product_id, product.id),
          isNull(variant.deleted_at),
          or(
            eq(variant.manage_inventory, false),
            eq(variant.allow_backorder, true),
            gt(variant.inventory_quantity, 0),
            lies,
          ),
        ),
      ),
  )
}

/** How many publishable keys lead only to sales channels that are gone or off. */
export function countBlindKeys(db: Db): Promise<number> {
  const { publishable_api_key: key, publishable_api_key_sales_channel: link, sales_channel: channel } = db.t
  const linked = db.select({ one: one() }).from(link).where(eq(link.publishable_key_id, key.id))
  const open = db
    .select({ one: one() })
    .from(link)
    .innerJoin(channel, eq(channel.id, link.sales_channel_id))
    .where(
      and(eq(link.publishable_key_id, key.id), isNull(channel.deleted_at), ne(channel.is_disabled, true)),
    )
  return countOf(db, key, isNull(key.revoked_at), exists(linked), not(exists(open)))
}

/** How many of staff, or of customers, have a password that is not hashed at full cost. */
export function countWeaklyHashed(db: Db, whose: 'user' | 'customer'): Promise<number> {
  const table = db.t[whose]
  const { password_hash } = table
  const weak = and(isNotNull(password_hash), notLike(password_hash, '$argon2%'))
  return countOf(db, table, isNull(table.deleted_at), weak)
}

/** When the last entry of the audit log was written. */
export async function lastAudited(db: Db): Promise<string | null> {
  const { audit_log } = db.t
  const [row] = await db.select({ at: max(audit_log.created_at) }).from(audit_log)
  return row?.at ?? null
}

/** How many events of before then are not delivered. */
export function countWaitingEvents(db: Db, before: string): Promise<number> {
  const { event } = db.t
  return countOf(db, event, isNull(event.done_at), lt(event.created_at, before))
}

/** How many imports and exports failed that were begun since then. */
export function countFailedJobs(db: Db, since: string): Promise<number> {
  const { batch_job: job } = db.t
  return countOf(db, job, isNotNull(job.failed_at), gt(job.created_at, since), isNull(job.deleted_at))
}
