// @vitest-environment jsdom
import { checkoutSteps } from '@cartwright/sdk/rules'
import { expect, it } from 'vitest'
import { expectAccessible, render, screen, within } from '../../testing/render.js'
import { CheckoutSteps } from './CheckoutSteps.js'

const steps = checkoutSteps({ id: 'cart_1', email: 'ada@example.com' })
const content = {
  contact: {
    children: <input aria-label="Mail" />,
    summary: 'ada@example.com',
    editHref: '/checkout?step=contact',
  },
  address: { children: <input aria-label="Street" />, error: 'Enter a street' },
  delivery: { children: <input aria-label="Parcel" /> },
  payment: { children: <input aria-label="Card" /> },
}

it('draws every step as a group of fields, with how far it is', async () => {
  render(<CheckoutSteps steps={steps} content={content} />)
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Contact, Done',
    '2Delivery address',
    '3Delivery',
    '4Payment',
  ])
  expect(screen.getByRole('group', { name: /Delivery address/ })).toHaveAccessibleDescription(
    'Enter a street',
  )
  expect(document.querySelector('[aria-current=step]')).toHaveAttribute('data-step', 'address')
  await expectAccessible()
})

it('folded shows the open step alone, and leads back to what is done', async () => {
  render(<CheckoutSteps steps={steps} content={content} isFolded />)
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual(['Street'])
  const [done] = screen.getAllByRole('listitem')
  expect(done).toHaveTextContent('ada@example.com')
  expect(within(done!).getByRole('link', { name: 'Change: Contact' })).toHaveAttribute(
    'href',
    '/checkout?step=contact',
  )
  await expectAccessible()
})

it('leaves out a step that is not filled', () => {
  render(<CheckoutSteps steps={steps} content={{ payment: content.payment }} />)
  expect(screen.getAllByRole('group')).toHaveLength(1)
})
