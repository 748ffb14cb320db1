import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { exampleCart } from '../../testing/example-cart.js'
import { CartLines } from './CartLines.js'

const meta = {
  title: 'Shop/CartLines',
  component: CartLines,
  args: {
    lines: exampleCart.lines,
    currency: 'eur',
    onQuantityChange: fn(),
    onRemove: fn(),
    hrefFor: (line) => `#${line.id}`,
  },
} satisfies Meta<typeof CartLines>
export default meta

export const Changeable: StoryObj<typeof meta> = {}
export const Compact: StoryObj<typeof meta> = { args: { isCompact: true } }
export const OnlyShown: StoryObj<typeof meta> = {
  args: { onQuantityChange: undefined, onRemove: undefined },
}
export const Saving: StoryObj<typeof meta> = { args: { isUpdating: true } }
