import type { Return } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const asked: Return = {
  id: 'ret_1',
  status: 'requested',
  swap_id: null,
  claim_order_id: null,
  order_id: order.id,
  shipping_data: null,
  location_id: null,
  refund_amount: 2450,
  no_notification: null,
  idempotency_key: null,
  received_at: null,
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
  metadata: null,
  order,
  items: [{ item_id: 'item_jug', return_id: 'ret_1', quantity: 2 } as never],
}
const exchanged: Return = {
  ...asked,
  id: 'ret_2',
  status: 'received',
  order_id: null,
  order: null,
  swap_id: 'swap_1',
  swap: { order: { ...order, id: 'order_7', display_id: 7 } } as never,
}
const page = { count: 2, offset: 0, limit: 20 }

it('returns are listed with their orders, also those of exchanges', async () => {
  renderAt('/a/returns', { 'GET /admin/returns': { returns: [asked, exchanged], ...page } })
  const row = await screen.findByRole('row', { name: /#1042/ })
  expect(within(row).getByRole('link', { name: '#1042' })).toHaveAttribute('href', '/a/orders/order_1042')
  expect(row).toHaveTextContent('€24.50')
  expect(row).toHaveTextContent('Requested')
  const swap = screen.getByRole('row', { name: /#7/ })
  expect(within(swap).getByRole('link', { name: '#7' })).toHaveAttribute('href', '/a/orders/order_7')
  expect(swap).toHaveTextContent('Exchange')
})

it('a view shows those that are on their way', async () => {
  const { sent } = renderAt('/a/returns', { 'GET /admin/returns': { returns: [asked], ...page } })
  await userEvent.click(await screen.findByRole('tab', { name: 'Requested' }))
  await waitFor(() => expect(sent('GET /admin/returns').at(-1)?.query.toString()).toContain('requested'))
})

it('none yet says what appears here', async () => {
  renderAt('/a/returns')
  expect(await screen.findByText('No returns yet')).toBeInTheDocument()
})
