// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { TextField } from './TextField.js'

it('tells what was typed', async () => {
  const onChange = vi.fn()
  render(<TextField label="Title" name="title" onChange={onChange} hint="On the product page" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Jug')
  expect(onChange).toHaveBeenLastCalledWith('Jug')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('On the product page')
  await expectAccessible()
})

it('shows the first error below and marks the control', async () => {
  render(<TextField label="E-mail" errors={['Please enter a valid email', 'Too long']} isRequired />)
  const input = screen.getByRole('textbox', { name: /E-mail/ })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/Please enter a valid email \+1 error/)
  await expectAccessible()
})

it('becomes an area when given rows', () => {
  render(<TextField label="Note" rows={3} defaultValue="Ring twice" />)
  expect(screen.getByRole('textbox', { name: 'Note' }).tagName).toBe('TEXTAREA')
})
