import type { Translate } from '../i18n/use-t'
import { addressRule } from './address-rules'

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

/** What is wrong with the form, by field, in words that say how to mend it. */
export function checkValues(values: CheckoutValues, countries: string[], t: Translate): CheckoutErrors {
  const errors: CheckoutErrors = {}
  const rule = addressRule(values.country_code)
  if (!values.email) errors.email = t('needed_email')
  else if (!email.test(values.email)) errors.email = t('wrong_email')
  if (!countries.includes(values.country_code)) errors.country_code = t('needed_country')
  if (!values.first_name) errors.first_name = t('needed_first_name')
  if (!values.last_name) errors.last_name = t('needed_last_name')
  if (!values.address_1) errors.address_1 = t('needed_address')
  if (!values.city) errors.city = t('needed_city')
  if (rule.province && !rule.province.optional && !values.province) {
    errors.province = t(`needed_${rule.province.label}`)
  }
  if (rule.postal) {
    const { pattern, example, optional } = rule.postal
    if (!values.postal_code) {
      if (!optional) errors.postal_code = t('needed_postal_code')
    } else if (!pattern.test(values.postal_code)) errors.postal_code = t('wrong_postal_code', { example })
  }
  return errors
}

/** The address as the shop keeps it; what the country does not use is left out. */
export function addressOf(values: CheckoutValues) {
  const rule = addressRule(values.country_code)
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    address_1: values.address_1,
    address_2: values.address_2,
    city: values.city,
    country_code: values.country_code,
    province: rule.province ? values.province : '',
    postal_code: rule.postal ? values.postal_code : '',
    phone: values.phone,
  }
}
