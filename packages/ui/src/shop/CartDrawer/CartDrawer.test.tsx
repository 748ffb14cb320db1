// @vitest-environment jsdom
import type { CartView } from '@cartwright/sdk/rules'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent, within } from '../../testing/render.js'
import { CartDrawer, type CartDrawerProps } from './CartDrawer.js'

const line = (id: string, title: string, quantity: number, unit: number, max = 99) => ({
  id,
  title,
  variant: null,
  handle: id,
  quantity,
  unit,
  amount: unit * quantity,
  bounds: { min: 1, max, isStock: max < 99 },
})
const cart: CartView = {
  id: 'cart_1',
  currency_code: 'eur',
  inclusive: true,
  email: null,
  lines: [line('jug', 'Jug', 2, 6400, 3), line('throw', 'Throw', 1, 14_800)],
  pieces: 3,
  codes: [{ code: 'TEN', kind: 'discount' }],
  goods: 27_600,
  discount: 2760,
  shipping: null,
  gift_card: 0,
  tax: 4000,
  total: 24_840,
}
const show = (props: Partial<CartDrawerProps> = {}) =>
  render(
    <CartDrawer
      cart={cart}
      isOpen
      onOpenChange={() => {}}
      checkoutHref="/checkout"
      cartHref="/cart"
      hrefFor={({ handle }) => `/p/${handle}`}
      {...props}
    />,
  )

it('shows lines, sums that add up and the way on', async () => {
  show()
  const dialog = screen.getByRole('dialog', { name: /Cart 3 items/ })
  expect(within(dialog).getByRole('link', { name: 'Jug' })).toHaveAttribute('href', '/p/jug')
  expect(within(dialog).getByText('-€27.60')).toBeInTheDocument()
  expect(within(dialog).getByText('At checkout')).toBeInTheDocument()
  expect(within(dialog).getByText('of which €40.00 tax')).toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout')
  await expectAccessible()
})

it('tells what is to change', async () => {
  const told = { onQuantityChange: vi.fn(), onRemove: vi.fn(), onApplyCode: vi.fn(), onRemoveCode: vi.fn() }
  show(told)
  await userEvent.click(screen.getByRole('button', { name: 'Increase: Quantity: Jug' }))
  expect(told.onQuantityChange).toHaveBeenCalledWith('jug', 3)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Throw' }))
  expect(told.onRemove).toHaveBeenCalledWith('throw')
  await userEvent.click(screen.getByRole('button', { name: 'Remove TEN' }))
  expect(told.onRemoveCode).toHaveBeenCalledWith('TEN')
  await userEvent.click(screen.getByText('Discount code or gift card'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), ' MAY {Enter}')
  expect(told.onApplyCode).toHaveBeenCalledWith('MAY')
})

it('leaves a code that counts by now in no field, and whoever typed it there', async () => {
  const told = { onApplyCode: vi.fn() }
  const drawer = (codes: CartView['codes']) => (
    <CartDrawer cart={{ ...cart, codes }} isOpen checkoutHref="/checkout" {...told} />
  )
  const { rerender } = render(drawer([]))
  await userEvent.click(screen.getByText('Discount code or gift card'))
  const field = screen.getByRole('textbox', { name: 'Code' })
  await userEvent.type(field, 'may{Enter}')
  rerender(drawer([{ code: 'TEN', kind: 'discount' }]))
  expect(field).toHaveValue('may')
  rerender(drawer([{ code: 'MAY', kind: 'discount' }]))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

it('opens and closes by itself or as told', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = show({ isOpen: undefined, defaultOpen: true, cart: null, onOpenChange })
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAttribute('open')
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(dialog).not.toHaveAttribute('open')
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
  rerender(<CartDrawer cart={null} isOpen onOpenChange={onOpenChange} checkoutHref="/checkout" />)
  expect(dialog).toHaveAttribute('open')
})

it('waits with the checkout while something is being saved', async () => {
  show({ isUpdating: true })
  expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('aria-disabled', 'true')
})

it('posts from the page of the server, without any script', () => {
  const innerHTML = renderToString(<CartDrawer cart={cart} checkoutHref="/checkout" action="/cart" />)
  const page = Object.assign(document.createElement('div'), { innerHTML })
  const more = page.querySelector<HTMLButtonElement>('button[name=step][value="3"]')!
  expect(Object.fromEntries(new FormData(more.form!, more))).toEqual({
    line: 'jug',
    intent: 'quantity',
    quantity: '2',
    step: '3',
  })
  const remove = page.querySelector<HTMLButtonElement>('button[value=remove]')!
  expect(Object.fromEntries(new FormData(remove.form!, remove))).toEqual({ line: 'jug', intent: 'remove' })
  const uncode = page.querySelector<HTMLButtonElement>('button[value=uncode]')!
  expect(Object.fromEntries(new FormData(uncode.form!, uncode))).toEqual({ code: 'TEN', intent: 'uncode' })
  expect(page.querySelector('form')).toHaveAttribute('action', '/cart')
})
