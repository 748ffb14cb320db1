import type { AddressLabel, AddressPart, AddressProblem, AddressProblems } from '@cartwright/sdk/rules'
import type { StringKey, Translate } from '../../strings/translate.js'

const labels: Record<AddressPart, StringKey> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  address_1: 'address1',
  address_2: 'address2',
  postal_code: 'postalCode',
  city: 'city',
  province: 'province',
  country_code: 'country',
  phone: 'phone',
}

/** What a part of an address is called, by the name its country has for it where there is one. */
export const addressLabel = (part: AddressPart, t: Translate, label?: AddressLabel): string =>
  t(label ?? labels[part])

/** Puts into words what `checkAddress` of the SDK found, on the page as on the server. */
export function addressErrors(problems: AddressProblems, t: Translate): Partial<Record<AddressPart, string>> {
  const inWords = (part: AddressPart, problem: AddressProblem) => {
    if (problem.kind === 'not_delivered_to') return t('notDeliveredTo')
    if (problem.kind === 'malformed') return t('fieldMalformed', { example: problem.example })
    return t('fieldMissing', { label: addressLabel(part, t, problem.label) })
  }
  return Object.fromEntries(
    Object.entries(problems).map(([part, problem]) => [part, inWords(part as AddressPart, problem)]),
  )
}
