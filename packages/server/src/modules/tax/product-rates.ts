import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../store/engine'
import { prepared } from '../../store/prepared'
import { matchingRates, type ServiceRate, type TaxRateRow } from './matching-rates'

const columns = (t: Db['t']) => ({
  id: t.tax_rate.id,
  region_id: t.tax_rate.region_id,
  name: t.tax_rate.name,
  code: t.tax_rate.code,
  rate: t.tax_rate.rate,
})

const ratesOfRegion = prepared((db) =>
  db
    .select({ id: db.t.tax_rate.id })
    .from(db.t.tax_rate)
    .where(eq(db.t.tax_rate.region_id, sql.placeholder('region')))
    .limit(1),
)

const ratesByProduct = prepared((db) => {
  const { tax_rate, product_tax_rate: link } = db.t
  return db
    .select({ ...columns(db.t), product_id: link.product_id })
    .from(link)
    .innerJoin(tax_rate, eq(tax_rate.id, link.rate_id))
    .where(sql`${eq(tax_rate.region_id, sql.placeholder('region'))} and ${db.inList(link.product_id, 'ids')}`)
    .orderBy(tax_rate.id)
})

const ratesByType = prepared((db) => {
  const { tax_rate, product, product_type_tax_rate: link } = db.t
  return db
    .select({ ...columns(db.t), product_id: sql`${product.id}`.as('product_id') })
    .from(product)
    .innerJoin(link, eq(link.product_type_id, product.type_id))
    .innerJoin(tax_rate, eq(tax_rate.id, link.rate_id))
    .where(sql`${eq(tax_rate.region_id, sql.placeholder('region'))} and ${db.inList(product.id, 'ids')}`)
    .orderBy(tax_rate.id)
})

type Found = TaxRateRow & { product_id: string }

/**
 * The tax rates of products in a region: those attached to the product and to its type, else the region's own
 * (behaviour §13). Three queries at most, however many products.
 */
export async function ratesOfProducts(
  db: Db,
  region: { id: string; tax_rate: number | null },
  productIds: readonly string[],
): Promise<Map<string, ServiceRate[]>> {
  const ids = [...new Set(productIds)]
  const attached = new Map<string, TaxRateRow[]>()
  if (ids.length > 0 && (await db.rows(ratesOfRegion(db), { region: region.id })).length > 0) {
    const values = { region: region.id, ids: db.list(ids) }
    for (const statement of [ratesByProduct(db), ratesByType(db)])
      for (const { product_id, ...rate } of await db.rows<Found>(statement, values)) {
        const rates = attached.get(product_id)
        if (rates) rates.push(rate)
        else attached.set(product_id, [rate])
      }
  }
  const standard = matchingRates(region)
  return new Map(
    ids.map((id) => {
      const rates = attached.get(id)
      return [id, rates ? matchingRates(region, rates) : standard]
    }),
  )
}
