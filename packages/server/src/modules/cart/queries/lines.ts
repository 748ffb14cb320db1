import { sql } from 'drizzle-orm'
import type { Db, Tables } from '../../../store/database/engine'
import { full, prepared } from '../../../store/database/prepared'
import { shownColumns } from '../../../store/reading/shape'

/** The prices of some variants in a region or its currency. */
export const moneyOfVariants = prepared((db) => {
  const { money_amount: money, product_variant_money_amount: link, currency, region } = db.t
  return db
    .select({
      amount: money.amount,
      currency_code: money.currency_code,
      region_id: money.region_id,
      min_quantity: money.min_quantity,
      max_quantity: money.max_quantity,
      price_list_id: money.price_list_id,
      variant_id: link.variant_id,
      currency_includes_tax: sql<boolean | number>`coalesce(${currency.includes_tax}, ${falsehood(db)})`.as(
        'currency_includes_tax',
      ),
      region_includes_tax: sql<
        boolean | number | null
      >`coalesce(${region.includes_tax}, ${falsehood(db)})`.as('region_includes_tax'),
    })
    .from(link)
    .innerJoin(money, sql`${money.id} = ${link.money_amount_id}`)
    .leftJoin(currency, sql`${currency.code} = ${money.currency_code}`)
    .leftJoin(region, sql`${region.id} = ${money.region_id}`)
    .where(
      sql`${db.inList(link.variant_id, 'ids')} and ${money.deleted_at} is null and ${link.deleted_at} is null
        and (${money.region_id} = ${sql.placeholder('region_id')}
          or ${money.currency_code} = ${sql.placeholder('currency_code')})`,
    )
    .orderBy(money.id)
})

/** The least profile of a product; almost all have one. */
const profileOf = ({ product_shipping_profile: link, product }: Tables) =>
  sql<string | null>`(select min(${full(link.profile_id)}) from ${link}
    where ${full(link.product_id)} = ${full(product.id)})`

const falsehood = (db: Db) => (db.dialect === 'sqlite' ? sql`0` : sql`false`)

/** What lines say of some variants. */
export const lineVariants = prepared((db) => {
  const { product_variant: variant, product_variant_inventory_item: link } = db.t
  const { inventory_quantity: _, ...columns } = shownColumns(db.t, 'product_variant')
  return db
    .select({
      ...columns,
      is_located: sql<boolean | number>`exists (select 1 from ${link}
        where ${full(link.variant_id)} = ${full(variant.id)} and ${full(link.deleted_at)} is null)`.as(
        'is_located',
      ),
    })
    .from(variant)
    .where(db.inList(variant.id, 'ids'))
})

/** What lines say of some products. */
export const lineProducts = prepared((db) => {
  const { product } = db.t
  return db
    .select({ ...shownColumns(db.t, 'product'), profile_id: profileOf(db.t).as('profile_id') })
    .from(product)
    .where(db.inList(product.id, 'ids'))
})
