import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ComboBox } from './ComboBox.js'

const meta = {
  title: 'Controls/ComboBox',
  component: ComboBox,
  args: {
    label: 'Customer',
    onChange: fn(),
    options: [
      { id: 'ada', name: 'Ada Lovelace', description: 'ada@example.com' },
      { id: 'grace', name: 'Grace Hopper', description: 'grace@example.com' },
      { id: 'katherine', name: 'Katherine Johnson', description: 'katherine@example.com' },
    ],
  },
} satisfies Meta<typeof ComboBox>
export default meta

export const Empty: StoryObj<typeof meta> = {}
export const Finding: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'gra')
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Hopper' }))
    await expect(args.onChange).toHaveBeenCalledWith('grace')
  },
}
export const WithError: StoryObj<typeof meta> = { args: { isRequired: true, errors: 'Choose a customer' } }
