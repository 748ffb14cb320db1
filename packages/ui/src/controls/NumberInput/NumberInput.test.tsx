// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { NumberInput } from './NumberInput.js'

it('steps by its buttons and by the keys', async () => {
  const onChange = vi.fn()
  render(<NumberInput label="Limit" defaultValue={3} maxValue={6} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /Increase/ }))
  expect(onChange).toHaveBeenLastCalledWith(4)
  await userEvent.click(screen.getByRole('textbox', { name: 'Limit' }))
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(5)
  await userEvent.keyboard('{PageDown}')
  await expectAccessible()
})

it('brings the value between its bounds on leaving', async () => {
  const onChange = vi.fn()
  render(<NumberInput label="Limit" minValue={1} maxValue={10} onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox'), '250')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(10)
})

it('reads the decimals of the locale', async () => {
  const onChange = vi.fn()
  render(<NumberInput label="Satz" onChange={onChange} />, { locale: 'de-DE' })
  await userEvent.type(screen.getByRole('textbox'), '7,7')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(7.7)
})
