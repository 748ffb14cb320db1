// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { PaymentChoice } from '../PaymentChoice/PaymentChoice.js'
import { ShippingChoice } from '../ShippingChoice/ShippingChoice.js'
import { ChoiceCards } from './ChoiceCards.js'

afterEach(() => {
  document.body.innerHTML = ''
})

const cards = [
  { value: 'a', title: 'One', details: 'What follows' },
  { value: 'b', title: 'Two', isDisabled: true },
]

it('posts from the page of the server', () => {
  document.body.innerHTML = `<form>${renderToString(
    <ChoiceCards label="Which" name="which" cards={cards} defaultValue="a" />,
  )}</form>`
  expect([...new FormData(document.querySelector('form')!)]).toEqual([['which', 'a']])
})

it('is controlled, or keeps its own choice', async () => {
  const onChange = vi.fn()
  const { rerender } = render(
    <ChoiceCards label="Which" name="which" cards={cards} value="" onChange={onChange} />,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'One' }))
  expect(onChange).toHaveBeenCalledWith('a')
  expect(screen.getByRole('radio', { name: 'One' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Two' })).toBeDisabled()
  rerender(<ChoiceCards key="own" label="Which" name="which" cards={cards} />)
  await userEvent.click(screen.getByRole('radio', { name: 'One' }))
  expect(screen.getByRole('radio', { name: 'One' })).toBeChecked()
})

it('says what is wrong', async () => {
  render(<ChoiceCards label="Which" name="which" cards={cards} error="Choose one" />)
  expect(screen.getByRole('group', { name: 'Which' })).toHaveAccessibleDescription('Choose one')
  await expectAccessible()
})

it('tells what a delivery costs, and that nothing is nothing', async () => {
  render(
    <ShippingChoice
      currency="eur"
      options={[
        { id: 'so_1', name: 'Post', amount: 490, description: '2–4 days' },
        { id: 'so_2', name: 'Fetched', amount: 0 },
        { id: 'so_3', name: 'Freight', amount: null },
      ]}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Post 2–4 days €4.90' })).toHaveAttribute(
    'name',
    'shipping_option',
  )
  expect(screen.getByRole('radio', { name: 'Fetched Free' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Freight' })).toBeInTheDocument()
  await expectAccessible()
})

it('says where there is nothing to choose', () => {
  render(
    <>
      <ShippingChoice currency="eur" options={[]} />
      <PaymentChoice methods={[]} />
    </>,
  )
  expect(screen.getByText('No delivery is offered for these items here yet.')).toBeInTheDocument()
  expect(screen.getByText('No way to pay is offered here yet.')).toBeInTheDocument()
})

it('offers ways to pay with what follows from each', () => {
  render(
    <PaymentChoice
      methods={[{ id: 'manual', name: 'On invoice', instructions: 'Pay within 14 days.' }]}
      defaultValue="manual"
    />,
  )
  expect(screen.getByRole('radio', { name: 'On invoice' })).toBeChecked()
  expect(screen.getByText('Pay within 14 days.')).toBeInTheDocument()
})

it('offers what was saved above the way itself, and posts both', async () => {
  const onChange = vi.fn()
  const saved = [
    { id: 'pm_1', name: 'Visa ending in 4242', description: 'Expires 12/2030' },
    { id: 'pm_2', name: 'Visa ending in 1111', isDisabled: true },
  ]
  render(
    <form>
      <PaymentChoice
        methods={[{ id: 'card', name: 'Another card', saved }]}
        defaultValue="card:pm_1"
        onChange={onChange}
      />
    </form>,
  )
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(names).toEqual(['card:pm_1', 'card:pm_2', 'card'])
  expect([...new FormData(document.querySelector('form')!)]).toEqual([['payment_provider', 'card:pm_1']])
  expect(screen.getByRole('radio', { name: 'Visa ending in 1111' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Another card' }))
  expect(onChange).toHaveBeenCalledWith('card')
  await expectAccessible()
})
