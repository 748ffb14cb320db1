import type { Db, Statement } from '../../store/database/engine'
import { rememberRows } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import type { Watched } from '../../store/schema/watched-tables'
import { matchingRates, matchingRows, type ServiceRate, type TaxRateRow } from './matching-rates'
import { anyRateOfRegion, giftCardProducts, ratesOfOptions, ratesOfProducts, ratesOfTypes } from './queries'

/** A region as far as taxes go. With `tax_rates` at hand it is known whether there are any; else one query asks. */
interface TaxedRegion {
  id: string
  tax_rate: number | null
  tax_rates?: readonly { id: string }[] | null
  /** Where gift cards are not taxed, selling one is not either: what is bought with it will be. */
  gift_cards_taxable?: boolean
}

type AttachedRate = TaxRateRow & { target: string }

/** What is attached to products or shipping options, in all regions, by their id. */
const attached = (watched: readonly Watched[], queries: readonly ((db: Db) => Statement<AttachedRate>)[]) =>
  rememberRows<{ id: string; rates: readonly TaxRateRow[] }>([...watched, 'tax_rate'], async (db, ids) => {
    const rates = new Map(ids.map((id) => [id, [] as TaxRateRow[]]))
    for (const query of queries)
      for (const { target, ...rate } of await db.rows(query(db), { ids: db.list(ids) }))
        rates.get(target)?.push(rate)
    return [...rates].map(([id, own]) => ({ id, rates: own }))
  })
const ofProducts = attached(
  ['product_tax_rate', 'product_type_tax_rate', 'product'],
  [ratesOfProducts, ratesOfTypes],
)
const ofOptions = attached(['shipping_tax_rate'], [ratesOfOptions])
const cardsAmong = rememberRows<{ id: string; isCard: boolean }>(['product'], async (db, ids) => {
  const cards = await db.rows(giftCardProducts(db), { ids: db.list(ids) })
  const found = new Set(cards.map(({ id }) => id))
  return ids.map((id) => ({ id, isCard: found.has(id) }))
})

/**
 * The rates of products in a region, for each product id asked: those attached to the product and to its type, else the
 * region's own (rules: taxes). Gift cards have none where the region does not tax them, unless staff attached one. A few
 * queries, whatever their number.
 */
export const ratesFor = (
  db: Db,
  region: TaxedRegion,
  productIds: readonly string[],
  revisions?: Revisions,
): Promise<Map<string, ServiceRate[]>> => ofGoods(db, region, productIds, revisions)

/** The same as whole rows, as priced variants tell them. */
export const rateRowsFor = (
  db: Db,
  region: TaxedRegion,
  productIds: readonly string[],
): Promise<Map<string, ServiceRate[]>> => ofGoods(db, region, productIds, undefined, matchingRows)

/** The rates of shipping options in a region, for each option id asked. */
export const shippingRatesFor = (
  db: Db,
  region: TaxedRegion,
  optionIds: readonly string[],
  revisions?: Revisions,
): Promise<Map<string, ServiceRate[]>> => matching(db, region, optionIds, ofOptions, revisions)

async function ofGoods(
  db: Db,
  region: TaxedRegion,
  ids: readonly string[],
  revisions: Revisions | undefined,
  matched = matchingRates,
): Promise<Map<string, ServiceRate[]>> {
  const rates = await matching(db, region, ids, ofProducts, revisions, matched)
  if (region.gift_cards_taxable !== false || !region.tax_rate) return rates
  const known = await cardsAmong.rowsOf(db, ids, revisions)
  const cards = [...rates.keys()].filter((id) => known.get(id)?.isCard)
  if (cards.length === 0) return rates
  const untaxed = { ...region, tax_rate: 0 }
  return new Map([...rates, ...(await matching(db, untaxed, cards, ofProducts, revisions, matched))])
}

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
  tax_rates ? tax_rates.length > 0 : (await db.rows(anyRateOfRegion(db), { region_id: id })).length > 0
