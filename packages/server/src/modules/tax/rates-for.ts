import { sql } from 'drizzle-orm'
import type { Db, Statement } from '../../store/engine'
import { prepared } from '../../store/prepared'
import { rememberRows } from '../../store/remembered-rows'
import type { Revisions } from '../../store/revision'
import { shownColumns } from '../../store/shape'
import type { Watched } from '../../store/watched-tables'
import { matchingRates, matchingRows, type ServiceRate, type TaxRateRow } from './matching-rates'

/** A region as far as taxes go. With `tax_rates` at hand it is known whether there are any; else one query asks. */
export interface TaxedRegion {
  id: string
  tax_rate: number | null
  tax_rates?: readonly { id: string }[] | null
}

type AttachedRate = TaxRateRow & { target: string }

const columnsOf = (db: Db) => shownColumns(db.t, 'tax_rate')

const ratesOfProducts = prepared((db) => {
  const { tax_rate, product_tax_rate: link } = db.t
  return db
    .select({ ...columnsOf(db), target: sql`${link.product_id}`.as('target') })
    .from(link)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(db.inList(link.product_id, 'ids'))
    .orderBy(tax_rate.id)
})

const ratesOfTypes = prepared((db) => {
  const { tax_rate, product_type_tax_rate: link, product } = db.t
  return db
    .select({ ...columnsOf(db), target: sql`${product.id}`.as('target') })
    .from(product)
    .innerJoin(link, sql`${link.product_type_id} = ${product.type_id}`)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(db.inList(product.id, 'ids'))
    .orderBy(tax_rate.id)
})

const ratesOfOptions = prepared((db) => {
  const { tax_rate, shipping_tax_rate: link } = db.t
  return db
    .select({ ...columnsOf(db), target: sql`${link.shipping_option_id}`.as('target') })
    .from(link)
    .innerJoin(tax_rate, sql`${tax_rate.id} = ${link.rate_id}`)
    .where(db.inList(link.shipping_option_id, 'ids'))
    .orderBy(tax_rate.id)
})

const anyOfRegion = prepared((db) =>
  db
    .select({ id: db.t.tax_rate.id })
    .from(db.t.tax_rate)
    .where(sql`${db.t.tax_rate.region_id} = ${sql.placeholder('region_id')}`)
    .limit(1),
)

/** What is attached to products or shipping options, in all regions, by their id. */
const attached = (watched: readonly Watched[], queries: readonly ((db: Db) => Statement)[]) =>
  rememberRows<{ id: string; rates: readonly TaxRateRow[] }>([...watched, 'tax_rate'], async (db, ids) => {
    const rates = new Map(ids.map((id) => [id, [] as TaxRateRow[]]))
    for (const query of queries)
      for (const { target, ...rate } of await db.rows<AttachedRate>(query(db), { ids: db.list(ids) }))
        rates.get(target)?.push(rate)
    return [...rates].map(([id, own]) => ({ id, rates: own }))
  })
const ofProducts = attached(
  ['product_tax_rate', 'product_type_tax_rate', 'product'],
  [ratesOfProducts, ratesOfTypes],
)
const ofOptions = attached(['shipping_tax_rate'], [ratesOfOptions])

/**
 * The rates of products in a region, for each product id asked: those attached to the product and to its type, else the
 * region's own (behaviour §13). At most two queries, whatever their number.
 */
export const ratesFor = (
  db: Db,
  region: TaxedRegion,
  productIds: readonly string[],
  revisions?: Revisions,
): Promise<Map<string, ServiceRate[]>> => matching(db, region, productIds, ofProducts, revisions)

/** The same as whole rows, as priced variants tell them. */
export const rateRowsFor = (
  db: Db,
  region: TaxedRegion,
  productIds: readonly string[],
): Promise<Map<string, ServiceRate[]>> =>
  matching(db, region, productIds, ofProducts, undefined, matchingRows)

/** The rates of shipping options in a region, for each option id asked. */
export const shippingRatesFor = (
  db: Db,
  region: TaxedRegion,
  optionIds: readonly string[],
  revisions?: Revisions,
): Promise<Map<string, ServiceRate[]>> => matching(db, region, optionIds, ofOptions, revisions)

async function matching(
  db: Db,
  region: TaxedRegion,
  ids: readonly string[],
  remembered: ReturnType<typeof attached>,
  revisions: Revisions | undefined,
  matched = matchingRates,
): Promise<Map<string, ServiceRate[]>> {
  const wanted = [...new Set(ids)]
  const standard = matchingRates(region)
  if (wanted.length === 0 || !(await hasRates(db, region))) return new Map(wanted.map((id) => [id, standard]))
  const known = await remembered.rowsOf(db, wanted, revisions)
  return new Map(
    wanted.map((id) => {
      const own = known.get(id)?.rates ?? []
      return [id, own.length > 0 ? matched(region, own) : standard]
    }),
  )
}

const hasRates = async (db: Db, { id, tax_rates }: TaxedRegion): Promise<boolean> =>
  tax_rates ? tax_rates.length > 0 : (await db.rows(anyOfRegion(db), { region_id: id })).length > 0
