import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { exampleCart } from '../../testing/example-cart.js'
import { CartDrawer, type CartDrawerProps } from './CartDrawer.js'

function Started(props: CartDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show the cart</Button>
      <CartDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Shop/CartDrawer',
  component: CartDrawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onApplyCode: fn(),
    onRemoveCode: fn(),
    hrefFor: (line) => `#${line.id}`,
    checkoutHref: '#checkout',
    cartHref: '#cart',
    cart: exampleCart,
  },
} satisfies Meta<typeof CartDrawer>
export default meta

export const Filled: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    const [, second] = await canvas.findAllByRole('listitem')
    const remove = second!.querySelector<HTMLButtonElement>('button[value=remove]')!
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledWith('item_2')
  },
}
export const Saving: StoryObj<typeof meta> = { args: { isUpdating: true } }
export const TaxApart: StoryObj<typeof meta> = {
  args: {
    cart: { ...exampleCart, inclusive: false, goods: 23_193, discount: 1244, shipping: 412, total: 26_610 },
  },
}
export const Empty: StoryObj<typeof meta> = { args: { cart: null } }
/** Where the focus goes from here, key by key, is tried with the keys of a real keyboard. */
export const ByAButton: StoryObj<typeof meta> = { render: Started }
