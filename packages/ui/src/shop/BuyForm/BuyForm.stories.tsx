import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BuyForm } from './BuyForm.js'

const variant = (id: string, size: string, price: number, stock: number, more: object = {}) => ({
  id,
  price,
  inventory_quantity: stock,
  options: [{ option_id: 'size', value: size }],
  ...more,
})

const meta = {
  title: 'Shop/BuyForm',
  component: BuyForm,
  args: {
    currency: 'eur',
    isInclusive: true,
    onAdd: fn(),
    defaultVariantId: 'm',
    product: {
      handle: 'tall-jug',
      options: [{ id: 'size', title: 'Size' }],
      variants: [
        variant('s', 'Small', 4800, 9),
        variant('m', 'Medium', 5600, 2, { was: 6400 }),
        variant('l', 'Large', 7200, 0),
        variant('xl', 'Very large', 9900, 0, { allow_backorder: true }),
      ],
    },
  },
} satisfies Meta<typeof BuyForm>
export default meta

export const Few: StoryObj<typeof meta> = {
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.click(canvasElement.querySelector('button[name=intent]')!)
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 'm' }), 1)
  },
}
export const SoldOut: StoryObj<typeof meta> = { args: { defaultVariantId: 'l' } }
export const ToOrder: StoryObj<typeof meta> = { args: { defaultVariantId: 'xl' } }
export const NothingChosen: StoryObj<typeof meta> = { args: { defaultVariantId: undefined } }
