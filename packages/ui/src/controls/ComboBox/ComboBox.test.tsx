// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { ComboBox } from './ComboBox.js'

const options = [
  { id: 'ada', name: 'Ada Lovelace' },
  { id: 'grace', name: 'Grace Hopper', description: 'grace@example.com' },
]

it('finds by part of the name and chooses with Enter', async () => {
  const onChange = vi.fn()
  render(<ComboBox label="Customer" options={options} onChange={onChange} />)
  const box = screen.getByRole('combobox', { name: 'Customer' })
  await expectAccessible()
  await userEvent.type(box, 'hop')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith('grace')
  expect(box).toHaveValue('Grace Hopper')
})

it('searches elsewhere and says when nothing was found', async () => {
  const onSearch = vi.fn()
  render(<ComboBox label="Customer" options={[]} onSearch={onSearch} errors="Choose a customer" />)
  await userEvent.type(screen.getByRole('combobox'), 'zz')
  expect(onSearch).toHaveBeenLastCalledWith('zz')
  expect(await screen.findByText('No results')).toBeInTheDocument()
  expect(screen.getByText('Choose a customer')).toBeInTheDocument()
})
