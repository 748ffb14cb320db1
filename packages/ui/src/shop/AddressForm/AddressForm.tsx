'use client'

import { type AddressPart, addressFormat } from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { FormRow } from '../../controls/Form/Form.js'
import { Select } from '../../controls/Select/Select.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { type StringKey, useStrings } from '../../strings/use-strings.js'

/** An address as the API spells it. */
export type Address = Partial<Record<AddressPart, string | null>>

export interface AddressFormProps {
  value: Address
  onChange: (address: Address) => void
  /** Called when a field is left: the moment to save. */
  onBlur?: () => void
  /** The countries to choose from, by their two-letter codes: those of the region. */
  countries: readonly { iso_2: string }[]
  errors?: Partial<Record<AddressPart, string | readonly string[]>>
  /** Stands before the names of the fields: `shipping_address.`. */
  namePrefix?: string
  /** What the browser fills in: the address goods or bills are sent to. */
  purpose?: 'shipping' | 'billing'
  /** Leaves out what is not needed. */
  without?: readonly AddressPart[]
  isDisabled?: boolean
  className?: string
}

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

/** The fields of an address in the order and with the names of its country. */
export function AddressForm({
  value,
  onChange,
  onBlur,
  countries,
  errors = {},
  namePrefix = '',
  purpose = 'shipping',
  without = [],
  isDisabled,
  className,
}: AddressFormProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const format = addressFormat(value.country_code)
  const options = countries
    .map(({ iso_2 }) => ({ id: iso_2.toLowerCase(), name: names.of(iso_2.toUpperCase()) ?? iso_2 }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))

  const field = (part: AddressPart) => {
    const isRequired = format.required.includes(part)
    const label = t(format.labels[part] ?? labels[part])
    if (part === 'country_code') {
      return (
        <Select
          key={part}
          label={label}
          name={namePrefix + part}
          options={options}
          value={value.country_code?.toLowerCase() || null}
          onChange={(id) => onChange({ ...value, country_code: id })}
          onBlur={onBlur}
          errors={errors[part]}
          isRequired
          isDisabled={isDisabled}
        />
      )
    }
    return (
      <TextField
        key={part}
        label={isRequired ? label : `${label} (${t('optional')})`}
        name={namePrefix + part}
        type={part === 'phone' ? 'tel' : 'text'}
        autoComplete={`${purpose} ${autoComplete[part]}` as 'shipping name'}
        value={value[part] ?? ''}
        onChange={(text) => onChange({ ...value, [part]: text })}
        onBlur={onBlur}
        errors={errors[part]}
        isRequired={isRequired}
        isDisabled={isDisabled}
      />
    )
  }
  return (
    <div className={classNames('cw-Form', 'cw-AddressForm', className)}>
      {format.lines
        .map((line) => line.filter((part) => !without.includes(part)))
        .filter((line) => line.length > 0)
        .map((line) =>
          line.length === 1 ? field(line[0]!) : <FormRow key={line.join()}>{line.map(field)}</FormRow>,
        )}
    </div>
  )
}
