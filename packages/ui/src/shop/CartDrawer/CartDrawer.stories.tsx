import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { CartDrawer } from './CartDrawer.js'

const meta = {
  title: 'Shop/CartDrawer',
  component: CartDrawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    hrefFor: (line) => `#${line.id}`,
    checkoutHref: '#checkout',
    cart: {
      region: { currency_code: 'eur' },
      items: [
        {
          id: 'item_1',
          title: 'Tall jug, ash glaze',
          description: 'Tall',
          quantity: 2,
          unit_price: 6400,
          total: 12800,
          variant: { inventory_quantity: 3 },
        },
        {
          id: 'item_2',
          title: 'Throw, indigo twill',
          description: '130 × 180 cm',
          quantity: 1,
          unit_price: 14800,
          total: 13320,
        },
      ],
      subtotal: 27600,
      discount_total: 1480,
      shipping_total: 490,
      tax_total: 4250,
      total: 26610,
    },
  },
} satisfies Meta<typeof CartDrawer>
export default meta

export const Filled: StoryObj<typeof meta> = {
  play: async ({ userEvent, args, say }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: say('removeNamed', { name: 'Throw, indigo twill' }) }),
    )
    await expect(args.onRemove).toHaveBeenCalledWith('item_2')
  },
}
export const Empty: StoryObj<typeof meta> = { args: { cart: null } }
