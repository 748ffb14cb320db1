import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type Address, AddressForm, type AddressFormProps } from './AddressForm.js'

function Kept({ value, ...props }: Omit<AddressFormProps, 'onChange'>) {
  const [address, setAddress] = useState<Address>(value)
  return (
    <div style={{ maxInlineSize: 480 }}>
      <AddressForm {...props} value={address} onChange={setAddress} />
    </div>
  )
}

const meta = {
  title: 'Shop/AddressForm',
  component: Kept,
  args: {
    countries: ['de', 'gb', 'us', 'jp', 'ae'].map((iso_2) => ({ iso_2 })),
    value: { country_code: 'de', first_name: 'Ada', last_name: 'Lovelace' },
  },
} satisfies Meta<typeof Kept>
export default meta

export const Germany: StoryObj<typeof meta> = {}
export const UnitedStates: StoryObj<typeof meta> = { args: { value: { country_code: 'us' } } }
export const Japan: StoryObj<typeof meta> = { args: { value: { country_code: 'jp' } } }
export const WithErrors: StoryObj<typeof meta> = {
  args: { errors: { postal_code: 'Five digits', city: ['Enter a city', 'Too long'] } },
}
