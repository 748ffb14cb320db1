import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleCart } from '../../testing/example-cart.js'
import { Totals } from './Totals.js'

const meta = {
  title: 'Shop/Totals',
  component: Totals,
  args: { totals: exampleCart, currency: 'eur', isInclusive: true },
} satisfies Meta<typeof Totals>
export default meta

export const TaxInside: StoryObj<typeof meta> = {}
export const TaxApart: StoryObj<typeof meta> = {
  args: { isInclusive: false, totals: { ...exampleCart, goods: 23_193, discount: 1244, shipping: 412 } },
}
export const BeforeCheckout: StoryObj<typeof meta> = {
  args: { totals: { ...exampleCart, shipping: null, total: 26_120 } },
}
export const PaidByGiftCard: StoryObj<typeof meta> = {
  args: { totals: { ...exampleCart, shipping: 0, gift_card: 26_120, tax: 0, total: 0 } },
}
