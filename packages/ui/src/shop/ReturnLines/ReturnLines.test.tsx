// @vitest-environment jsdom
import { typedReturns, wantedReturns } from '@cartwright/sdk/rules'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { exampleReasons, exampleReturns } from '../../testing/example-returns.js'
import { expectAccessible, render, screen, within } from '../../testing/render.js'
import { ReturnLines } from './ReturnLines.js'

const [first, second] = exampleReturns
const draw = (more: object = {}) =>
  render(
    <form aria-label="return">
      <ReturnLines lines={exampleReturns} currency="eur" reasons={exampleReasons} {...more} />
    </form>,
  )
const form = () => new FormData(screen.getByRole('form') as HTMLFormElement)

it('posts how many come back, and why, as the SDK reads it', async () => {
  draw()
  expect(wantedReturns(typedReturns(form(), exampleReturns))).toEqual([])
  const line = screen.getByRole('group', { name: new RegExp(first?.title ?? '') })
  await userEvent.selectOptions(within(line).getByLabelText('How many come back'), '2')
  await userEvent.selectOptions(within(line).getByLabelText('Reason'), 'Chipped or broken')
  await userEvent.type(within(line).getByLabelText(/Note/), 'at the rim')
  expect(wantedReturns(typedReturns(form(), exampleReturns))).toEqual([
    { item_id: first?.id, quantity: 2, reason_id: 'rr_2', note: 'at the rim' },
  ])
  await expectAccessible()
})

it('says why a line cannot come back, and asks nothing of it', () => {
  draw()
  expect(screen.getByText('Not sent yet, so it cannot come back.')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: new RegExp(second?.title ?? '') })).not.toBeInTheDocument()
})

it('offers a group of reasons by its parts only', () => {
  draw()
  const reason = screen.getByLabelText('Reason')
  const offered = within(reason)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(offered).toEqual(['Choose…', 'Chipped or broken', 'Not what was shown', 'Changed my mind'])
})

it('keeps what was typed when it is refused, and says what is wrong', () => {
  const id = first?.id ?? ''
  draw({
    values: { [id]: { quantity: '1', reason: 'rr_4', note: 'Too tall' } },
    errors: { [id]: 'Too many' },
  })
  expect(typedReturns(form(), exampleReturns)[id]).toEqual({
    quantity: '1',
    reason: 'rr_4',
    note: 'Too tall',
  })
  expect(screen.getByLabelText('How many come back')).toHaveAccessibleDescription('Too many')
  expect(screen.getByRole('alert')).toHaveTextContent('Too many')
})

it('has a number typed where there are too many for a list', () => {
  draw({ lines: [{ ...first, most: 400 }] })
  expect(screen.getByRole('spinbutton', { name: 'How many come back' })).toHaveAttribute('max', '400')
})
