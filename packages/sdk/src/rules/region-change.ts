import type { Cart, Discount, GiftCard, LineItem, ShippingMethod } from '@cartwright/contract'
import type { AppliedCode } from './cart-view'

/** A region as shoppers choose among them. */
export interface RegionChoice {
  id: string
  name: string
  currency_code: string
  /** Whether prices are shown with tax in them. */
  inclusive: boolean
  /** Codes of two letters. */
  countries: readonly string[]
}

/** What of a cart depends on its region. */
export interface RegionBound {
  /** Pieces in the cart. */
  pieces: number
  /** Where it goes, if that is known: a code of two letters. */
  country?: string | null
  hasDelivery: boolean
  codes: readonly (AppliedCode & {
    /** Where the code counts; everywhere it may when absent. */
    regions?: readonly string[]
  })[]
}

/** One thing that a switch of region changes. */
export type RegionEffect =
  | { kind: 'currency'; from: string; to: string }
  | { kind: 'tax'; inclusive: boolean }
  /** The address is in a country that the region does not deliver to. */
  | { kind: 'address'; country: string }
  /** The delivery has to be chosen again. */
  | { kind: 'delivery' }
  /** These stop counting. */
  | { kind: 'codes'; codes: AppliedCode[] }

/** What of a cart of the API depends on its region. Expand items, shipping_methods, shipping_address, discounts.regions and gift_cards. */
export const regionBound = (cart: Cart): RegionBound => ({
  pieces: (cart.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  country: cart.shipping_address?.address_1 ? cart.shipping_address.country_code : null,
  hasDelivery: (cart.shipping_methods ?? []).length > 0,
  codes: [
    ...(cart.discounts ?? []).map(({ code, regions }) => ({
      code,
      kind: 'discount' as const,
      ...(regions ? { regions: regions.map(({ id }) => id) } : {}),
    })),
    ...(cart.gift_cards ?? []).map(({ code, region_id }) => ({
      code,
      kind: 'gift_card' as const,
      regions: [region_id],
    })),
  ],
})

/** What a switch from one region to another will change, told before it is made. Empty when it changes nothing. */
export function regionEffects(from: RegionChoice, to: RegionChoice, cart?: RegionBound): RegionEffect[] {
  if (from.id === to.id) return []
  const effects: RegionEffect[] = []
  if (from.currency_code.toLowerCase() !== to.currency_code.toLowerCase())
    effects.push({ kind: 'currency', from: from.currency_code, to: to.currency_code })
  if (from.inclusive !== to.inclusive) effects.push({ kind: 'tax', inclusive: to.inclusive })
  if (!cart || cart.pieces === 0) return effects
  const { country } = cart
  if (country && !to.countries.some((one) => one.toLowerCase() === country.toLowerCase()))
    effects.push({ kind: 'address', country })
  if (cart.hasDelivery) effects.push({ kind: 'delivery' })
  const lost = cart.codes.filter(({ regions }) => regions && !regions.includes(to.id))
  if (lost.length > 0) effects.push({ kind: 'codes', codes: lost.map(({ code, kind }) => ({ code, kind })) })
  return effects
}

/** What a switch of region did to a cart. */
export interface RegionOutcome {
  /** Minor units of each currency. */
  before: { total: number; currency_code: string }
  after: { total: number; currency_code: string }
  /** What is not sold in the new region and left the cart. */
  lost: { title: string; quantity: number }[]
  /** What stopped counting. */
  codes: AppliedCode[]
  /** The delivery has to be chosen again. */
  needsDelivery: boolean
}

/** What a switch of the region has done to a cart, row by row. */
export interface CartRegionChange {
  before: Cart
  after: Cart
  /** Lines that are gone because they have no price there, as they were. */
  dropped: LineItem[]
  /** What of lines is gone, the dropped ones among them: a line as it was, and how many pieces of it. */
  lost: { line: LineItem; quantity: number }[]
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

/** Compares a cart before and after a switch of its region. Expand items, region, shipping_methods, discounts and gift_cards. */
export function cartRegionChange(before: Cart, after: Cart): CartRegionChange {
  const isOtherCurrency = before.region?.currency_code !== after.region?.currency_code
  const nowOf = (line: LineItem) => after.items?.find(({ id }) => id === line.id)
  const lost = (before.items ?? []).flatMap((line) => {
    const quantity = line.quantity - (nowOf(line)?.quantity ?? 0)
    return quantity > 0 ? [{ line, quantity }] : []
  })
  const repriced = (before.items ?? []).flatMap((line) => {
    const now = nowOf(line)
    const isSame = !now || (now.unit_price === line.unit_price && !isOtherCurrency)
    return isSame ? [] : [{ before: line, after: now }]
  })
  return {
    before,
    after,
    dropped: missing(before.items, after.items),
    lost,
    repriced,
    discounts: missing(before.discounts, after.discounts),
    giftCards: missing(before.gift_cards, after.gift_cards),
    shippingMethods: missing(before.shipping_methods, after.shipping_methods),
    isOtherCurrency,
  }
}

const missing = <T extends { id: string }>(before: readonly T[] = [], after: readonly T[] = []): T[] =>
  before.filter(({ id }) => !after.some((one) => one.id === id))

/** `cartRegionChange` in the few words that a shopper is told, short enough for a cookie. */
export function regionOutcome(before: Cart, after: Cart): RegionOutcome {
  const { lost, discounts, giftCards, shippingMethods } = cartRegionChange(before, after)
  return {
    before: { total: before.total ?? 0, currency_code: before.region?.currency_code ?? '' },
    after: { total: after.total ?? 0, currency_code: after.region?.currency_code ?? '' },
    lost: lost.map(({ line, quantity }) => ({ title: line.title, quantity })),
    codes: [
      ...discounts.map(({ code }) => ({ code, kind: 'discount' as const })),
      ...giftCards.map(({ code }) => ({ code, kind: 'gift_card' as const })),
    ],
    needsDelivery: shippingMethods.length > 0 && (after.shipping_methods ?? []).length === 0,
  }
}
