import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { DateRangePanel } from '../../controls/DateRange/DateRangePanel.js'
import { SearchField } from '../../controls/SearchField/SearchField.js'
import { FilterBar, type FilterValue } from './FilterBar.js'

function Orders({ start = {} }: { start?: Record<string, FilterValue> }) {
  const [values, setValues] = useState(start)
  return (
    <FilterBar
      label="Filter orders"
      values={values}
      onChange={setValues}
      actions={<Button size="s">Columns</Button>}
      filters={[
        {
          id: 'payment_status',
          name: 'Payment',
          options: [
            { id: 'awaiting', name: 'Awaiting' },
            { id: 'captured', name: 'Captured' },
            { id: 'refunded', name: 'Refunded' },
          ],
        },
        { id: 'email', name: 'E-mail' },
        {
          id: 'created_at',
          name: 'Date',
          render: ([from, to], onChange) => (
            <DateRangePanel
              value={from && to ? { from, to } : null}
              onApply={(days) => onChange(days ? [days.from, days.to] : [])}
            />
          ),
        },
      ]}
    >
      <SearchField label="Search orders" shortcut="/" />
    </FilterBar>
  )
}

const meta = { title: 'Display/FilterBar', component: Orders } satisfies Meta<typeof Orders>
export default meta

export const Bare: StoryObj<typeof meta> = {}
export const Filtered: StoryObj<typeof meta> = {
  args: { start: { payment_status: ['awaiting', 'captured'], email: ['ada@example.com'] } },
}

/** A panel wider than most: nothing of it is cut off. */
export const ChoosingDays: StoryObj<typeof meta> = {
  args: { start: { created_at: ['2026-03-02', '2026-03-09'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Date/ }))
    await screen.findByRole('grid')
    const popover = document.querySelector('.cw-Popover')
    expect(popover?.scrollWidth).toBeLessThanOrEqual(popover?.clientWidth ?? 0)
  },
}
