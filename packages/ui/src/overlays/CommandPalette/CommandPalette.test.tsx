// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { CommandPalette, matchesCommand } from './CommandPalette.js'

it.each([
  ['Tall jug, ash glaze', 'ash jug', true],
  ['Café crème', 'cafe creme', true],
  ['Orders', 'product', false],
  ['Orders', '', true],
])('%s is found by "%s": %s', (text, typed, isFound) => expect(matchesCommand(text, typed)).toBe(isFound))

it('finds by name and keyword and does what is chosen', async () => {
  const [create, onOpenChange, onSearch] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      onSearch={onSearch}
      groups={[
        { name: 'Products', commands: [{ id: 'jug', name: 'Tall jug', keywords: 'JUG-ASH', href: '#jug' }] },
        { name: 'Actions', commands: [{ id: 'new', name: 'New product', onAction: create, shortcut: 'C' }] },
      ]}
    />,
  )
  const box = screen.getByRole('searchbox')
  await waitFor(() => expect(box).toHaveFocus())
  expect(screen.getAllByRole('menuitem')).toHaveLength(2)
  await expectAccessible()
  await userEvent.type(box, 'jug-ash')
  expect(screen.getByRole('menuitem', { name: 'Tall jug' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'New product' })).not.toBeInTheDocument()
  expect(onSearch).toHaveBeenLastCalledWith('jug-ash')
  await userEvent.clear(box)
  await userEvent.type(box, 'zzz')
  expect(screen.getByText('No results')).toBeInTheDocument()
  await userEvent.clear(box)
  await userEvent.type(box, 'new{Enter}')
  expect(create).toHaveBeenCalledOnce()
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
