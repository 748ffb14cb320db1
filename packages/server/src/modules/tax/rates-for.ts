import { sql } from 'drizzle-orm'
import type { Db, Statement } from '../../store/engine'
import { prepared } from '../../store/prepared'
import { matchingRates, type ServiceRate, type TaxRateRow } from './matching-rates'

/** A region as far as taxes go. With `tax_rates` at hand it is known whether there are any; else one query asks. */
export interface TaxedRegion {
  id: string
  tax_rate: number | null
  tax_rates?: readonly { id: string }[] | null
}

type AttachedRate = TaxRateRow & { target: string }

const columnsOf = (db: Db) => {
  const { id, region_id, rate, name, code } = db.t.tax_rate
  return { id, region_id, rate, name, code }
}

const ratesOfProducts = prepared((db) => {
  const { tax_rate, product_tax_rate: link } = db.t
  return db
    .select({ ...columnsOf(db), target: sql`${link.product_id}`.as('target') })
    .from(link)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(
      sql`${db.inList(link.product_id, 'ids')} and ${tax_rate.region_id} = ${sql.placeholder('region_id')}`,
    )
    .orderBy(tax_rate.id)
})

const ratesOfTypes = prepared((db) => {
  const { tax_rate, product_type_tax_rate: link, product } = db.t
  return db
    .select({ ...columnsOf(db), target: sql`${product.id}`.as('target') })
    .from(product)
    .innerJoin(link, sql`${link.product_type_id} = ${product.type_id}`)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(sql`${db.inList(product.id, 'ids')} and ${tax_rate.region_id} = ${sql.placeholder('region_id')}`)
    .orderBy(tax_rate.id)
})

const ratesOfOptions = prepared((db) => {
  const { tax_rate, shipping_tax_rate: link } = db.t
  return db
    .select({ ...columnsOf(db), target: sql`${link.shipping_option_id}`.as('target') })
    .from(link)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(
      sql`${db.inList(link.shipping_option_id, 'ids')} and ${tax_rate.region_id} = ${sql.placeholder('region_id')}`,
    )
    .orderBy(tax_rate.id)
})

const anyOfRegion = prepared((db) =>
  db
    .select({ id: db.t.tax_rate.id })
    .from(db.t.tax_rate)
    .where(sql`${db.t.tax_rate.region_id} = ${sql.placeholder('region_id')}`)
    .limit(1),
)

/**
 * The rates of products in a region, for each product id asked: those attached to the product and to its type, else the
 * region's own (behaviour §13). Two queries, whatever their number.
 */
export async function ratesFor(
  db: Db,
  region: TaxedRegion,
  productIds: readonly string[],
): Promise<Map<string, ServiceRate[]>> {
  return attachedRates(db, region, productIds, [ratesOfProducts, ratesOfTypes])
}

/** The rates of shipping options in a region, for each option id asked. */
export async function shippingRatesFor(
  db: Db,
  region: TaxedRegion,
  optionIds: readonly string[],
): Promise<Map<string, ServiceRate[]>> {
  return attachedRates(db, region, optionIds, [ratesOfOptions])
}

async function attachedRates(
  db: Db,
  region: TaxedRegion,
  ids: readonly string[],
  queries: readonly ((db: Db) => Statement)[],
): Promise<Map<string, ServiceRate[]>> {
  const wanted = [...new Set(ids)]
  const attached = new Map<string, AttachedRate[]>()
  if (wanted.length > 0 && (await hasRates(db, region))) {
    const values = { ids: db.list(wanted), region_id: region.id }
    for (const query of queries)
      for (const row of await db.rows<AttachedRate>(query(db), values)) {
        const rows = attached.get(row.target)
        if (rows) rows.push(row)
        else attached.set(row.target, [row])
      }
  }
  const standard = matchingRates(region)
  return new Map(
    wanted.map((id) => {
      const own = attached.get(id)
      return [id, own ? matchingRates(region, own) : standard]
    }),
  )
}

const hasRates = async (db: Db, { id, tax_rates }: TaxedRegion): Promise<boolean> =>
  tax_rates ? tax_rates.length > 0 : (await db.rows(anyOfRegion(db), { region_id: id })).length > 0
