import { type AddressPart, addressOf as addressIn, checkAddress } from '@cartwright/sdk/rules'
import { addressErrors } from '@cartwright/ui/address-errors'
import type { Language } from '../i18n/languages'
import { uiWords } from '../i18n/ui-strings'
import { translator } from '../i18n/use-t'

/** Every field a shopper fills in: ten at most, fewer where the country asks for less. */
export const checkoutFields = [
  'email',
  'country_code',
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'province',
  'phone',
] as const
export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutValues = Record<CheckoutField, string>
export type CheckoutErrors = Partial<Record<CheckoutField | 'shipping' | 'form', string>>

export function readValues(form: FormData): CheckoutValues {
  const read = (name: CheckoutField) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 300)
  return Object.fromEntries(checkoutFields.map((name) => [name, read(name)])) as CheckoutValues
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Parts of an address that this shop does not ask for. */
export const unasked: readonly AddressPart[] = ['company']

/** What is wrong with the form, by field, in words that say how to mend it. */
export function checkValues(
  values: CheckoutValues,
  countries: readonly string[],
  language: Language,
): CheckoutErrors {
  const { t } = translator(language)
  const problems = checkAddress(values, { countries, without: unasked })
  return {
    ...(values.email
      ? email.test(values.email)
        ? {}
        : { email: t('wrong_email') }
      : { email: t('needed_email') }),
    ...addressErrors(problems, uiWords(language)),
  }
}

/** The address as the shop keeps it; what the country does not use is left out. */
export function addressOf(values: CheckoutValues) {
  const { company: _, ...address } = addressIn(values)
  return address
}
