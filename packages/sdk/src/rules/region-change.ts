import type { Cart } from '@cartwright/contract'
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

/** Compares a cart before and after the switch. Expand items, region, shipping_methods, discounts and gift_cards. */
export function regionOutcome(before: Cart, after: Cart): RegionOutcome {
  const left = new Map<string, number>()
  const keyOf = ({ variant_id, id }: { variant_id: string | null; id: string }) => variant_id ?? id
  for (const item of after.items ?? []) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + item.quantity)
  const lost = (before.items ?? []).flatMap((item) => {
    const found = left.get(keyOf(item)) ?? 0
    const kept = Math.min(found, item.quantity)
    left.set(keyOf(item), found - kept)
    return kept < item.quantity ? [{ title: item.title, quantity: item.quantity - kept }] : []
  })
  const counting = new Set([...(after.discounts ?? []), ...(after.gift_cards ?? [])].map(({ code }) => code))
  const codes = regionBound(before).codes.filter(({ code }) => !counting.has(code))
  return {
    before: { total: before.total ?? 0, currency_code: before.region?.currency_code ?? '' },
    after: { total: after.total ?? 0, currency_code: after.region?.currency_code ?? '' },
    lost,
    codes: codes.map(({ code, kind }) => ({ code, kind })),
    needsDelivery: (before.shipping_methods ?? []).length > 0 && (after.shipping_methods ?? []).length === 0,
  }
}
