import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tables, Tx } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { shownColumns } from '../../store/reading/shape'

export type OptionRow = Tables['shipping_option']['$inferSelect']
type RequirementRow = Tables['shipping_option_requirement']['$inferSelect']
type CustomOptionRow = Tables['custom_shipping_option']['$inferSelect']

const id = sql.placeholder('id')

const options = prepared((db) => {
  const { shipping_option: option } = db.t
  return db
    .select(shownColumns(db.t, 'shipping_option'))
    .from(option)
    .where(sql`${db.inList(option.id, 'ids')} and ${option.deleted_at} is null`)
    .orderBy(option.id)
})

const requirements = prepared((db) => {
  const { shipping_option_requirement: requirement } = db.t
  return db
    .select(shownColumns(db.t, 'shipping_option_requirement'))
    .from(requirement)
    .where(sql`${db.inList(requirement.shipping_option_id, 'ids')} and ${requirement.deleted_at} is null`)
    .orderBy(requirement.id)
})

const customOptions = prepared((db) => {
  const { custom_shipping_option: custom } = db.t
  return db
    .select(shownColumns(db.t, 'custom_shipping_option'))
    .from(custom)
    .where(sql`${custom.cart_id} = ${id} and ${custom.deleted_at} is null`)
    .orderBy(custom.id)
})

export const findOptions = (db: Db, ids: readonly string[]) =>
  ids.length ? db.rows<OptionRow>(options(db), { ids: db.list(ids) }) : Promise.resolve([])

export const findRequirements = (db: Db, optionIds: readonly string[]) =>
  optionIds.length
    ? db.rows<RequirementRow>(requirements(db), { ids: db.list(optionIds) })
    : Promise.resolve([])

/** The options a swap or draft order fixed for its cart, with their prices. */
export const findCustomOptions = (db: Db, cartId: string) =>
  db.rows<CustomOptionRow>(customOptions(db), { id: cartId })

/** How many shipping profiles of a type there are. */
export async function countOfType(tx: Tx, type: 'default' | 'custom' | 'gift_card') {
  const { shipping_profile: table } = tx.t
  return tx.$count(table, and(eq(table.type, type), isNull(table.deleted_at)))
}

/** How many shipping options a profile has. */
export async function countOptionsOf(tx: Tx, id: string) {
  const { shipping_option } = tx.t
  return tx.$count(
    shipping_option,
    and(eq(shipping_option.profile_id, id), isNull(shipping_option.deleted_at)),
  )
}

/** The products that a shipping profile has. */
export async function productsOf(tx: Tx, id: string) {
  const { product, product_shipping_profile: link } = tx.t
  return tx
    .select({ id: product.id })
    .from(link)
    .innerJoin(product, and(eq(product.id, link.product_id), isNull(product.deleted_at)))
    .where(eq(link.profile_id, id))
}
