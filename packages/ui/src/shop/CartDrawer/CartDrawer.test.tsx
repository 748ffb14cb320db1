// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { CartDrawer, type CartSummary } from './CartDrawer.js'

const cart: CartSummary = {
  region: { currency_code: 'eur' },
  items: [
    {
      id: 'item_1',
      title: 'Jug',
      quantity: 2,
      unit_price: 6400,
      total: 12800,
      variant: { inventory_quantity: 3 },
    },
    { id: 'item_2', title: 'Throw', quantity: 1, unit_price: 14800, total: 13320 },
  ],
  subtotal: 27600,
  discount_total: 1480,
  total: 26120,
}
const show = (props: Partial<React.ComponentProps<typeof CartDrawer>> = {}) =>
  render(<CartDrawer cart={cart} isOpen onOpenChange={() => {}} checkoutHref="/checkout" {...props} />)

it('shows lines and sums and leads to the check-out', async () => {
  show({ hrefFor: (line) => `/p/${line.id}` })
  expect(screen.getByRole('dialog', { name: 'Cart (3)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Jug' })).toHaveAttribute('href', '/p/item_1')
  expect(screen.getByText('-€14.80')).toBeInTheDocument()
  expect(screen.getByText('€261.20')).toBeInTheDocument()
  expect(screen.getByText('Original price: €148.00')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout')
  await expectAccessible()
})

it('changes quantities up to the stock and removes lines', async () => {
  const [onQuantityChange, onRemove] = [vi.fn(), vi.fn()]
  show({ onQuantityChange, onRemove })
  await userEvent.click(screen.getByRole('button', { name: /Increase.*Jug/ }))
  expect(onQuantityChange).toHaveBeenCalledWith('item_1', 3)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Throw' }))
  expect(onRemove).toHaveBeenCalledWith('item_2')
})

it('says that it is empty', async () => {
  const onOpenChange = vi.fn()
  show({ cart: null, onOpenChange })
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
