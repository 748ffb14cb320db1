import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { invalidText } from '../Field/invalid-text.js'
import { MoneyInput } from './MoneyInput.js'

const meta = {
  title: 'Controls/MoneyInput',
  component: MoneyInput,
  args: { label: 'Price', currency: 'eur', onChange: fn() },
} satisfies Meta<typeof MoneyInput>
export default meta

export const Empty: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '19.99')
    await expect(args.onChange).toHaveBeenLastCalledWith(1999)
  },
}
export const Filled: StoryObj<typeof meta> = { args: { defaultValue: 123456 } }
export const NoDecimals: StoryObj<typeof meta> = { args: { currency: 'jpy', defaultValue: 12800 } }
export const WithError: StoryObj<typeof meta> = {
  args: { defaultValue: 5000, isRequired: true, errors: 'Only €24.00 can be refunded' },
}
export const NoAmount: StoryObj<typeof meta> = {
  args: { defaultValue: 19090 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{End}x')
    await expect(args.onChange).toHaveBeenLastCalledWith(invalidText)
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
