// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { BuyForm, type BuyFormProps } from '../BuyForm/BuyForm.js'

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>
let tell: (entries: Entry[]) => void
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Entry[]) => void) {
        tell = (entries) => act(() => callback(entries))
      }
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<footer>Imprint</footer>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const props: BuyFormProps = {
  product: {
    handle: 'jug',
    options: [{ id: 'size', title: 'Size' }],
    variants: [
      { id: 's', price: 4800, inventory_quantity: 9, options: [{ option_id: 'size', value: 'Small' }] },
      { id: 'l', price: 6400, inventory_quantity: 0, options: [{ option_id: 'size', value: 'Large' }] },
    ],
  },
  currency: 'eur',
  isInclusive: true,
  defaultVariantId: 's',
  bar: { title: 'Tall jug' },
}
const main = () => document.querySelector('.cw-BuyForm-add')!
const footer = () => document.querySelector('footer')!
const bar = () => document.querySelector('.cw-BuyBar')
const see = (isMainSeen: boolean, isFooterSeen = false) =>
  tell([
    { target: main(), isIntersecting: isMainSeen },
    { target: footer(), isIntersecting: isFooterSeen },
  ])

it('is there only while neither the button nor the footer is seen, and cannot be reached before', async () => {
  render(<BuyForm {...props} />)
  expect(bar()).toBeNull()
  see(true)
  expect(bar()).toHaveAttribute('inert')
  expect(bar()).not.toHaveAttribute('data-shown')
  see(false)
  expect(bar()).toHaveAttribute('data-shown')
  expect(bar()).not.toHaveAttribute('inert')
  expect(bar()).toHaveTextContent('Tall jug€48.00')
  await expectAccessible()
  see(false, true)
  expect(bar()).toHaveAttribute('inert')
})
it('presses the button of the form, with all that is chosen in it', async () => {
  const onAdd = vi.fn()
  render(<BuyForm {...props} onAdd={onAdd} />)
  see(false)
  await userEvent.click(screen.getByRole('button', { name: /Increase/ }))
  const [, button] = screen.getAllByRole('button', { name: 'Add to cart' })
  expect(button).toHaveAttribute('form', main().closest('form')?.id)
  await userEvent.click(button!)
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 's' }), 2)
})
it('stays away from what cannot be bought', async () => {
  render(<BuyForm {...props} />)
  see(false)
  await userEvent.click(screen.getByRole('radio', { name: /Large/ }))
  expect(bar()).toHaveAttribute('inert')
})
it('is nothing without scripts', () => {
  expect(renderToString(<BuyForm {...props} />)).not.toContain('cw-BuyBar')
})
