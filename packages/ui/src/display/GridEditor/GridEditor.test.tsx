// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import ar from '../../strings/ar.js'
import { expectAccessible, fireEvent, render, screen, userEvent, within } from '../../testing/render.js'
import { GridEditor, type GridEditorProps } from './GridEditor.js'
import { type GridChanges, type InvalidCell, noChanges } from './grid-changes.js'
import type { GridColumn } from './grid-column.js'

interface Variant {
  id: string
  title: string
  sku: string | null
  price: number | null
  stock: number
  status: string
  isTaxed: boolean
}
const variant = (number: number): Variant => ({
  id: `v${number}`,
  title: `Size ${number}`,
  sku: `SKU-${number}`,
  price: 1000 + number,
  stock: number,
  status: 'draft',
  isTaxed: number % 2 === 1,
})
const few = [1, 2, 3, 4].map(variant)

const columns: GridColumn<Variant>[] = [
  { id: 'sku', type: 'text', header: 'SKU', value: (row) => row.sku },
  { id: 'price', type: 'money', currency: 'eur', header: 'Price', value: (row) => row.price, minValue: 0 },
  { id: 'stock', type: 'number', header: 'Stock', value: (row) => row.stock, isRequired: true },
  {
    id: 'status',
    type: 'select',
    header: 'Status',
    value: (row) => row.status,
    options: [
      { id: 'draft', name: 'Draft' },
      { id: 'published', name: 'Live' },
    ],
    isRequired: true,
  },
  { id: 'taxed', type: 'checkbox', header: 'Taxed', value: (row) => row.isTaxed },
  { id: 'sold', type: 'readonly', header: 'Sold', value: (row) => row.stock * 2, isNumeric: true },
]

interface Told {
  changes: GridChanges
  invalid: readonly InvalidCell[]
}
function Variants({ told, ...props }: Partial<GridEditorProps<Variant>> & { told?: Told }) {
  const [changes, setChanges] = useState(noChanges)
  return (
    <>
      <GridEditor
        label="Variants"
        rowHeader="Variant"
        columns={columns}
        rows={few}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        changes={changes}
        onChange={(next, invalid) => {
          setChanges(next)
          if (told) Object.assign(told, { changes: next, invalid })
        }}
        {...props}
      />
      <button type="button" onClick={() => setChanges(noChanges)}>
        Saved
      </button>
    </>
  )
}
const cell = (row: string, column: number) =>
  screen.getByTitle(row).parentElement!.querySelectorAll<HTMLElement>('[role=gridcell]')[column]!
const plain = ({ changes }: Told) => Object.fromEntries(changes)
const start = (props: Partial<GridEditorProps<Variant>> = {}, options = {}) => {
  const told: Told = { changes: noChanges, invalid: [] }
  const view = render(<Variants told={told} {...props} />, options)
  return { told, ...view }
}
const keyboard = (keys: string) => userEvent.keyboard(keys)
const begin = () => userEvent.tab()
const clip = (type: 'copy' | 'cut' | 'paste', text = '') => {
  const data = { text }
  fireEvent[type](document.activeElement!, {
    clipboardData: {
      getData: () => data.text,
      setData: (_: string, given: string) => {
        data.text = given
      },
    },
  })
  return data.text
}

it('is a grid of named rows and columns, with one stop of the Tab key', async () => {
  start()
  const grid = screen.getByRole('grid', { name: 'Variants' })
  expect(grid).toHaveAttribute('aria-rowcount', '5')
  expect(grid).toHaveAttribute('aria-colcount', '7')
  expect(grid).toHaveAccessibleDescription(/F2/)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Variant',
    'SKU',
    'Price',
    'Stock',
    'Status',
    'Taxed',
    'Sold',
  ])
  expect(screen.getByRole('rowheader', { name: 'Size 3' })).toBeInTheDocument()
  expect(cell('Size 2', 1)).toHaveAccessibleName('10.02')
  expect(within(cell('Size 2', 4)).getByRole('checkbox', { name: 'Taxed, Size 2' })).not.toBeChecked()
  expect(cell('Size 2', 5)).toHaveAttribute('aria-readonly', 'true')
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  await expectAccessible()
  await begin()
  expect(cell('Size 1', 0)).toHaveFocus()
  await begin()
  expect(grid).not.toContainElement(document.activeElement as HTMLElement)
})

it('is walked with the keys alone', async () => {
  start()
  await begin()
  await keyboard('{ArrowDown}{ArrowRight}')
  expect(cell('Size 2', 1)).toHaveFocus()
  await keyboard('{End}')
  expect(cell('Size 2', 5)).toHaveFocus()
  await keyboard('{Home}{ArrowUp}{ArrowUp}')
  expect(cell('Size 1', 0)).toHaveFocus()
  await keyboard('{Control>}{End}{/Control}')
  expect(cell('Size 4', 5)).toHaveFocus()
  await keyboard('{Control>}{Home}{/Control}{PageDown}')
  expect(cell('Size 4', 0)).toHaveFocus()
  await keyboard('{Control>}{ArrowUp}{/Control}{Enter}{Enter}{Shift>}{Enter}{/Shift}')
  expect(cell('Size 2', 0)).toHaveFocus()
})

