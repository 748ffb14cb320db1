import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
/** Days are written by whoever knows the day: `deliveryDates` of the SDK. */
export const WithDates: StoryObj<typeof meta> = {
  args: {
    options: [
      { id: 'so_1', name: 'Standard', amount: 490, dates: 'Thu 26 Nov – Mon 30 Nov' },
      { id: 'so_2', name: 'Express', amount: 1490, dates: 'Tue 24 Nov', description: 'If ordered by noon' },
      { id: 'so_3', name: 'Fetched at the workshop', amount: 0 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Thu 26 Nov – Mon 30 Nov')
    await expect(canvasElement).toHaveTextContent('If ordered by noon')
  },
}
export const None: StoryObj<typeof meta> = { args: { options: [] } }
