'use client'

import {
  type AddressFormat,
  type AddressPart,
  type AddressProblem,
  type AddressProblems,
  type AddressValues,
  addressFormat,
} from '@cartwright/sdk/rules'
import { useState } from 'react'
import { type StringKey, useStrings } from '../../strings/use-strings.js'

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

export interface AddressFormOptions {
  /** Controlled together with `onChange`; else the form keeps what is typed, starting with `defaultValue`. */
  value?: AddressValues
  defaultValue?: AddressValues
  onChange?: (address: AddressValues) => void
}

/** What an address form of the country chosen looks like. */
export interface AddressFormState {
  address: AddressValues
  format: AddressFormat
  labelOf: (part: AddressPart) => string
  change: (part: AddressPart, text: string) => void
}

/** An address that is being typed, in the way its country writes it. */
export function useAddressForm({ value, defaultValue = {}, onChange }: AddressFormOptions): AddressFormState {
  const [own, setOwn] = useState(defaultValue)
  const address = value ?? own
  const format = addressFormat(address.country_code)
  const t = useStrings()
  return {
    address,
    format,
    labelOf: (part) => t(format.labels[part] ?? labels[part]),
    change: (part, text) => {
      const next = { ...address, [part]: text }
      setOwn(next)
      onChange?.(next)
    },
  }
}

/** Puts what `checkAddress` of the SDK found into words for the form. */
export function useAddressErrors(): (problems: AddressProblems) => Partial<Record<AddressPart, string>> {
  const t = useStrings()
  const inWords = (part: AddressPart, problem: AddressProblem) => {
    if (problem.kind === 'not_delivered_to') return t('notDeliveredTo')
    if (problem.kind === 'malformed') return t('fieldMalformed', { example: problem.example })
    return t('fieldMissing', { label: t(problem.label ?? labels[part]) })
  }
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).map(([part, problem]) => [part, inWords(part as AddressPart, problem)]),
    )
}
