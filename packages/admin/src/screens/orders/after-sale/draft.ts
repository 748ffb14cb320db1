import {
  isClaimItemReason,
  type LineItem,
  type Order,
  type PricedShippingOption,
  type PricedVariant,
} from '@cartwright/contract'
import { refundValue } from '@cartwright/sdk/rules'
import type { MoneyValue } from '@cartwright/ui/MoneyInput'
import { priceWithTax } from '../../../kit/after-sale/money'
import type { LineLeft } from '../../../kit/after-sale/quantities'

/** What a wizard is told about a line that comes back or is claimed. */
export interface PickedLine {
  quantity: number
  reason: string | null
  note: string
  images: readonly string[]
}
export type PickedLines = ReadonlyMap<string, PickedLine>
export const unpicked: PickedLine = { quantity: 0, reason: null, note: '', images: [] }

/** Goods that are sent for those that come back. */
export interface NewItem {
  variant: PricedVariant
  quantity: number
}

/** A way of sending, at its price or another one. */
export interface ShippingChoice {
  option: PricedShippingOption
  price: MoneyValue
}

/** The lines something is done with, in the order of the list they were picked from. */
export const pickedOf = (
  lines: readonly LineLeft[],
  picked: PickedLines,
): { line: LineItem; pick: PickedLine }[] =>
  lines.flatMap(({ line }) => {
    const pick = picked.get(line.id)
    return pick && pick.quantity > 0 ? { line, pick } : []
  })

export const pieces = (of: readonly { quantity: number }[]): number =>
  of.reduce((sum, { quantity }) => sum + quantity, 0)

type Picked = ReturnType<typeof pickedOf>

/** As a return and an exchange are told what comes back. */
export const backItems = (picked: Picked) =>
  picked.map(({ line, pick }) => ({
    item_id: line.id,
    quantity: pick.quantity,
    ...(pick.reason ? { reason_id: pick.reason } : {}),
    ...(pick.note.trim() ? { note: pick.note.trim() } : {}),
  }))

/** As a claim is told what is wrong. Nothing for a line without a reason, which a claim must have. */
export const claimItems = (picked: Picked) =>
  picked.flatMap(({ line, pick }) => {
    const { reason } = pick
    if (!isClaimItemReason(reason)) return []
    return {
      item_id: line.id,
      quantity: pick.quantity,
      reason,
      ...(pick.note.trim() ? { note: pick.note.trim() } : {}),
      ...(pick.images.length > 0 ? { images: [...pick.images] } : {}),
    }
  })

/** What the picked pieces give back, taxes and discounts counted in. */
export const worthOf = (order: Order, picked: Picked): number =>
  picked.reduce((sum, { line, pick }) => sum + refundValue(line, pick.quantity, order), 0)

/** What goods to choose from are called. */
export const variantName = ({ title, product }: PricedVariant): string =>
  [product?.title, title].filter(Boolean).join(' · ')

/** As wizards read them again before they are sent. */
export const newLines = (items: readonly NewItem[]) =>
  items.map(({ variant, quantity }) => ({
    line: { id: variant.id, title: variantName(variant) },
    pick: { quantity, note: '' },
  }))

/** As calls are told of them. */
export const additionalItems = (items: readonly NewItem[]) =>
  items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }))

/** What a piece costs on this order, tax included. */
export const unitPrice = ({ calculated_price_incl_tax, calculated_price }: PricedVariant): number =>
  calculated_price_incl_tax ?? calculated_price ?? 0

export const goodsPrice = (items: readonly NewItem[]): number =>
  items.reduce((sum, { variant, quantity }) => sum + unitPrice(variant) * quantity, 0)

/** What a chosen way costs with tax; nothing without one, or while its price is no amount. */
export const shippingCost = (choice: ShippingChoice | null): number =>
  choice && typeof choice.price === 'number' ? priceWithTax(choice.price, choice.option) : 0

/** Whether its price can be sent. */
export const isPriced = (choice: ShippingChoice | null): boolean =>
  choice === null || (typeof choice.price === 'number' && choice.price >= 0)

/** As a call is told of it. */
export const methodOf = (choice: ShippingChoice | null) =>
  choice && typeof choice.price === 'number'
    ? { option_id: choice.option.id, price: choice.price }
    : undefined

/** The sums of an exchange before it is made: what the customer pays, or gets when it is below 0. */
export function swapSums(sums: {
  goods: number
  delivery: number
  back: number
  returnShipping: number
}): number {
  return sums.goods + sums.delivery + sums.returnShipping - sums.back
}
