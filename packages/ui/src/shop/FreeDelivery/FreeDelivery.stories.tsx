import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FreeDelivery } from './FreeDelivery.js'

const meta = {
  title: 'Shop/FreeDelivery',
  component: FreeDelivery,
  args: { from: 8000, counted: 6800, currency: 'eur' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreeDelivery>
export default meta

export const OnTheWay: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('progress')
    await expect(line?.value).toBe(6800)
    await expect(line?.max).toBe(8000)
  },
}
export const Reached: StoryObj<typeof meta> = { args: { counted: 9100 } }
/** Before there is a cart it says where it begins. */
export const Nothing: StoryObj<typeof meta> = { args: { counted: 0 } }
/** A currency without minor units. */
export const Yen: StoryObj<typeof meta> = { args: { from: 12_000, counted: 11_999, currency: 'jpy' } }
