import { and, asc, eq, exists, gt, inArray, or, sql } from 'drizzle-orm'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { type Filter, mentions } from '../../store/reading/filters'

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
    .limit(pageSize)
}

/** The ids of the prices on a list, all or those of some prices, products or variants. */
export async function pricesOnList(
  tx: Tx,
  id: string,
  which: { price_ids?: string[]; product_ids?: string[]; variant_ids?: string[] } = {},
): Promise<string[]> {
  const { money_amount, product_variant_money_amount: link, product_variant: variant } = tx.t
  const rows = await tx
    .select({ id: money_amount.id })
    .from(money_amount)
    .leftJoin(link, eq(link.money_amount_id, money_amount.id))
    .leftJoin(variant, eq(variant.id, link.variant_id))
    .where(
      and(
        eq(money_amount.price_list_id, id),
        which.price_ids && inArray(money_amount.id, which.price_ids),
        which.product_ids && inArray(variant.product_id, which.product_ids),
        which.variant_ids && inArray(variant.id, which.variant_ids),
      ),
    )
  return rows.map((row) => row.id)
}

/** Price lists whose name, description or customer groups hold the words. */
export function mentionsList(shop: Shop, q: string | undefined): Filter {
  if (!q) return undefined
  const { price_list, price_list_customer_groups: link, customer_group } = shop.db.t
  return or(
    mentions(shop.db, q, [price_list.name, price_list.description]),
    exists(
      shop.db
        .select({ one: sql`1`.as('one') })
        .from(link)
        .innerJoin(customer_group, eq(customer_group.id, link.customer_group_id))
        .where(and(eq(link.price_list_id, price_list.id), mentions(shop.db, q, [customer_group.name]))),
    ),
  )
}
