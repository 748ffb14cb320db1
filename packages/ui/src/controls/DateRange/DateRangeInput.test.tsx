// @vitest-environment jsdom
import { addDays, todayIn } from '@cartwright/sdk/rules'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FilterBar, type FilterValue } from '../../display/FilterBar/FilterBar.js'
import { expectAccessible, render, screen, userEvent, waitFor, within } from '../../testing/render.js'
import { DateRangeInput, type DateRangeInputProps } from './DateRangeInput.js'
import { DateRangePanel } from './DateRangePanel.js'
import { dateRangeText, useDateRangeText } from './date-range-text.js'

const march = { from: '2026-03-02', to: '2026-03-08' }
const show = (props: Partial<DateRangeInputProps> = {}, locale = 'en-US') =>
  render(<DateRangeInput label="Created" timeZone="UTC" {...props} />, { locale })
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Created/ }))
  return screen.findByRole('dialog', { name: 'Created' })
}
const today = todayIn('UTC')

it('tells label and days, or the name of the period', async () => {
  const view = show({ value: march, hint: 'In the zone of the store' })
  expect(screen.getByRole('button', { name: /^Created Mar 2.–.8, 2026$/ })).toHaveAccessibleDescription(
    'In the zone of the store',
  )
  view.rerender(
    <DateRangeInput label="Created" timeZone="UTC" value={{ from: addDays(today, -6), to: today }} />,
  )
  expect(screen.getByRole('button', { name: 'Created Last 7 days' })).toBeInTheDocument()
  view.rerender(<DateRangeInput label="Created" timeZone="UTC" value={{ from: today, to: today }} />)
  expect(screen.getByRole('button', { name: 'Created Today' })).toBeInTheDocument()
  await expectAccessible()
})

it('takes a period by its name and closes', async () => {
  const onChange = vi.fn()
  show({ onChange, name: 'created' })
  const dialog = await open()
  await expectAccessible()
  await userEvent.click(within(dialog).getByRole('option', { name: 'Yesterday' }))
  const yesterday = addDays(today, -1)
  expect(onChange).toHaveBeenLastCalledWith({ from: yesterday, to: yesterday })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(document.querySelector('[name="created[from]"]')).toHaveValue(yesterday)
  expect(document.querySelector('[name="created[to]"]')).toHaveValue(yesterday)
})

it('takes days that are typed once they are applied', async () => {
  const onChange = vi.fn()
  show({ onChange, defaultValue: march })
  const dialog = await open()
  const [month] = within(dialog).getAllByRole('spinbutton', { name: /month/i })
  await userEvent.click(month!)
  await userEvent.keyboard('02152026')
  expect(onChange).not.toHaveBeenCalled()
  expect(within(dialog).getByRole('option', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Tab}')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-02-15', to: '2026-03-08' })
})

it('takes days of the calendar by keys', async () => {
  const onChange = vi.fn()
  show({ onChange, defaultValue: march })
  const dialog = await open()
  const days = within(dialog)
    .getAllByRole('button')
    .filter((cell) => cell.closest('[role=gridcell]'))
  days.find((cell) => cell.tabIndex === 0)?.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-11' })
})

it.each([
  [{ from: '2026-03-08', to: '2026-03-02' }, 'The end is before the start'],
  [{ from: '2025-12-31', to: '2026-01-02' }, 'Not before Jan 1, 2026'],
  [{ from: '2026-12-30', to: '2027-01-02' }, 'Not after Dec 31, 2026'],
])('says what is wrong with %o and does not apply it', async (value, message) => {
  show({ value, min: '2026-01-01', max: '2026-12-31' })
  const dialog = await open()
  expect(within(dialog).getByRole('alert')).toHaveTextContent(message)
  expect(within(dialog).getByRole('button', { name: 'Apply' })).toBeDisabled()
})

it('clears, unless something is required', async () => {
  const onChange = vi.fn()
  const view = show({ onChange, defaultValue: march })
  await userEvent.click(within(await open()).getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  view.unmount()
  const required = show({ defaultValue: march, isRequired: true })
  expect(within(await open()).queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  required.unmount()
  // Where some period is always shown nothing asks to fill it in.
  show({ defaultValue: march, isClearable: false })
  expect(within(await open()).queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  expect(screen.queryByText('*')).not.toBeInTheDocument()
})

it.each([
  ['de-DE', '02.–08.03.2026'],
  ['ar-SA-u-ca-islamic-umalqura', 'رمضان'],
])('writes days as %s does', (locale, text) => expect(dateRangeText(march, locale)).toContain(text))

it('begins weeks as the reader does', async () => {
  show({ defaultValue: march }, 'de-DE')
  const dialog = await open()
  expect(dialog.querySelector('thead th')).toHaveTextContent(/^M$/)
})

function Orders() {
  const inWords = useDateRangeText({ timeZone: 'UTC' })
  const [values, setValues] = useState<Record<string, FilterValue>>({ created: ['2026-03-02', '2026-03-08'] })
  const rangeOf = ([from, to]: FilterValue) => (from && to ? { from, to } : null)
  return (
    <FilterBar
      label="Filter orders"
      values={values}
      onChange={setValues}
      filters={[
        {
          id: 'created',
          name: 'Created',
          describe: (value) => inWords(rangeOf(value)!),
          render: (value, onChange) => (
            <DateRangePanel
              timeZone="UTC"
              value={rangeOf(value)}
              onApply={(range) => onChange(range ? [range.from, range.to] : [])}
            />
          ),
        },
      ]}
    />
  )
}

it('serves as the control of a filter', async () => {
  render(<Orders />)
  await userEvent.click(screen.getByRole('button', { name: /^Created: Mar 2.–.8, 2026$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Last 30 days' }))
  expect(document.querySelector('.cw-FilterBar-value')).toHaveTextContent('Last 30 days')
})
