import type { ChecklistItem, SetupStep } from '@cartwright/contract'
import { and, count, eq, exists, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { readMailServer } from '../notification/mail-server'

/** What a shop has of each thing it needs to sell, in the order in which it is set up. */
export async function checklistOf(shop: Shop): Promise<ChecklistItem[]> {
  const { db } = shop
  const { region, region_payment_providers, shipping_option, sales_channel, product } = db.t
  const [regions, paid, options, channels, products] = await Promise.all([
    total(db, region, isNull(region.deleted_at)),
    total(db, region_payment_providers, undefined),
    total(
      db,
      shipping_option,
      and(
        isNull(shipping_option.deleted_at),
        eq(shipping_option.is_return, false),
        eq(shipping_option.admin_only, false),
      ),
    ),
    total(db, sales_channel, and(isNull(sales_channel.deleted_at), ne(sales_channel.is_disabled, true))),
    total(db, product, offered(db)),
  ])
  const priced = await total(db, product, and(offered(db), hasPrice(db)))
  const stocked = await total(db, product, and(offered(db), hasPrice(db), hasStock(db)))
  const { sends } = await readMailServer(shop)
  return [
    step('region', regions),
    step('payment_provider', paid),
    step('shipping_option', options),
    step('sales_channel', channels),
    step('product', products),
    step('price', priced),
    step('stock', stocked),
    { ...step('mail_server', sends ? 1 : 0), is_required: false },
  ]
}

const step = (id: SetupStep, count: number): ChecklistItem => ({
  id,
  is_done: count > 0,
  is_required: true,
  count,
})

async function total(db: Db, table: Parameters<Db['$count']>[0], where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(table as never)
    .where(where)
  return (row as { count: number } | undefined)?.count ?? 0
}

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

const hasPrice = (db: Db): SQL => {
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
const hasStock = (db: Db): SQL => {
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
