import type { NewsletterSubscriber } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const subscriber = (id: string, more: Partial<NewsletterSubscriber>): NewsletterSubscriber => ({
  ...times,
  id,
  email: `${id}@example.com`,
  language: null,
  country_code: null,
  state: 'pending',
  source: 'footer',
  customer_id: null,
  asked_at: times.created_at,
  confirmed_at: null,
  left_at: null,
  ...more,
})
const ada = subscriber('ada', {
  state: 'confirmed',
  language: 'de',
  country_code: 'at',
  confirmed_at: times.created_at,
})
const eve = subscriber('eve', {})
const at = (changes = {}) =>
  renderAt('/a/customers/newsletter', {
    'GET /admin/newsletter-subscribers': {
      newsletter_subscribers: [ada, eve],
      count: 2,
      offset: 0,
      limit: 20,
    },
    ...changes,
  })

it('who asked for the newsletter is listed with how far they are', async () => {
  at()
  const confirmed = await screen.findByRole('row', { name: /ada@example.com/ })
  expect(confirmed).toHaveTextContent('Gets it')
  expect(confirmed).toHaveTextContent('de-AT')
  expect(screen.getByRole('row', { name: /eve@example.com/ })).toHaveTextContent('Not confirmed yet')
  expect(screen.getByRole('link', { name: 'Newsletter' })).toHaveAttribute(
    'href',
    expect.stringContaining('/a/customers/newsletter'),
  )
})

it('an empty list says where its entries come from', async () => {
  at({ 'GET /admin/newsletter-subscribers': { newsletter_subscribers: [], count: 0, offset: 0, limit: 20 } })
  expect(await screen.findByText('Nobody has asked for the newsletter yet')).toBeVisible()
})

it('somebody who is taken off the list can be brought back', async () => {
  const { sent } = at()
  await userEvent.click(await screen.findByRole('button', { name: /More.*ada@example.com/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('“ada@example.com” taken off the list')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /ada@example.com/ })).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /ada@example.com/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/newsletter-subscribers/:id')).toEqual([])
})
