import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './Price.js'

const meta = {
  title: 'Display/Price',
  component: Price,
  args: { amount: 6400, currency: 'eur' },
} satisfies Meta<typeof Price>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const Reduced: StoryObj<typeof meta> = { args: { originalAmount: 8000 } }
export const Cheapest: StoryObj<typeof meta> = { args: { isFrom: true } }
