// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { type SentForm, ShopPartsProvider } from '../ShopParts/ShopParts.js'
import { BuyForm, type BuyFormProps } from './BuyForm.js'

const variant = (id: string, size: string, price: number | null, inventory_quantity: number) => ({
  id,
  price,
  inventory_quantity,
  options: [{ option_id: 'size', value: size }],
})
const product = {
  handle: 'jug',
  options: [{ id: 'size', title: 'Size' }],
  variants: [variant('s', 'Small', 4800, 9), variant('l', 'Large', 6400, 2), variant('xl', 'Huge', 9900, 0)],
}
const props: BuyFormProps = {
  product,
  currency: 'eur',
  isInclusive: true,
  action: '/cart',
  defaultVariantId: 's',
}

it('sells what is chosen, so many as there are', async () => {
  const onAdd = vi.fn()
  render(<BuyForm {...props} onAdd={onAdd} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }))
  expect(screen.getByText('€64.00')).toBeInTheDocument()
  expect(screen.getByText('Only 2 left')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Increase/ }))
  expect(screen.getByRole('button', { name: /Increase/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 'l' }), 2)
  await expectAccessible()
})

it('does not sell what is sold out, and says so', async () => {
  const onAdd = vi.fn()
  render(<BuyForm {...props} onAdd={onAdd} />)
  await userEvent.click(screen.getByRole('radio', { name: /Huge/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Sold out' }))
  expect(onAdd).not.toHaveBeenCalled()
})

it('posts all that is needed from the page of the server, without any script', () => {
  const innerHTML = renderToString(<BuyForm {...props} />)
  const form = Object.assign(document.createElement('div'), { innerHTML }).querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/cart'])
  const button = form.querySelector<HTMLButtonElement>('button[name=intent]')!
  expect([...new FormData(form, button)]).toEqual([
    ['handle', 'jug'],
    ['option:Size', 'Small'],
    ['quantity', '1'],
    ['intent', 'add'],
  ])
})

it('tells once when it is in the cart, and shows why it is not', () => {
  const onAdded = vi.fn()
  const show = (sent: SentForm) => (
    <ShopPartsProvider useForm={() => sent}>
      <BuyForm {...props} onAdded={onAdded} />
    </ShopPartsProvider>
  )
  const added = { ok: true }
  const view = render(show({ Form: 'form', isPending: true }))
  expect(screen.getByRole('button', { name: 'Adding…' })).toBeInTheDocument()
  view.rerender(show({ Form: 'form', isPending: false, outcome: added }))
  view.rerender(show({ Form: 'form', isPending: false, outcome: added }))
  expect(onAdded).toHaveBeenCalledOnce()
  view.rerender(show({ Form: 'form', isPending: false, outcome: { ok: false, error: 'Nothing left' } }))
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing left')
})
