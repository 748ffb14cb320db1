import type { Customer, Input, PricedShippingOption, PricedVariant, Region } from '@cartwright/contract'
import { checkAddress } from '@cartwright/sdk/rules'
import type { Address } from '@cartwright/ui/AddressForm'
import { invalidText } from '@cartwright/ui/invalid-text'
import type { MoneyValue } from '@cartwright/ui/MoneyInput'
import { variantName } from '../../kit/variants/variants'

/** What is sold: a variant at its price of the region, or something of its own that is in no catalogue. */
export interface WrittenLine {
  key: string
  variant?: PricedVariant
  title: string
  price: MoneyValue
  quantity: number
}

/** A draft order while it is put together, before the shop knows of it. */
export interface WrittenDraft {
  region: Region | undefined
  lines: readonly WrittenLine[]
  customer: Customer | undefined
  email: string
  /** Goods are sent; otherwise they are handed over. */
  hasAddress: boolean
  shipping: Address
  isBilledElsewhere: boolean
  billing: Address
  option: PricedShippingOption | undefined
  price: MoneyValue
  code: string
  isTold: boolean
}

export const emptyDraft: WrittenDraft = {
  region: undefined,
  lines: [],
  customer: undefined,
  email: '',
  hasAddress: true,
  shipping: {},
  isBilledElsewhere: false,
  billing: {},
  option: undefined,
  price: null,
  code: '',
  isTold: true,
}

/** Another region has other prices, countries and ways of sending. */
export const inRegion = (draft: WrittenDraft, region: Region | undefined): Partial<WrittenDraft> =>
  region?.id === draft.region?.id
    ? { region }
    : {
        region,
        lines: [],
        option: undefined,
        price: null,
        shipping: { ...draft.shipping, country_code: null },
        billing: { ...draft.billing, country_code: null },
      }

/** Adds a variant: one more of it where it is there already. */
export function withVariants(lines: readonly WrittenLine[], chosen: readonly PricedVariant[]): WrittenLine[] {
  const more = chosen.filter(({ id }) => !lines.some(({ key }) => key === id))
  return [
    ...lines.map((line) =>
      chosen.some(({ id }) => id === line.key) ? { ...line, quantity: line.quantity + 1 } : line,
    ),
    ...more.map((variant) => ({
      key: variant.id,
      variant,
      title: variantName(variant),
      price: variant.calculated_price,
      quantity: 1,
    })),
  ]
}

export type DraftProblems = Partial<Record<keyof WrittenDraft, string>>

/** What still keeps it from being a draft order, by field: the name of the sentence that says so. */
export function problemsOf(draft: WrittenDraft): DraftProblems {
  const { region, lines, email, hasAddress, shipping, isBilledElsewhere, billing, option, price } = draft
  const isWhole = (address: Address) => Object.keys(checkAddress(address)).length === 0
  const isLacking = ({ title, price: amount }: WrittenLine) => !title.trim() || amount === null
  return {
    ...(region ? {} : { region: 'needs.region' }),
    ...(lines.length === 0 ? { lines: 'needs.items' } : {}),
    ...(lines.some(isLacking) ? { lines: 'ui:checkFields' } : {}),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'ui:emailInvalid' }),
    ...(hasAddress && !isWhole(shipping) ? { shipping: 'ui:checkFields' } : {}),
    ...(isBilledElsewhere && !isWhole(billing) ? { billing: 'ui:checkFields' } : {}),
    ...(option ? {} : { option: 'needs.shipping' }),
    ...(option && price === null ? { price: 'orders:refund_nothing' } : {}),
  }
}

/** Whether an amount is a text that says none: its field says so itself. */
export const isUnreadable = ({ lines, price }: WrittenDraft): boolean =>
  price === invalidText || lines.some((line) => line.price === invalidText)

const amountOf = (price: MoneyValue): number => (typeof price === 'number' ? price : 0)

/** What goods and sending come to, before tax and discount. */
export function sumsOf({ lines, price }: WrittenDraft): { goods: number; shipping: number } {
  const goods = lines.reduce((sum, line) => sum + amountOf(line.price) * line.quantity, 0)
  return { goods, shipping: amountOf(price) }
}

/** The draft as the shop takes it. */
export function bodyOf(draft: WrittenDraft): Input<'POST /admin/draft-orders'>['body'] {
  const { region, lines, customer, hasAddress, shipping, isBilledElsewhere, billing, option, price } = draft
  const email = draft.email.trim()
  const address = hasAddress ? shipping : undefined
  const bill = isBilledElsewhere ? billing : address
  return {
    region_id: region?.id ?? '',
    email,
    ...(customer?.email === email ? { customer_id: customer.id } : {}),
    items: lines.map(({ variant, title, price: amount, quantity }) =>
      variant
        ? { variant_id: variant.id, quantity }
        : { title: title.trim(), unit_price: amountOf(amount), quantity },
    ),
    shipping_methods: [
      {
        option_id: option?.id ?? '',
        // Without a price of its own it stays that of the option.
        ...(price === option?.amount ? {} : { price: amountOf(price) }),
      },
    ],
    ...(address ? { shipping_address: address } : {}),
    ...(bill ? { billing_address: bill } : {}),
    ...(draft.code.trim() ? { discounts: [{ code: draft.code.trim() }] } : {}),
    no_notification_order: !draft.isTold,
  }
}
