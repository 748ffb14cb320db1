import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SortSelect } from './SortSelect.js'

const meta = {
  title: 'Shop/SortSelect',
  component: SortSelect,
  args: {
    search: 'type=Lamp',
    options: [
      { value: 'new', label: 'Newest' },
      { value: 'price_up', label: 'Price, low to high' },
      { value: 'name', label: 'Name' },
    ],
  },
} satisfies Meta<typeof SortSelect>
export default meta

export const Plain: StoryObj<typeof meta> = {}
export const Live: StoryObj<typeof meta> = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'name')
    await expect(args.onChange).toHaveBeenLastCalledWith('type=Lamp&sort=name')
  },
}
