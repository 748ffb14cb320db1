// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { SearchField } from './SearchField.js'

it('is searched with Enter and emptied with Escape or its button', async () => {
  const onSubmit = vi.fn()
  render(<SearchField label="Search orders" onSubmit={onSubmit} />)
  const input = screen.getByRole('searchbox', { name: 'Search orders' })
  await userEvent.type(input, 'ada{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('ada')
  await userEvent.keyboard('{Escape}')
  expect(input).toHaveValue('')
  await userEvent.type(input, 'jug')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(input).toHaveValue('')
  await expectAccessible()
})
