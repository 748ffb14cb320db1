import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ShopError } from '../../errors'
import type { Tx } from '../../shop'
import type { Db } from '../../store/database/engine'
import { shownColumns } from '../../store/reading/shape'
import { hasGroupCondition } from '../discount/conditions'
import { conditionsOfRules, regionsOfDiscounts } from '../discount/queries'
import { keptDiscounts, whyUnusable } from '../discount/usable'
import { findGroupsOfCustomer } from '../pricing/queries'
import type { CartDiscount, LoadedCart } from './load-cart'
import type { DiscountRow, RuleRow } from './queries'

/**
 * Replaces the discounts of a cart by these codes; one that cannot be used refuses the whole list (rules: discounts).
 * @throws not_found for a code that does not exist
 */
export async function applyDiscounts(
  tx: Tx,
  cart: LoadedCart,
  codes: readonly string[],
  prices: ReadonlyMap<string, number>,
): Promise<void> {
  const names = [...new Set(codes.map((code) => code.trim().toUpperCase()))]
  const found = names.length > 0 ? await discountsByCode(tx, names) : []
  const chosen = names.map((name) => {
    const discount = found.find((row) => row.code === name)
    if (!discount) throw new ShopError('not_found', `Discount with code: ${name} was not found`)
    return discount
  })
  for (const [, reason] of await unusable(tx, cart, chosen)) throw new ShopError(reason.type, reason.message)
  await setDiscounts(tx, cart, keptDiscounts(chosen), prices)
}

/** Drops the discounts that the cart's region or customer may not use any more. */
export async function dropUnusableDiscounts(
  tx: Tx,
  cart: LoadedCart,
  prices: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  if (cart.discounts.length === 0) return
  const gone = new Set<string>()
  for (const [discount, reason] of await unusable(tx, cart, cart.discounts))
    if (reason.code !== 'discount_limit_reached') gone.add(discount.id)
  if (gone.size > 0)
    await setDiscounts(
      tx,
      cart,
      cart.discounts.filter((discount) => !gone.has(discount.id)),
      prices,
    )
}

/** Writes the cart's discounts, and the prices of its shipping methods where free shipping comes or goes. */
export async function setDiscounts(
  tx: Tx,
  cart: LoadedCart,
  discounts: readonly CartDiscount[],
  prices: ReadonlyMap<string, number>,
): Promise<void> {
  const { cart_discounts: link } = tx.t
  const wasFree = hasFree(cart.discounts)
  if (cart.discounts.length > 0) await tx.delete(link).where(eq(link.cart_id, cart.row.id))
  if (discounts.length > 0)
    await tx
      .insert(link)
      .values(discounts.map(({ id }, rank) => ({ cart_id: cart.row.id, discount_id: id, rank })))
  cart.discounts = [...discounts]
  const isFree = hasFree(cart.discounts)
  if (wasFree !== isFree) await repriceMethods(tx, cart, isFree, prices)
}

export const hasFree = (discounts: readonly CartDiscount[]) =>
  discounts.some(({ rule }) => rule.type === 'free_shipping')

async function repriceMethods(tx: Tx, cart: LoadedCart, free: boolean, prices: ReadonlyMap<string, number>) {
  const { shipping_method: table } = tx.t
  for (const method of cart.shipping_methods) {
    const price = free ? 0 : (prices.get(method.id) ?? method.shipping_option?.amount ?? method.price)
    if (price === method.price) continue
    await tx.update(table).set({ price }).where(eq(table.id, method.id))
    method.price = price
  }
}

async function discountsByCode(db: Db, codes: readonly string[]): Promise<CartDiscount[]> {
  const { discount, discount_rule: rule } = db.t
  const rows = await db
    .select({ discount: shownColumns(db.t, 'discount'), rule: shownColumns(db.t, 'discount_rule') })
    .from(discount)
    .innerJoin(rule, eq(rule.id, discount.rule_id))
    .where(and(inArray(discount.code, [...codes]), isNull(discount.deleted_at)))
  return rows.map(({ discount: row, rule: own }: { discount: DiscountRow; rule: RuleRow }) => ({
    ...row,
    rule: own,
  }))
}

/** The discounts that cannot be used on the cart now, each with the first reason. */
async function unusable(db: Db, cart: LoadedCart, discounts: readonly CartDiscount[]) {
  if (discounts.length === 0) return []
  const { revisions } = cart
  const ownerOf = (discount: CartDiscount) => discount.parent_discount_id ?? discount.id
  const regionsOf = await regionsOfDiscounts(db, discounts.map(ownerOf), revisions)
  const conditions = await conditionsOfRules(
    db,
    discounts.map((discount) => discount.rule.id),
    revisions,
  )
  const { customer_id } = cart.row
  const groups = [...conditions.values()].some((rule) => hasGroupCondition(rule.conditions))
    ? await findGroupsOfCustomer(db, customer_id, revisions)
    : []
  const use = { now: new Date(), region_id: cart.row.region_id, customer: customer_id ? { groups } : null }
  return discounts.flatMap((discount) => {
    const regions = regionsOf(ownerOf(discount))
    const rule = { conditions: conditions.get(discount.rule.id)?.conditions ?? [] }
    const reason = whyUnusable({ ...discount, regions, parent_discount: { regions }, rule }, use)
    return reason ? [[discount, reason] as const] : []
  })
}
