// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import ar from '../../strings/ar.js'
import { expectAccessible, render, screen, userEvent, within } from '../../testing/render.js'
import { Tree, type TreeProps } from './Tree.js'
import { moveTreeItem, type TreeMove } from './tree-moves.js'

interface Category {
  id: string
  name: string
  children: Category[]
}
const category = (name: string, ...children: Category[]): Category => ({
  id: name.toLowerCase(),
  name,
  children,
})
const start = [
  category('Vessels', category('Jugs'), category('Bowls', category('Deep'))),
  category('Lamps'),
  category('Seats'),
]
const shape = {
  itemId: ({ id }: Category) => id,
  childrenOf: ({ children }: Category) => children,
}

function Categories({ told, ...props }: Partial<TreeProps<Category>> & { told?: (move: TreeMove) => void }) {
  const [items, setItems] = useState(start)
  return (
    <Tree
      label="Categories"
      items={items}
      {...shape}
      itemName={({ name }) => name}
      onMove={
        told &&
        ((move) => {
          told(move)
          setItems((before) =>
            moveTreeItem(before, move, { ...shape, withChildren: (one, children) => ({ ...one, children }) }),
          )
        })
      }
      {...props}
    />
  )
}
const row = (name: string) => screen.getByRole('row', { name })
const names = () => screen.getAllByRole('row').map((one) => one.getAttribute('aria-label'))

it('names its rows, their levels and places', async () => {
  render(<Categories defaultExpanded="all" told={() => {}} onRename={() => {}} />)
  expect(screen.getByRole('treegrid', { name: 'Categories' })).toHaveAccessibleDescription(/Alt/)
  expect(names()).toEqual(['Vessels', 'Jugs', 'Bowls', 'Deep', 'Lamps', 'Seats'])
  expect(row('Bowls')).toHaveAttribute('aria-level', '2')
  expect(row('Bowls')).toHaveAttribute('aria-posinset', '2')
  expect(row('Bowls')).toHaveAttribute('aria-setsize', '2')
  expect(screen.getByRole('button', { name: 'Collapse Bowls' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'More actions: Deep' })).toBeInTheDocument()
  await expectAccessible()
})

it('is walked, opened, closed and searched with the keys alone', async () => {
  const onAction = vi.fn()
  render(<Categories onAction={onAction} />)
  await userEvent.tab()
  expect(row('Vessels')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(row('Jugs')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ name: 'Jugs' }))
  await userEvent.keyboard('{End}')
  expect(row('Seats')).toHaveFocus()
  await userEvent.keyboard('l')
  expect(row('Lamps')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(names()).toEqual(['Vessels', 'Lamps', 'Seats'])
})

it('moves an item with Alt and the arrow keys, says where it is, and keeps the focus on it', async () => {
  const told = vi.fn()
  render(<Categories told={told} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
  expect(told).toHaveBeenLastCalledWith({ key: 'lamps', parentKey: null, index: 2 })
  expect(names()).toEqual(['Vessels', 'Seats', 'Lamps'])
  expect(row('Lamps')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Lamps: 3 of 3 at the top level')
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowRight}{/Alt}')
  expect(told).toHaveBeenLastCalledWith({ key: 'lamps', parentKey: 'vessels', index: 2 })
  expect(names()).toEqual(['Vessels', 'Jugs', 'Bowls', 'Lamps', 'Seats'])
  expect(row('Lamps')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Lamps: 3 of 3 in Vessels')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(told).toHaveBeenLastCalledWith({ key: 'lamps', parentKey: null, index: 1 })
})

it('mirrors the way in and out where words run from right to left', async () => {
  const told = vi.fn()
  render(<Categories told={told} />, { locale: 'ar', strings: ar })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowLeft}{/Alt}')
  expect(told).toHaveBeenLastCalledWith({ key: 'lamps', parentKey: 'vessels', index: 2 })
})

it('asks whether an item may go there', async () => {
  const told = vi.fn()
  render(<Categories told={told} canMove={({ parentKey }) => parentKey === null} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
  expect(told).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Lamps cannot be moved there')
})

it('moves from the menu of a row, which offers what is possible', async () => {
  const told = vi.fn()
  render(<Categories told={told} itemMenu={() => [{ id: 'edit', name: 'Edit' }]} />)
  await userEvent.click(screen.getByRole('button', { name: 'More actions: Lamps' }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((one) => one.textContent),
  ).toEqual([
    'Edit',
    expect.stringContaining('Move up'),
    expect.stringContaining('Move down'),
    'Move into Vessels',
  ])
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Move into Vessels' }))
  expect(told).toHaveBeenCalledWith({ key: 'lamps', parentKey: 'vessels', index: 2 })
})

it('renames in place, and Escape leaves the name', async () => {
  const onRename = vi.fn()
  render(<Categories onRename={onRename} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{F2}')
  expect(screen.getByRole('textbox', { name: 'Rename Lamps' })).toHaveFocus()
  await userEvent.keyboard('Seat lights{Enter}')
  expect(onRename).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'lamps' }), 'Seat lights')
  expect(row('Lamps')).toHaveFocus()
  await userEvent.keyboard('{F2}x{Escape}')
  expect(onRename).toHaveBeenCalledOnce()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('selects one or several', async () => {
  const onSelectedChange = vi.fn()
  const { rerender } = render(
    <Categories selectionMode="multiple" selected={new Set()} onSelectedChange={onSelectedChange} />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Lamps' }))
  expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['lamps']))
  await expectAccessible()
  rerender(<Categories selectionMode="single" selected={new Set(['seats'])} />)
  expect(row('Seats')).toHaveAttribute('aria-selected', 'true')
})

it('says that it is loading, and what there is to say without items', () => {
  const { rerender } = render(<Categories isLoading />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  rerender(<Categories items={[]} empty="No categories yet" />)
  expect(screen.getByText('No categories yet')).toBeInTheDocument()
})
