import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { GridEditor, type GridEditorProps } from './GridEditor.js'
import { type GridChange, type GridChanges, noChanges } from './grid-changes.js'
import type { GridColumn } from './grid-column.js'

interface Variant {
  id: string
  name: string
  sku: string | null
  eur: number | null
  gbp: number | null
  jpy: number | null
  stock: number
  weight: number | null
  status: string
  isTaxed: boolean
}

const glazes = ['Ash', 'Celadon', 'Tenmoku', 'Shino', 'Oribe']
const sizes = ['small', 'medium', 'large', 'tall']
const variant = (_: unknown, at: number): Variant => ({
  id: `variant_${at}`,
  name: `${glazes[at % 5]} / ${sizes[Math.floor(at / 5) % 4]}${at < 20 ? '' : ` ${Math.floor(at / 20) + 1}`}`,
  sku: `JUG-${String(at + 1).padStart(3, '0')}`,
  eur: 3900 + (at % 7) * 450,
  gbp: at % 3 === 0 ? null : 3400 + (at % 7) * 400,
  jpy: 6200 + (at % 7) * 700,
  stock: (at * 7) % 43,
  weight: 820 + (at % 4) * 260,
  status: at % 6 === 5 ? 'draft' : 'published',
  isTaxed: at % 4 !== 3,
})

const price = (currency: 'eur' | 'gbp' | 'jpy'): GridColumn<Variant> => ({
  id: currency,
  type: 'money',
  header: currency.toUpperCase(),
  currency,
  minValue: 0,
  placeholder: '—',
  value: (row) => row[currency],
})
const columns: GridColumn<Variant>[] = [
  { id: 'sku', type: 'text', header: 'SKU', width: 120, value: (row) => row.sku },
  price('eur'),
  price('gbp'),
  price('jpy'),
  {
    id: 'stock',
    type: 'number',
    header: 'Stock',
    minValue: 0,
    isRequired: true,
    value: (row) => row.stock,
  },
  { id: 'weight', type: 'number', header: 'Weight', unit: 'g', value: (row) => row.weight },
  {
    id: 'status',
    type: 'select',
    header: 'Status',
    isRequired: true,
    options: [
      { id: 'published', name: 'Published' },
      { id: 'draft', name: 'Draft' },
      { id: 'archived', name: 'Archived' },
    ],
    value: (row) => row.status,
  },
  { id: 'taxed', type: 'checkbox', header: 'Taxed', value: (row) => row.isTaxed },
  {
    id: 'worth',
    type: 'readonly',
    header: 'Worth',
    isNumeric: true,
    value: (row) => (row.stock * (row.eur ?? 0)) / 100,
  },
]
const some = Array.from({ length: 24 }, variant)

function Variants(props: Partial<GridEditorProps<Variant>>) {
  const [changes, setChanges] = useState<GridChanges>(props.defaultChanges ?? noChanges)
  return (
    <GridEditor
      label="Variants of the tall jug"
      rowHeader="Variant"
      rows={some}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      {...props}
      changes={changes}
      onChange={(next, invalid) => {
        setChanges(next)
        props.onChange?.(next, invalid)
      }}
    />
  )
}

const meta = {
  title: 'Display/GridEditor',
  component: Variants,
  args: { onChange: fn() },
} satisfies Meta<typeof Variants>
export default meta
type Story = StoryObj<typeof meta>

const changed: GridChanges = new Map<string, Record<string, GridChange>>([
  ['variant_0', { eur: { value: 4200 }, stock: { value: 12 } }],
  ['variant_2', { gbp: { value: null }, taxed: { value: false } }],
  ['variant_3', { eur: { text: '45.5O' }, sku: { value: 'JUG-TALL' } }],
])
const lastChanges = (args: Partial<GridEditorProps<Variant>>) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as GridChanges
/** A cell by row and column, counted from nought; the first column after the names is nought. */
const cellAt = (grid: HTMLElement, row: number, column: number) =>
  within(within(grid).getAllByRole('row')[row + 1]!).getAllByRole('gridcell')[column]!

export const Prices: Story = {}
export const Compact: Story = { args: { density: 'compact' } }
/** Changed cells are tinted and counted; a text that is no amount stays, marked, until it is put right. */
export const Changed: Story = { args: { defaultChanges: changed } }
export const RefusedByTheServer: Story = {
  args: {
    defaultChanges: new Map([['variant_1', { sku: { value: 'JUG-001' } }]]),
    errors: new Map<string, Record<string, string>>([
      ['variant_1', { sku: 'Another variant has this SKU' }],
      ['variant_4', { '': 'The variant was removed' }],
    ]),
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No variants yet">Options of the product make them.</EmptyState>,
  },
}

/** Typing edits, Tab goes on, Enter begins the next row below the first cell filled in. */
export const Entry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(cellAt(grid, 0, 4))
    await userEvent.keyboard('7{Tab}900{Enter}8{Tab}910{Enter}')
    await expect(Object.fromEntries(lastChanges(args))).toEqual({
      variant_0: { stock: { value: 7 }, weight: { value: 900 } },
      variant_1: { stock: { value: 8 }, weight: { value: 910 } },
    })
    await expect(cellAt(grid, 2, 4)).toHaveFocus()
  },
}

/** What a spreadsheet copied goes in as one step, and comes out as one. */
export const PasteAndUndo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(cellAt(grid, 0, 4))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '1\t10\r\n2\t20\r\n3\tfew\r\n')
    fireEvent(
      document.activeElement!,
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(lastChanges(args).size).toBe(3))
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(6)
    await expect(cellAt(grid, 2, 5)).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastChanges(args).size).toBe(0)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(lastChanges(args).size).toBe(3)
  },
}

/** The corner of the selection is dragged: steady numbers go on, everything else is repeated. */
export const FillByHandle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(cellAt(grid, 0, 4))
    await userEvent.keyboard('10{Enter}20{Enter}{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    const place = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { clientX: x + width / 2, clientY: y + height / 2 }
    }
    const handle = grid.querySelector('[data-handle]')!
    fireEvent.pointerDown(handle, { button: 0, pointerType: 'mouse', ...place(handle) })
    fireEvent.pointerMove(document, place(cellAt(grid, 3, 4)))
    await waitFor(() => expect(grid.querySelectorAll('[data-filling]')).toHaveLength(4))
    fireEvent.pointerUp(document, place(cellAt(grid, 3, 4)))
    await waitFor(() =>
      expect(Object.fromEntries(lastChanges(args))).toMatchObject({
        variant_2: { stock: { value: 30 } },
        variant_3: { stock: { value: 40 } },
      }),
    )
  },
}

/** Ten thousand rows; those in view are drawn. */
export const Thousands: Story = {
  args: { rows: Array.from({ length: 10_000 }, variant) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(cellAt(grid, 0, 0))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('[aria-rowindex="10001"]')).toBeVisible())
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
  },
}
