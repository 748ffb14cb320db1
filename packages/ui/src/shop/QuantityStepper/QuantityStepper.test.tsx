// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { QuantityStepper } from './QuantityStepper.js'

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

it('brings what is typed into its bounds', async () => {
  const onChange = vi.fn()
  render(<QuantityStepper defaultValue={1} maxValue={7} onChange={onChange} />)
  const input = screen.getByRole('textbox', { name: 'Quantity' })
  await userEvent.clear(input)
  await userEvent.type(input, '40')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(7)
})
