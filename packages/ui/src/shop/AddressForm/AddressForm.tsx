'use client'

import type { AddressPart, AddressValues } from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { FormField } from '../FormField/FormField.js'
import { type AddressFormOptions, useAddressForm } from './use-address-form.js'

/** An address as the API spells it. */
export type Address = AddressValues

export interface AddressFormProps extends AddressFormOptions {
  /** Called when a field is left: the moment to save. */
  onBlur?: () => void
  /** The countries to choose from, by their two-letter codes: those of the region. */
  countries: readonly { iso_2: string }[]
  errors?: Partial<Record<AddressPart, string | readonly string[]>>
  hints?: Partial<Record<AddressPart, string>>
  /** Stands before the names of the fields: `shipping_address.`. */
  namePrefix?: string
  /** What the browser fills in: the address goods or bills are sent to. */
  purpose?: 'shipping' | 'billing'
  /** Leaves out what is not needed. */
  without?: readonly AddressPart[]
  isDisabled?: boolean
  className?: string
}

const autoComplete: Record<AddressPart, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  address_1: 'address-line1',
  address_2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
  country_code: 'country',
  phone: 'tel',
}
/** Parts that are written from left to right whatever the page reads. */
const latin: readonly AddressPart[] = ['phone', 'postal_code']

/**
 * The fields of an address in the order and with the names of its country, on the server and in a plain form as well. Another
 * country asks for other parts as soon as it is chosen; what was typed stays.
 */
export function AddressForm({
  onBlur,
  countries,
  errors = {},
  hints = {},
  namePrefix = '',
  purpose = 'shipping',
  without = [],
  isDisabled,
  className,
  ...options
}: AddressFormProps) {
  const { locale } = useLocale()
  const { address, format, labelOf, change } = useAddressForm(options)
  const choices = (part: AddressPart) => {
    if (part === 'province') return format.provinces
    return part === 'country_code' ? countryChoices(countries, locale) : undefined
  }
  const field = (part: AddressPart) => {
    const isRequired = format.required.includes(part)
    const text = address[part] ?? ''
    return (
      <FormField
        key={part}
        id={namePrefix + part}
        name={namePrefix + part}
        label={labelOf(part)}
        type={part === 'phone' ? 'tel' : 'text'}
        inputMode={part === 'phone' ? 'tel' : undefined}
        autoComplete={`${purpose} ${autoComplete[part]}`}
        value={part === 'country_code' ? text.toLowerCase() : text}
        onChange={(next) => change(part, next)}
        onBlur={onBlur}
        hint={hints[part]}
        error={errors[part]}
        choices={choices(part)}
        isRequired={isRequired}
        isOptional={!isRequired}
        isDisabled={isDisabled}
        dir={latin.includes(part) ? 'ltr' : undefined}
      />
    )
  }
  return (
    <div className={classNames('cw-AddressForm', className)}>
      {format.lines
        .map((line) => line.filter((part) => !without.includes(part)))
        .filter((line) => line.length > 0)
        .map((line) => (
          <div key={line.join()} className="cw-AddressForm-line" data-fields={line.length}>
            {line.map(field)}
          </div>
        ))}
    </div>
  )
}

function countryChoices(countries: AddressFormProps['countries'], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countries
    .map(({ iso_2 }) => ({ value: iso_2.toLowerCase(), label: names.of(iso_2.toUpperCase()) ?? iso_2 }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
