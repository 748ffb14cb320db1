import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
/** What a customer saved stands above the way itself. */
export const WithSavedCards: StoryObj<typeof meta> = {
  args: {
    defaultValue: 'card:pm_1',
    onChange: fn(),
    methods: [
      {
        id: 'card',
        name: 'Another card',
        saved: [
          { id: 'pm_1', name: 'Visa ending in 4242', description: 'Expires 12/2030' },
          { id: 'pm_2', name: 'Mastercard ending in 4444', description: 'Expired 01/2024', isDisabled: true },
        ],
        instructions: 'Its fields stand here.',
      },
      { id: 'manual', name: 'On invoice' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /4242/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /4444/ })).toBeDisabled()
    await expect(canvas.getByText('Its fields stand here.')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Another card' }))
    await expect(args.onChange).toHaveBeenCalledWith('card')
    await expect(canvas.getByText('Its fields stand here.')).toBeVisible()
  },
}
