import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VariantPicker } from './VariantPicker.js'

const variant = (size: string, glaze: string, stock: number) => ({
  id: `variant_${size}_${glaze}`,
  inventory_quantity: stock,
  options: [
    { option_id: 'size', value: size },
    { option_id: 'glaze', value: glaze },
  ],
})

const meta = {
  title: 'Shop/VariantPicker',
  component: VariantPicker,
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  args: {
    defaultVariantId: 'variant_Tall_Ash',
    product: {
      options: [
        { id: 'size', title: 'Size' },
        { id: 'glaze', title: 'Glaze' },
      ],
      variants: [
        variant('Small', 'Ash', 4),
        variant('Small', 'Iron', 2),
        variant('Tall', 'Ash', 3),
        variant('Tall', 'Iron', 0),
        variant('Small', 'Celadon', 1),
      ],
    },
  },
} satisfies Meta<typeof VariantPicker>
export default meta

export const TwoOptions: StoryObj<typeof meta> = {}
export const ThatLeadsOn: StoryObj<typeof meta> = {
  args: { defaultVariantId: 'variant_Tall_Ash', onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Celadon/ }))
    await expect(canvas.getByRole('radio', { name: /Small/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'variant_Small_Celadon' }),
    )
  },
}
export const Swatches: StoryObj<typeof meta> = {
  args: {
    swatches: {
      Glaze: { Ash: { color: '#d8d2c4' }, Iron: { color: '#4a3a30' }, Celadon: { color: '#9db8a4' } },
    },
  },
}
export const ManyValues: StoryObj<typeof meta> = {
  args: {
    defaultVariantId: undefined,
    product: {
      options: [{ id: 'length', title: 'Length' }],
      variants: Array.from({ length: 30 }, (_, index) => ({
        id: `variant_${index}`,
        inventory_quantity: index % 4,
        options: [{ option_id: 'length', value: `${60 + index * 5} cm` }],
      })),
    },
  },
}
