import type { Cart, Discount, GiftCard, LineItem, ShippingMethod } from '@cartwright/contract'

/** What a switch of the region has done to a cart, to be told to the shopper. */
export interface CartRegionChange {
  before: Cart
  after: Cart
  /** Lines that are gone because they have no price there, as they were. */
  dropped: LineItem[]
  /** Lines that cost something else now. Amounts are in the currency of their cart's region. */
  repriced: { before: LineItem; after: LineItem }[]
  /** Discounts that are not valid there. */
  discounts: Discount[]
  /** Gift cards, which belong to one region. */
  giftCards: GiftCard[]
  /** Ways of delivery that have to be chosen anew. */
  shippingMethods: ShippingMethod[]
  /** Whether amounts are in another currency now. */
  isOtherCurrency: boolean
}

/** Compares a cart before and after a switch of its region. Pure. */
export function cartRegionChange(before: Cart, after: Cart): CartRegionChange {
  const isOtherCurrency = before.region?.currency_code !== after.region?.currency_code
  const repriced = (before.items ?? []).flatMap((line) => {
    const now = after.items?.find(({ id }) => id === line.id)
    const isSame = !now || (now.unit_price === line.unit_price && !isOtherCurrency)
    return isSame ? [] : [{ before: line, after: now }]
  })
  return {
    before,
    after,
    dropped: missing(before.items, after.items),
    repriced,
    discounts: missing(before.discounts, after.discounts),
    giftCards: missing(before.gift_cards, after.gift_cards),
    shippingMethods: missing(before.shipping_methods, after.shipping_methods),
    isOtherCurrency,
  }
}

const missing = <T extends { id: string }>(before: readonly T[] = [], after: readonly T[] = []): T[] =>
  before.filter(({ id }) => !after.some((one) => one.id === id))
