// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { expectAccessible, fireEvent, render, screen, userEvent } from '../../testing/render.js'
import { QuantityStepper } from './QuantityStepper.js'

const number = () => screen.getByRole('spinbutton', { name: 'Quantity' })

it('counts up to what is in stock', async () => {
  const onChange = vi.fn()
  render(<QuantityStepper defaultValue={1} maxValue={2} onChange={onChange} />)
  const more = screen.getByRole('button', { name: /Increase/ })
  expect(screen.getByRole('button', { name: /Decrease/ })).toBeDisabled()
  await userEvent.click(more)
  expect(onChange).toHaveBeenLastCalledWith(2)
  expect(more).toBeDisabled()
  await expectAccessible()
})

it('brings what is typed into its bounds, and says how many there are', async () => {
  const onChange = vi.fn()
  render(<QuantityStepper defaultValue={1} maxValue={7} onChange={onChange} />)
  await userEvent.clear(number())
  await userEvent.type(number(), '40')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(7)
  expect(number()).toHaveValue(7)
  expect(number()).toHaveAccessibleDescription('Only 7 left')
})

it.each([
  ['', 3],
  ['-4', 1],
  ['2.9', 2],
])('typed %s over 3 it stands at %i', (text, quantity) => {
  render(<QuantityStepper defaultValue={3} maxValue={7} />)
  fireEvent.change(number(), { target: { value: text } })
  fireEvent.blur(number())
  expect(number()).toHaveValue(quantity)
})

it('shows what it is told, whatever was typed', async () => {
  const { rerender } = render(<QuantityStepper value={2} onChange={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: /Increase/ }))
  expect(number()).toHaveValue(2)
  rerender(<QuantityStepper value={5} onChange={() => {}} />)
  expect(number()).toHaveValue(5)
})

it('posts steps from the page of the server, without any script', () => {
  const innerHTML = renderToString(
    <QuantityStepper defaultValue={2} maxValue={3} name="quantity" stepName="step" />,
  )
  const form = Object.assign(document.createElement('form'), { innerHTML })
  const posted = (step: number) => {
    const button = form.querySelector<HTMLButtonElement>(`button[type=submit][value="${step}"]`)!
    return Object.fromEntries(new FormData(form, button))
  }
  expect([posted(1), posted(3)]).toEqual([
    { quantity: '2', step: '1' },
    { quantity: '2', step: '3' },
  ])
})
