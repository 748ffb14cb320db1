import type { SavedView } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { beforeEach, expect, it } from 'vitest'
import { order, staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'
import { withoutPlace } from './views'

beforeEach(() => localStorage.clear())

const view: SavedView = {
  id: 'view_1',
  user_id: staff.id,
  screen: 'orders',
  name: 'Returned',
  query: 'fulfillment_status=returned',
  is_shared: false,
  position: 0,
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
}
const others: SavedView = { ...view, id: 'view_2', user_id: 'usr_other', name: 'Wholesale', is_shared: true }
const shop = {
  'GET /admin/orders': { orders: [order], count: 1, offset: 0, limit: 20 },
  'GET /admin/views': { views: [view, others] },
}

it('what a view shows is told without the place in the list', () =>
  expect(withoutPlace('status=pending&offset=20&view=a&order=-created_at')).toBe(
    'status=pending&order=-created_at',
  ))

it('a view that the list comes with sets its filters', async () => {
  const { router, sent } = renderAt('/a/orders', shop)
  await userEvent.click(await screen.findByRole('tab', { name: 'To pack' }))
  await waitFor(() => expect(router.state.location.search).toContain('fulfillment_status=not_fulfilled'))
  await waitFor(() =>
    expect(sent('GET /admin/orders').some(({ query }) => `${query}`.includes('fulfillment_status'))).toBe(
      true,
    ),
  )
})

it('an address that shows what a view shows opens its tab', async () => {
  renderAt('/a/orders?status=pending&payment_status=awaiting', shop)
  expect(await screen.findByRole('tab', { name: 'To capture', selected: true })).toBeInTheDocument()
})

it('own views and those others share stand beside them; only own ones can be changed', async () => {
  renderAt('/a/orders?view=view_1&fulfillment_status=returned', shop)
  expect(await screen.findByRole('tab', { name: 'Returned', selected: true })).toBeInTheDocument()
  const more = () => userEvent.click(screen.getAllByRole('button', { name: 'More actions' })[0]!)
  await more()
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('tab', { name: 'Wholesale' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Wholesale', selected: true })).toBeVisible())
  await more()
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Rename' })).not.toBeInTheDocument()
})

it('a copy that the shop refuses is said, as no dialog stands open for it', async () => {
  renderAt('/a/orders?view=view_1&fulfillment_status=returned', {
    ...shop,
    'POST /admin/views': refuse(400, { type: 'invalid_data', message: 'Too many views' }),
  })
  await screen.findByRole('tab', { name: 'Returned', selected: true })
  await userEvent.click(screen.getAllByRole('button', { name: 'More actions' })[0]!)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(await screen.findByText('Too many views')).toBeInTheDocument()
})

it('what the list shows is saved as a view, and a refusal is said in the dialog', async () => {
  let isRefusing = true
  const { router, sent } = renderAt('/a/orders?fulfillment_status=returned&offset=0', {
    ...shop,
    'POST /admin/views': () =>
      isRefusing ? refuse(400, { type: 'invalid_data', message: 'Too many views' }) : { view },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Save as new view' }))
  const name = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Sent back{Enter}')
  expect(await screen.findByText('Too many views')).toBeInTheDocument()
  isRefusing = false
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain('view=view_1'))
  expect(sent('POST /admin/views').at(-1)?.body).toEqual({
    screen: 'orders',
    name: 'Sent back',
    query: 'fulfillment_status=returned',
    is_shared: false,
  })
})

it('a list opens with the view that was chosen for it on this device', async () => {
  localStorage.setItem('cartwright_view_orders', 'view_1')
  const { router } = renderAt('/a/orders', shop)
  await waitFor(() => expect(router.state.location.search).toContain('fulfillment_status=returned'))
})
