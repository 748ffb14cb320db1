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
export type CheckoutErrors = Partial<
  Record<CheckoutField | `billing.${AddressPart}` | 'shipping' | 'payment' | 'form', string>
>

/** The fields of a form, of which another address has names that begin with `prefix`. */
export function readValues(form: FormData, prefix = ''): CheckoutValues {
  const read = (name: CheckoutField) => readText(form, prefix + name)
  return Object.fromEntries(checkoutFields.map((name) => [name, read(name)])) as CheckoutValues
}

/** A text of a form, as long as it may be. Browsers end the lines of a text with two characters, we with one. */
export const readText = (form: FormData, name: string, longest = 300): string =>
  String(form.get(name) ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
    .slice(0, longest)

/** Whether something may be an e-mail address; whether it is one, a mail shows. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Parts of an address that this shop does not ask for. */
export const unasked: readonly AddressPart[] = ['company']

/**
 * What is wrong with the form, by field, in words that say how to mend it. Where nothing is sent, `isSent` says so and no
 * address is asked for.
 */
export function checkValues(
  values: CheckoutValues,
  countries: readonly string[],
  language: Language,
  isSent = true,
): CheckoutErrors {
  const { t } = translator(language)
  const problems = isSent ? checkAddress(values, { countries, without: unasked }) : {}
  return {
    ...(values.email
      ? emailPattern.test(values.email)
        ? {}
        : { email: t('wrong_email') }
      : { email: t('needed_email') }),
    ...addressErrors(problems, uiWords(language)),
  }
}

type KnownParts = Partial<Record<CheckoutField, string | null>>

/** What the form starts with: of every field what the first that knows it says, and else this country. */
export function startValues(
  sources: readonly (KnownParts | null | undefined)[],
  country: string | undefined,
): CheckoutValues {
  const known = (name: CheckoutField) => sources.find((source) => source?.[name])?.[name] ?? ''
  const values = Object.fromEntries(checkoutFields.map((name) => [name, known(name)])) as CheckoutValues
  return { ...values, country_code: values.country_code || (country ?? '') }
}

/** The address as the shop keeps it; what the country does not use is left out. */
export function addressOf(values: CheckoutValues) {
  const { company: _, ...address } = addressIn(values)
  return address
}
