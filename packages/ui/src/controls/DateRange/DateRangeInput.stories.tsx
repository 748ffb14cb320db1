import { presetRange, todayIn } from '@cartwright/sdk/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FilterBar, type FilterValue } from '../../display/FilterBar/FilterBar.js'
import { DateRangeInput } from './DateRangeInput.js'
import { DateRangePanel } from './DateRangePanel.js'
import { useDateRangeText } from './date-range-text.js'

const march = { from: '2026-03-02', to: '2026-03-15' }
const meta = {
  title: 'Controls/DateRange',
  component: DateRangeInput,
  args: { label: 'Placed', timeZone: 'Europe/Berlin', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof DateRangeInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Named: Story = {
  args: {
    defaultValue: presetRange('last_30_days', todayIn('Europe/Berlin')),
    hint: 'In the zone of the store',
  },
}
export const Days: Story = { args: { defaultValue: march } }
export const Open: Story = {
  args: { defaultValue: march },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('option')).toHaveLength(9)
    await waitFor(() => expect(dialog.getByRole('grid')).toBeVisible())
  },
}
export const ByName: Story = {
  play: async ({ canvas, userEvent, args, say }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: say('lastDays', { count: 7 }) }))
    await expect(args.onChange).toHaveBeenLastCalledWith(presetRange('last_7_days', todayIn('Europe/Berlin')))
  },
}
export const Bounded: Story = {
  args: { defaultValue: { from: '2025-12-30', to: '2026-03-15' }, min: '2026-01-01', max: '2026-12-31' },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('button', { name: say('apply') })).toBeDisabled()
  },
}
export const WithError: Story = { args: { isRequired: true, errors: 'Choose a period' } }
export const Disabled: Story = { args: { defaultValue: march, isDisabled: true } }

function Orders() {
  const inWords = useDateRangeText({ timeZone: 'Europe/Berlin' })
  const [values, setValues] = useState<Record<string, FilterValue>>({ placed: [march.from, march.to] })
  const rangeOf = ([from, to]: FilterValue) => (from && to ? { from, to } : null)
  return (
    <FilterBar
      label="Filter orders"
      values={values}
      onChange={setValues}
      filters={[
        {
          id: 'placed',
          name: 'Placed',
          describe: (value) => inWords(rangeOf(value) ?? march),
          render: (value, onChange) => (
            <DateRangePanel
              timeZone="Europe/Berlin"
              value={rangeOf(value)}
              onApply={(range) => onChange(range ? [range.from, range.to] : [])}
            />
          ),
        },
      ]}
    />
  )
}
/** In a filter, the panel stands by itself. */
export const InAFilter: Story = { render: () => <Orders />, decorators: [] }
