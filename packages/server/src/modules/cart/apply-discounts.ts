import { ShopError } from '../../errors'
import type { Db } from '../../store/database/engine'
import { hasGroupCondition } from '../discount/conditions'
import { conditionsOfRules, regionsOfDiscounts } from '../discount/queries'
import { keptDiscounts, whyUnusable } from '../discount/usable'
import { findGroupsOfCustomer } from '../pricing/queries'
import type { CartDiscount, CartMethod, LoadedCart } from './load-cart'
import { discountsByCode } from './queries'

/**
 * The cart with the discounts of these codes in place of its own; one that cannot be used refuses the whole list (rules:
 * discounts).
 * @throws not_found for a code that does not exist
 */
export async function withDiscountCodes(
  db: Db,
  cart: LoadedCart,
  codes: readonly string[],
  prices: ReadonlyMap<string, number>,
): Promise<LoadedCart> {
  const names = [...new Set(codes.map((code) => code.trim().toUpperCase()))]
  const found = names.length > 0 ? await discountsByCode(db, names) : []
  const chosen = names.map((name) => {
    const discount = found.find((row) => row.code === name)
    if (!discount)
      throw new ShopError('not_found', `Discount with code: ${name} was not found`, 'discount_not_found')
    return discount
  })
  for (const [, reason] of await unusable(db, cart, chosen))
    throw new ShopError(reason.type, reason.message, reason.code)
  return withDiscounts(cart, keptDiscounts(chosen), prices)
}

/** The cart without the discounts that its region or customer may not use any more. */
export async function withoutUnusableDiscounts(
  db: Db,
  cart: LoadedCart,
  prices: ReadonlyMap<string, number>,
): Promise<LoadedCart> {
  if (cart.discounts.length === 0) return cart
  const gone = new Set<string>()
  for (const [discount, reason] of await unusable(db, cart, cart.discounts))
    if (reason.code !== 'discount_limit_reached') gone.add(discount.id)
  if (gone.size === 0) return cart
  const kept = cart.discounts.filter((discount) => !gone.has(discount.id))
  return withDiscounts(cart, kept, prices)
}

/**
 * The cart with these discounts; where free shipping comes or goes, its methods cost nothing or their price again.
 * @param prices what each method costs without free shipping, by its id; else its option's amount
 */
export function withDiscounts(
  cart: LoadedCart,
  discounts: readonly CartDiscount[],
  prices: ReadonlyMap<string, number>,
): LoadedCart {
  const isFree = hasFree(discounts)
  if (hasFree(cart.discounts) === isFree) return { ...cart, discounts }
  const priceOf = (method: CartMethod) =>
    isFree ? 0 : (prices.get(method.id) ?? method.shipping_option?.amount ?? method.price)
  return {
    ...cart,
    discounts,
    shipping_methods: cart.shipping_methods.map((method) => ({ ...method, price: priceOf(method) })),
  }
}

export const hasFree = (discounts: readonly CartDiscount[]) =>
  discounts.some(({ rule }) => rule.type === 'free_shipping')

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