it('mirrors the arrow keys where words run from right to left', async () => {
  start({}, { locale: 'ar', strings: ar })
  await begin()
  await keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  expect(document.activeElement).toHaveAttribute('aria-colindex', '3')
})

it('edits by typing and goes on with Tab and Enter, as a spreadsheet does', async () => {
  const { told } = start()
  await begin()
  await keyboard('A-1')
  expect(screen.getByRole('textbox', { name: 'SKU, Size 1' })).toHaveValue('A-1')
  await keyboard('{Tab}')
  expect(cell('Size 1', 1)).toHaveFocus()
  await keyboard('19.5{Tab}7{Enter}')
  expect(cell('Size 2', 0)).toHaveFocus()
  expect(plain(told)).toEqual({ v1: { sku: { value: 'A-1' }, price: { value: 1950 }, stock: { value: 7 } } })
  expect(cell('Size 1', 1)).toHaveTextContent('19.50')
  expect(cell('Size 1', 1)).toHaveAttribute('data-changed')
  // The entry still runs: Tab goes on. Escape ends it, and Tab leaves again.
  await keyboard('{Tab}')
  expect(cell('Size 2', 1)).toHaveFocus()
  await keyboard('{Escape}{Tab}')
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
})

it('opens a cell with F2 to change its text, and Escape leaves it as it was', async () => {
  const { told } = start()
  await begin()
  await keyboard('{F2}')
  const input = screen.getByRole('textbox', { name: 'SKU, Size 1' })
  expect(input).toHaveValue('SKU-1')
  await keyboard('x')
  expect(plain(told)).toEqual({ v1: { sku: { value: 'SKU-1x' } } })
  await keyboard('{Escape}')
  expect(plain(told)).toEqual({})
  expect(cell('Size 1', 0)).toHaveFocus()
  await userEvent.dblClick(cell('Size 3', 0))
  expect(screen.getByRole('textbox', { name: 'SKU, Size 3' })).toHaveFocus()
  await keyboard('y{Enter}')
  expect(plain(told)).toEqual({ v3: { sku: { value: 'SKU-3y' } } })
})

it('keeps Escape to itself while something is entered, and leaves it to the dialog around at other times', async () => {
  const onKeyDown = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <Variants />
    </div>,
  )
  await begin()
  await keyboard('a{Escape}')
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
  await keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledWith('Escape')
})

it('keeps a text that is no value, marks and counts it and tells the form', async () => {
  const { told } = start()
  await begin()
  await keyboard('{ArrowRight}45.5O')
  expect(screen.getByRole('textbox', { name: 'Price, Size 1' })).toBeInvalid()
  await keyboard('{Enter}')
  expect(cell('Size 1', 1)).toHaveTextContent('45.5O')
  expect(cell('Size 1', 1)).toHaveAttribute('aria-invalid', 'true')
  expect(cell('Size 1', 1)).toHaveAccessibleDescription('Enter an amount such as 1,234.56')
  expect(told.invalid).toEqual([{ row: 'v1', column: 'price', text: '45.5O' }])
  await keyboard('{ArrowRight}{Delete}')
  expect(told.invalid).toHaveLength(2)
  expect(cell('Size 2', 2)).toHaveAccessibleDescription('Fill in this cell')
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Invalid: 2' }))
  expect(cell('Size 1', 1)).toHaveFocus()
  await keyboard('45.50{Enter}')
  expect(told.invalid).toHaveLength(1)
})

it('shows the new value of a cell that is what it was at first as unchanged', async () => {
  const { told } = start()
  await begin()
  await keyboard('{ArrowRight}5{Enter}{ArrowUp}10.01{Enter}')
  expect(plain(told)).toEqual({})
  expect(cell('Size 1', 1)).not.toHaveAttribute('data-changed')
})

it('chooses from a list, and ticks', async () => {
  const { told } = start()
  await begin()
  await keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{F2}')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status, Size 1' }), 'Live')
  await keyboard('{Enter}')
  expect(plain(told)).toEqual({ v1: { status: { value: 'published' } } })
  await keyboard('{ArrowRight}')
  expect(screen.getByRole('checkbox', { name: 'Taxed, Size 2' })).toHaveFocus()
  await keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Taxed, Size 2' })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Taxed, Size 2' }))
  expect(plain(told)).toEqual({ v1: { status: { value: 'published' } } })
})

