import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Select } from './Select.js'

const meta = {
  title: 'Controls/Select',
  component: Select,
  args: {
    label: 'Region',
    onChange: fn(),
    options: [
      { id: 'reg_eu', name: 'Europe', description: 'EUR, tax included' },
      { id: 'reg_gb', name: 'United Kingdom', description: 'GBP, tax included' },
      { id: 'reg_jp', name: 'Japan', description: 'JPY' },
      { id: 'reg_us', name: 'United States', description: 'USD, tax added', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Select>
export default meta

export const Closed: StoryObj<typeof meta> = { args: { defaultValue: 'reg_eu' } }
export const Choosing: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'Japan' }))
    await expect(args.onChange).toHaveBeenCalledWith('reg_jp')
  },
}
export const Grouped: StoryObj<typeof meta> = {
  args: {
    label: 'Reason',
    isRequired: true,
    options: [
      {
        name: 'Condition',
        options: [
          { id: 'broken', name: 'Arrived broken' },
          { id: 'fault', name: 'Faulty' },
        ],
      },
      { name: 'Choice', options: [{ id: 'size', name: 'Wrong size' }] },
    ],
  },
}
export const WithError: StoryObj<typeof meta> = { args: { errors: 'Choose a region', isRequired: true } }
