import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShippingChoice } from './ShippingChoice.js'

const meta = {
  title: 'Shop/ShippingChoice',
  component: ShippingChoice,
  args: {
    currency: 'eur',
    defaultValue: 'so_1',
    options: [
      { id: 'so_1', name: 'Standard', amount: 490, description: 'Two to four days' },
      { id: 'so_2', name: 'Express', amount: 1490, description: 'Tomorrow' },
      { id: 'so_3', name: 'Fetched at the workshop', amount: 0 },
    ],
  },
} satisfies Meta<typeof ShippingChoice>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const None: StoryObj<typeof meta> = { args: { options: [] } }
