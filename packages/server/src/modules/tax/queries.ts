import type { TaxRate } from '@cartwright/contract'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Shop } from '../../shop'
import type { Db, Row, Tx } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { type Shape, shownColumns } from '../../store/reading/shape'

const columnsOf = (db: Db) => shownColumns(db.t, 'tax_rate')

/** The tax rates of some products. */
export const ratesOfProducts = prepared((db) => {
  const { tax_rate, product_tax_rate: link } = db.t
  return db
    .select({ ...columnsOf(db), target: sql<string>`${link.product_id}`.as('target') })
    .from(link)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(db.inList(link.product_id, 'ids'))
    .orderBy(tax_rate.id)
})

/** The tax rates of the types of some products. */
export const ratesOfTypes = prepared((db) => {
  const { tax_rate, product_type_tax_rate: link, product } = db.t
  return db
    .select({ ...columnsOf(db), target: sql<string>`${product.id}`.as('target') })
    .from(product)
    .innerJoin(link, sql`${link.product_type_id} = ${product.type_id}`)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(db.inList(product.id, 'ids'))
    .orderBy(tax_rate.id)
})

/** The tax rates of some shipping options. */
export const ratesOfOptions = prepared((db) => {
  const { tax_rate, shipping_tax_rate: link } = db.t
  return db
    .select({ ...columnsOf(db), target: sql<string>`${link.shipping_option_id}`.as('target') })
    .from(link)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(db.inList(link.shipping_option_id, 'ids'))
    .orderBy(tax_rate.id)
})

/** One tax rate of a region, if it has any. */
export const anyRateOfRegion = prepared((db) =>
  db
    .select({ id: db.t.tax_rate.id })
    .from(db.t.tax_rate)
    .where(sql`${db.t.tax_rate.region_id} = ${sql.placeholder('region_id')}`)
    .limit(1),
)

/** Which of some products are gift cards. */
export const giftCardProducts = prepared((db) => {
  const { product } = db.t
  return db
    .select({ id: product.id })
    .from(product)
    .where(and(db.inList(product.id, 'ids'), eq(product.is_giftcard, true)))
})

/** How many targets each rate has, where the reply asks for it. */
export async function withCounts(shop: Shop, rates: TaxRate[], shape: Shape): Promise<TaxRate[]> {
  const { product_tax_rate, product_type_tax_rate, shipping_tax_rate } = shop.db.t
  const counted = [
    ['product_count', product_tax_rate],
    ['product_type_count', product_type_tax_rate],
    ['shipping_option_count', shipping_tax_rate],
  ] as const
  const ids = rates.map((rate) => rate.id)
  for (const [name, link] of counted) {
    if (!shape.columns?.has(name) || ids.length === 0) continue
    const rows = await shop.db
      .select({ id: link.rate_id, total: count() })
      .from(link)
      .where(inArray(link.rate_id, ids))
      .groupBy(link.rate_id)
    for (const rate of rates as (TaxRate & Row)[])
      rate[name] = rows.find((row) => row.id === rate.id)?.total ?? 0
  }
  return rates
}

/** The shipping options that a tax rate is for. */
export async function optionsOfRate(tx: Tx, rateId: string) {
  const { shipping_option: option, shipping_tax_rate: link } = tx.t
  return tx
    .select({ name: option.name, region_id: option.region_id })
    .from(link)
    .innerJoin(option, eq(option.id, link.shipping_option_id))
    .where(eq(link.rate_id, rateId))
}
