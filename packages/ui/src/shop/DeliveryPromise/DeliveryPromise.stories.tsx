import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeliveryPromise } from './DeliveryPromise.js'

const meta = {
  title: 'Shop/DeliveryPromise',
  component: DeliveryPromise,
  args: { dates: 'Thu 26 Nov – Mon 30 Nov' },
} satisfies Meta<typeof DeliveryPromise>
export default meta

export const Days: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Thu 26 Nov – Mon 30 Nov')
  },
}
export const OneDay: StoryObj<typeof meta> = { args: { dates: 'Tue 24 Nov' } }
export const Narrow: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
}
