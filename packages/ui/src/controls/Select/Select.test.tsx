// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Select } from './Select.js'

const options = [
  { id: 'reg_eu', name: 'Europe' },
  { id: 'reg_jp', name: 'Japan', description: 'JPY' },
]

it('chooses by keyboard', async () => {
  const onChange = vi.fn()
  render(<Select label="Region" options={options} onChange={onChange} />)
  expect(screen.getByRole('button')).toHaveTextContent('Choose…')
  await expectAccessible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('option', { name: 'Japan' })).toHaveAccessibleDescription('JPY')
  await userEvent.keyboard('J{Enter}')
  expect(onChange).toHaveBeenCalledWith('reg_jp')
  expect(screen.getByRole('button')).toHaveTextContent('Japan')
})

it('shows its groups and its error', async () => {
  render(<Select label="Region" errors="Choose a region" isRequired options={[{ name: 'Near', options }]} />)
  expect(screen.getByText('Choose a region')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Region/ }))
  expect(await screen.findByRole('group', { name: 'Near' })).toBeInTheDocument()
})
