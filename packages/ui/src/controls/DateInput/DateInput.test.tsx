// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, fireEvent, render, screen } from '../../testing/render.js'
import { invalidText } from '../Field/invalid-text.js'
import { Form } from '../Form/Form.js'
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

it('tells half a date apart from none, and holds its form back', async () => {
  const [onChange, onSubmit] = [vi.fn(), vi.fn((event) => event.preventDefault())]
  render(
    <Form onSubmit={onSubmit}>
      <DateInput
        label="Valid from"
        name="starts_at"
        defaultValue="2026-11-20T09:30:45.000Z"
        onChange={onChange}
      />
      <button type="submit">Save</button>
    </Form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Valid from')
  fireEvent.blur(input)
  expect(onChange).not.toHaveBeenCalled()
  // What a browser says of "20/mm/2026": no value, and not empty.
  const whole = input.validity
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } })
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith(invalidText)
  expect(document.querySelector('[name=starts_at]')).toHaveValue('')
  expect(input).toHaveAccessibleDescription('Enter a complete date')
  fireEvent.submit(input.form!)
  expect(onSubmit).not.toHaveBeenCalled()
  Object.defineProperty(input, 'validity', { configurable: true, value: whole })
  fireEvent.keyUp(input)
  expect(onChange).toHaveBeenLastCalledWith(null)
  fireEvent.submit(input.form!)
  expect(onSubmit).toHaveBeenCalledOnce()
})
