import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import type { Target } from '../many/many-action'

/** The prices of products' live variants that are on no list. */
export function ownPrices(db: Db, targets: readonly Target[], codes: readonly string[] | undefined) {
  const { money_amount: price, product_variant_money_amount: link, product_variant: variant } = db.t
  return db
    .select({
      id: price.id,
      amount: price.amount,
      currency_code: price.currency_code,
      variant_id: variant.id,
      variant: variant.title,
      product_id: variant.product_id,
    })
    .from(price)
    .innerJoin(link, eq(link.money_amount_id, price.id))
    .innerJoin(variant, eq(variant.id, link.variant_id))
    .where(
      and(
        inArray(variant.product_id, ['', ...targets.map(({ record_id }) => record_id)]),
        isNull(variant.deleted_at),
        isNull(price.price_list_id),
        codes && inArray(price.currency_code, [...codes]),
      ),
    )
    .orderBy(variant.product_id, variant.variant_rank, variant.id, price.currency_code, price.id)
}
