import type { Meta, StoryObj } from '@storybook/react-vite'
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