it('selects with Shift, by keys and by pointer, rows, columns and all', async () => {
  start()
  const count = () => screen.getAllByRole('gridcell', { selected: true }).length
  await begin()
  await keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  expect(count()).toBe(4)
  expect(cell('Size 1', 0)).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('4 selected')
  await keyboard('{Escape}')
  expect(count()).toBe(1)
  await keyboard('{Control>}a{/Control}')
  expect(count()).toBe(24)
  const user = userEvent.setup()
  await user.click(cell('Size 2', 1))
  await user.keyboard('{Shift>}')
  await user.click(cell('Size 4', 2))
  await user.keyboard('{/Shift}')
  expect(count()).toBe(6)
  await userEvent.click(screen.getByRole('columnheader', { name: 'Price' }))
  expect(count()).toBe(4)
  await userEvent.click(screen.getByRole('rowheader', { name: 'Size 3' }))
  expect(count()).toBe(6)
})

it('copies for spreadsheets and takes what they copied, as one step', async () => {
  const { told } = start()
  await begin()
  await keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  expect(clip('copy')).toBe('SKU-1\t10.01\nSKU-2\t10.02')
  await keyboard('{ArrowRight}')
  clip('paste', '21.00\t5\r\n22.00\t6\r\n')
  expect(plain(told)).toEqual({
    v1: { price: { value: 2100 }, stock: { value: 5 } },
    v2: { price: { value: 2200 }, stock: { value: 6 } },
  })
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
  await keyboard('{Control>}z{/Control}')
  expect(plain(told)).toEqual({})
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(told.changes.size).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(plain(told)).toEqual({})
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
  expect(told.changes.size).toBe(2)
})

it('says what of a paste found no place', async () => {
  const { told } = start()
  await begin()
  await keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowLeft}')
  clip('paste', 'FALSE\t1\t2\nTRUE\t3\t4\nTRUE\t5\t6')
  expect(screen.getByRole('status')).toHaveTextContent('Did not fit: 5')
  expect(screen.getByRole('status')).toHaveTextContent('Not editable: 2')
  expect(plain(told)).toEqual({ v3: { taxed: { value: false } }, v4: { taxed: { value: true } } })
})

it('fills one copied cell into all that are selected, and down with its key', async () => {
  const { told } = start()
  await begin()
  await keyboard('{ArrowRight}{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  clip('paste', '9.99')
  expect([...told.changes.values()]).toEqual(Array(4).fill({ price: { value: 999 } }))
  await keyboard('{Control>}z{/Control}{ArrowRight}{Control>}{Shift>}{ArrowDown}{/Shift}d{/Control}')
  expect(plain(told)).toEqual({
    v2: { stock: { value: 1 } },
    v3: { stock: { value: 1 } },
    v4: { stock: { value: 1 } },
  })
  await keyboard('5{Control>}{Enter}{/Control}')
  expect(told.changes.size).toBe(4)
  await keyboard('{Control>}z{/Control}')
  expect(told.changes.size).toBe(3)
})

it('cuts, and forgets what can be undone when its changes are saved', async () => {
  const { told } = start()
  await begin()
  expect(clip('cut')).toBe('SKU-1')
  expect(plain(told)).toEqual({ v1: { sku: { value: null } } })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

it('shows what the server refused until the cell is changed', async () => {
  start({ errors: new Map([['v2', { price: 'Below cost', '': 'Archived' }]]) })
  expect(cell('Size 2', 1)).toHaveAccessibleDescription('Below cost')
  expect(screen.getByRole('rowheader', { name: /Size 2/ })).toHaveTextContent('Archived')
  await userEvent.click(cell('Size 2', 1))
  await keyboard('30{Enter}')
  expect(cell('Size 2', 1)).not.toBeInvalid()
})

it('draws of thousands of rows those in view, and the active one wherever it is', async () => {
  start({ rows: Array.from({ length: 10_000 }, (_, number) => variant(number)) })
  const drawn = () => screen.getAllByRole('row').length
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
  expect(drawn()).toBeLessThan(45)
  await begin()
  await keyboard('{Control>}{End}{/Control}')
  expect(drawn()).toBeLessThan(45)
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '10001')
})

it('can only be read where nothing may be changed', async () => {
  const { told } = start({ isReadOnly: true })
  expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
  await begin()
  await keyboard('x{F2}{Delete}')
  clip('paste', 'y')
  expect(clip('copy')).toBe('SKU-1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Taxed, Size 2' }))
  expect(plain(told)).toEqual({})
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('says that it is loading, and what there is to say without rows', async () => {
  const { rerender } = start({ isLoading: true })
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  await expectAccessible()
  rerender(<Variants rows={[]} empty="No variants yet" />)
  expect(screen.getByText('No variants yet')).toBeInTheDocument()
  await expectAccessible()
})

it('can be scrolled by keys while it has no rows', () => {
  render(<Variants rows={[]} />)
  expect(screen.getByRole('grid')).toHaveAttribute('tabindex', '0')
})
