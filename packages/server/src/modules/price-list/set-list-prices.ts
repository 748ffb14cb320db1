import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../store/engine'
import { grouped } from '../../store/grouped'
import { removePrices } from '../pricing/set-variant-prices'
import { addToList } from './write-price-list'

export interface ListPrice {
  amount: number
  currency_code?: string | null
  region_id?: string | null
}

/** The prices of a variant on a list. */
export interface VariantOnList {
  variant_id: string
  prices: ListPrice[]
  /** Adds to the prices the variant has there instead of replacing them. */
  isMore: boolean
}

/**
 * Gives variants their prices on a list that is held. Prices that are as wanted already stay as they are. Answers what
 * became of each variant.
 * @throws not_found for a variant, region or currency that is none
 */
export async function setListPrices(
  tx: Tx,
  listId: string,
  wanted: readonly VariantOnList[],
): Promise<Map<string, 'created' | 'updated' | 'skipped'>> {
  if (wanted.length === 0) return new Map()
  const { money_amount: price, product_variant_money_amount: link } = tx.t
  const rows = await tx
    .select({
      id: price.id,
      variant_id: link.variant_id,
      amount: price.amount,
      currency_code: price.currency_code,
      region_id: price.region_id,
      min_quantity: price.min_quantity,
      max_quantity: price.max_quantity,
    })
    .from(link)
    .innerJoin(price, eq(price.id, link.money_amount_id))
    .where(
      and(
        eq(price.price_list_id, listId),
        inArray(
          link.variant_id,
          wanted.map(({ variant_id }) => variant_id),
        ),
      ),
    )
  const old = grouped(rows, (row) => row.variant_id)
  const became = new Map<string, 'created' | 'updated' | 'skipped'>()
  const changed: VariantOnList[] = []
  for (const one of wanted) {
    const known = old.get(one.variant_id) ?? []
    const isSame = !one.isMore && textOf(one.prices) === textOf(known)
    became.set(one.variant_id, isSame ? 'skipped' : known.length > 0 ? 'updated' : 'created')
    if (!isSame) changed.push(one)
  }
  await removePrices(
    tx,
    changed.flatMap(({ variant_id, isMore }) =>
      isMore ? [] : (old.get(variant_id) ?? []).map(({ id }) => id),
    ),
  )
  await addToList(
    tx,
    listId,
    changed.flatMap(({ variant_id, prices }) => prices.map((one) => ({ ...one, variant_id }))),
  )
  return became
}

/** Prices say the same when these texts are the same; those of a region take its currency. */
const textOf = (
  prices: readonly (ListPrice & { min_quantity?: number | null; max_quantity?: number | null })[],
) =>
  prices
    .map(({ amount, currency_code, region_id, min_quantity, max_quantity }) =>
      [region_id ?? currency_code, amount, min_quantity ?? '', max_quantity ?? ''].join(' '),
    )
    .sort()
    .join()

/** How many prices are looked at at once. */
const pageSize = 500

/** A page of the prices of a list, after one of them. */
export const pricesOfList = (
  db: Db,
  listId: string,
  after: string,
): Promise<{ id: string; variant_id: string | null }[]> => {
  const { money_amount: price, product_variant_money_amount: link } = db.t
  return db
    .select({ id: price.id, variant_id: link.variant_id })
    .from(price)
    .leftJoin(link, eq(link.money_amount_id, price.id))
    .where(and(eq(price.price_list_id, listId), gt(price.id, after)))
    .orderBy(asc(price.id))
    .limit(pageSize) as never
}
