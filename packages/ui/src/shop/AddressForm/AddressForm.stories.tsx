import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressForm } from './AddressForm.js'

const meta = {
  title: 'Shop/AddressForm',
  component: AddressForm,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: 480 }}>
        <Story />
      </form>
    ),
  ],
  args: {
    countries: ['de', 'gb', 'us', 'jp', 'ae'].map((iso_2) => ({ iso_2 })),
    defaultValue: { country_code: 'de', first_name: 'Ada', last_name: 'Lovelace' },
  },
} satisfies Meta<typeof AddressForm>
export default meta

export const Germany: StoryObj<typeof meta> = {}
export const UnitedStates: StoryObj<typeof meta> = { args: { defaultValue: { country_code: 'us' } } }
export const Japan: StoryObj<typeof meta> = { args: { defaultValue: { country_code: 'jp' } } }
export const WithErrors: StoryObj<typeof meta> = {
  args: { errors: { postal_code: 'Five digits', city: ['Enter a city', 'Too long'] } },
}
