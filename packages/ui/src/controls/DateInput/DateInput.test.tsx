// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, fireEvent, render, screen } from '../../testing/render.js'
import { DateInput } from './DateInput.js'
import { dateText, momentOf } from './date-text.js'

it.each(['2026-11-20T09:30:00.000Z', '2026-03-29T02:30:00.000Z', '1999-12-31T23:59:00.000Z'])(
  'writes %s and reads the same moment back',
  (moment) => expect(momentOf(dateText(moment, true))).toBe(moment),
)

it.each([[null], ['nonsense'], ['']])('has nothing to write for %s', (value) =>
  expect(dateText(value, true)).toBe(''),
)

it('tells the beginning of the day, and null when emptied', async () => {
  const onChange = vi.fn()
  render(<DateInput label="Valid from" onChange={onChange} name="starts_at" hint="Your time" />)
  const input = screen.getByLabelText('Valid from')
  fireEvent.change(input, { target: { value: '2026-11-20' } })
  expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 20).toISOString())
  expect(document.querySelector('[name=starts_at]')).toHaveValue(new Date(2026, 10, 20).toISOString())
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expectAccessible()
})
