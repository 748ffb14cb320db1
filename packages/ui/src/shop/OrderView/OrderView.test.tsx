// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { exampleOrder } from '../../testing/example-order.js'
import { expectAccessible, render, screen, within } from '../../testing/render.js'
import { OrderView } from './OrderView.js'

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

it('tells what was bought, where it goes and how far it is', async () => {
  render(<OrderView order={exampleOrder} timeZone="UTC" hrefFor={({ handle }) => `/p/${handle}`} />)
  expect(screen.getByRole('link', { name: 'Tall jug, ash glaze' })).toHaveAttribute('href', '/p/tall-jug')
  expect(fact('Status')).toHaveTextContent('On its way')
  expect(fact('Placed on')).toHaveTextContent('May 1, 2026')
  expect(fact('Delivery address')).toHaveTextContent('Ada Byron1 Mill Lane1010 ViennaAustria')
  expect(within(fact('Tracking number') as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.com/KL123456789',
  )
  expect(screen.getByText('€266.10')).toBeInTheDocument()
  await expectAccessible()
})

it('tells what happened, newest first', () => {
  render(<OrderView order={exampleOrder} timeZone="UTC" />)
  const events = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(events.map((event) => event.querySelector('.cw-Timeline-title')?.textContent)).toEqual([
    'Shipped',
    'Packed',
    '€266.10 paid',
    'Order placed',
  ])
})

it('has no history where nothing happened since it was placed', () => {
  render(<OrderView order={{ ...exampleOrder, events: exampleOrder.events.slice(-1), state: 'received' }} />)
  expect(screen.queryByRole('list', { name: 'History' })).not.toBeInTheDocument()
  expect(fact('Status')).toHaveTextContent('Received')
})

it('knows nothing of a parcel for what comes by e-mail', () => {
  const mailed = { ...exampleOrder, delivery: [], address: [], country: null, tracking: [] }
  render(<OrderView order={mailed} hasNoHistory />)
  expect(screen.queryByText('Delivery address')).not.toBeInTheDocument()
  expect(screen.queryByText('Tracking number')).not.toBeInTheDocument()
})

it('says who is billed, and how the payment stands', () => {
  const billing = { lines: ['Looms & Co', '2 High Street'], country: 'gb' }
  render(<OrderView order={{ ...exampleOrder, billing, payment: 'captured' }} hasNoHistory />)
  expect(fact('Billing address')).toHaveTextContent('Looms & Co2 High StreetUnited Kingdom')
  expect(fact('Payment')).toHaveTextContent('Paid')
})
