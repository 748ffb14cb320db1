'use client'

import {
  type AddressFormat,
  type AddressPart,
  type AddressValues,
  addressFormat,
} from '@cartwright/sdk/rules'
import { useRef, useState } from 'react'
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
  const pending = useRef({ drawn: address, next: address })
  const format = addressFormat(address.country_code)
  const t = useStrings()
  return {
    address,
    format,
    labelOf: (part) => addressLabel(part, t, format.labels[part]),
    change: (part, text) => {
      // Browsers that fill in a whole address change all its fields before any of them is drawn again.
      const { drawn, next: last } = pending.current
      const next = { ...(drawn === address ? last : address), [part]: text }
      pending.current = { drawn: address, next }
      setOwn(next)
      onChange?.(next)
    },
  }
}
