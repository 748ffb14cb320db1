'use client'

import {
  type AddressFormat,
  type AddressPart,
  type AddressValues,
  addressFormat,
} from '@cartwright/sdk/rules'
import { useState } from 'react'
import { useStrings } from '../../strings/use-strings.js'
import { addressLabel } from './address-errors.js'

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
    labelOf: (part) => addressLabel(part, t, format.labels[part]),
    change: (part, text) => {
      const next = { ...address, [part]: text }
      setOwn(next)
      onChange?.(next)
    },
  }
}
