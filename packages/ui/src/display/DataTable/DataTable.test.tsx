// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible, fireEvent, render, screen, userEvent, within } from '../../testing/render.js'
import { DataTable, type DataTableProps, type Sort } from './DataTable.js'

interface Line {
  id: string
  name: string
  stock: number
}
const rows: Line[] = ['Jug', 'Mug', 'Bowl', 'Vase'].map((name, index) => ({
  id: `p${index}`,
  name,
  stock: index * 10,
}))

function Products(props: Partial<DataTableProps<Line>> & { onChosen?: (ids: string[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Products"
      columns={[
        { id: 'name', header: 'Name', cell: (row) => row.name, isSortable: true },
        { id: 'stock', header: 'Stock', cell: (row) => row.stock, isNumeric: true },
      ]}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => `#${row.id}`}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next)
        props.onChosen?.([...next].sort())
      }}
      {...props}
    />
  )
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

it('is a table whose first column leads on and whose numbers stand at the end', async () => {
  render(<Products rowMenu={() => [{ id: 'edit', name: 'Edit' }]} />)
  expect(screen.getByRole('table', { name: 'Products' })).toBeInTheDocument()
  expect(within(row('Mug')).getByRole('link', { name: 'Mug' })).toHaveAttribute('href', '#p1')
  expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute('data-numeric')
  expect(screen.getByRole('button', { name: 'More actions: Mug' })).toBeInTheDocument()
  await expectAccessible()
})

it('sorts one way and then the other', async () => {
  const onSortChange = vi.fn()
  const view = render(<Products onSortChange={onSortChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' } satisfies Sort)
  view.rerender(<Products onSortChange={onSortChange} sort={{ column: 'name', direction: 'ascending' }} />)
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
})

it('selects by tick box, all at once, and in ranges', async () => {
  const onChosen = vi.fn()
  render(<Products onChosen={onChosen} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Jug' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bowl' }), { shiftKey: true })
  expect(onChosen).toHaveBeenLastCalledWith(['p0', 'p1', 'p2'])
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(onChosen).toHaveBeenLastCalledWith(['p0', 'p1', 'p2', 'p3'])
})

it('is walked and worked with the keys alone', async () => {
  const [onChosen, onPreview, onEdit] = [vi.fn(), vi.fn(), vi.fn()]
  render(<Products onChosen={onChosen} onPreview={onPreview} onEdit={onEdit} />)
  row('Jug').focus()
  await userEvent.keyboard('jj')
  expect(row('Bowl')).toHaveFocus()
  await userEvent.keyboard('k{ArrowDown}{Home}{End}')
  expect(row('Vase')).toHaveFocus()
  await userEvent.keyboard('x')
  expect(onChosen).toHaveBeenLastCalledWith(['p3'])
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  expect(onChosen).toHaveBeenLastCalledWith(['p1', 'p2', 'p3'])
  await userEvent.keyboard(' e')
  expect(onPreview).toHaveBeenCalledWith(rows[1])
  expect(onEdit).toHaveBeenCalledWith(rows[1])
  await userEvent.keyboard('{Escape}')
  expect(onChosen).toHaveBeenLastCalledWith([])
  await userEvent.keyboard('{Enter}')
  expect(window.location.hash).toBe('#p1')
})

it('opens the menu of the row with a full stop', async () => {
  const onAction = vi.fn()
  render(<Products rowMenu={() => [{ id: 'edit', name: 'Edit', onAction }]} />)
  row('Jug').focus()
  await userEvent.keyboard('.')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(onAction).toHaveBeenCalledOnce()
})

it('offers no menu to a row with which nothing can be done', () => {
  render(<Products rowMenu={({ name }) => (name === 'Jug' ? [] : [{ id: 'edit', name: 'Edit' }])} />)
  expect(screen.getByRole('button', { name: 'More actions: Mug' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More actions: Jug' })).not.toBeInTheDocument()
})

it('shows what there is to show without rows', () => {
  render(<Products rows={[]} empty="No product is out of stock" />)
  expect(screen.getByText('No product is out of stock')).toBeInTheDocument()
})
