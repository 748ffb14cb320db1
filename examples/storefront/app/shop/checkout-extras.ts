import type { Cart } from '@cartwright/contract'
import {
  type AddressPart,
  type AddressValues,
  addressOf,
  checkAddress,
  customerNoteOf,
} from '@cartwright/sdk/rules'
import { addressErrors } from '@cartwright/ui/address-errors'
import type { Language } from '../i18n/languages'
import { uiWords } from '../i18n/ui-strings'
import { type CheckoutErrors, readText, readValues } from './checkout-form'
import { billingPrefix, longestNote, unaskedInBills } from './extra-fields'

/** What few shoppers need: a bill to another address, and a word to the shop. */
export interface CheckoutExtras {
  /** Where the bill goes, where it does not go along with the goods. */
  billing?: AddressValues
  note: string
}

/** What tells two addresses apart on a bill. */
const billedParts = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'country_code',
] as const satisfies readonly AddressPart[]

export function readExtras(form: FormData): CheckoutExtras {
  const note = readText(form, 'note', longestNote)
  if (!form.has('billing_elsewhere')) return { note }
  const { email: _, ...address } = readValues(form, billingPrefix)
  return { note, billing: { ...address, company: readText(form, `${billingPrefix}company`) } }
}

/** What is wrong with the address of the bill, by the names of its fields. Bills go to every country the shop knows. */
export function checkExtras(
  { billing }: CheckoutExtras,
  countries: readonly string[],
  language: Language,
): CheckoutErrors {
  if (!billing) return {}
  const problems = checkAddress(billing, { countries, without: unaskedInBills })
  const errors = addressErrors(problems, uiWords(language))
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [billingPrefix + name, text]))
}

/** What of them a cart does not have yet. */
export const extrasFor = (cart: Cart, { billing, note }: CheckoutExtras) => ({
  ...(billing ? { billing_address: addressOf(billing) } : {}),
  ...(note === (customerNoteOf(cart) ?? '') ? {} : { customer_note: note }),
})

/** What a cart knows of them already. */
export function knownExtras(cart: Cart): CheckoutExtras {
  const { billing_address: bill, shipping_address: goods } = cart
  const note = customerNoteOf(cart) ?? ''
  const isElsewhere = bill && goods && billedParts.some((part) => (bill[part] ?? '') !== (goods[part] ?? ''))
  return isElsewhere ? { note, billing: addressOf(bill) } : { note }
}
