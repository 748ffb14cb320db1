import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentChoice } from './PaymentChoice.js'

const meta = {
  title: 'Shop/PaymentChoice',
  component: PaymentChoice,
  args: {
    defaultValue: 'manual',
    methods: [
      { id: 'card', name: 'Card', description: 'Visa, Mastercard' },
      {
        id: 'manual',
        name: 'Bank transfer',
        instructions: 'Transfer to AT61 1904 3002 3457 3201 within 14 days.',
      },
    ],
  },
} satisfies Meta<typeof PaymentChoice>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const None: StoryObj<typeof meta> = { args: { methods: [] } }
export const Refused: StoryObj<typeof meta> = {
  args: { defaultValue: undefined, error: 'The card was declined.' },
}
