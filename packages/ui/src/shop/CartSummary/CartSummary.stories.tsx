import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleCart } from '../../testing/example-cart.js'
import { CartSummary } from './CartSummary.js'

const meta = {
  title: 'Shop/CartSummary',
  component: CartSummary,
  args: { cart: exampleCart, checkoutHref: '#checkout' },
} satisfies Meta<typeof CartSummary>
export default meta

export const WithCode: StoryObj<typeof meta> = {}
export const WithoutCodes: StoryObj<typeof meta> = { args: { hasCodes: false } }
