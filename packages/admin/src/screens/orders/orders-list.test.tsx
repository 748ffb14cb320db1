import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { many, order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

it('orders are listed with what they cost and where they stand', async () => {
  renderAt('/a/orders')
  const row = await screen.findByRole('row', { name: /#1042/ })
  expect(row).toHaveTextContent('Ada Lovelace')
  expect(row).toHaveTextContent('Awaiting')
  expect(row).toHaveTextContent('€367.20')
  expect(screen.getByRole('link', { name: '#1042' })).toHaveAttribute('href', '/a/orders/order_1042')
})

it('where an order goes and its tags are columns for whoever wants them', async () => {
  localStorage.setItem('cartwright_columns_orders', 'display_id,country,tags')
  renderAt('/a/orders', {
    'GET /admin/orders': {
      orders: [
        {
          ...order,
          tags: ['fragile', 'gift'].map((value) => ({ id: `otag_${value}`, order_id: order.id, value })),
        },
        { ...order, id: 'order_digital', display_id: 1043, shipping_address: null, tags: [] },
      ],
      count: 2,
      offset: 0,
      limit: 20,
    },
  })
  const row = await screen.findByRole('row', { name: /#1042/ })
  expect(row).toHaveTextContent(/Germany|France|Austria|United Kingdom/)
  expect(row).toHaveTextContent('fragile, gift')
  expect(row).not.toHaveTextContent('Ada Lovelace')
  expect(screen.getByRole('row', { name: /#1043/ })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Country' })).toBeInTheDocument()
  localStorage.removeItem('cartwright_columns_orders')
})

it('the buyer in a row leads to the customer, and a closer look is asked for only when it opens', async () => {
  const { sent } = renderAt('/a/orders', {
    'GET /admin/orders': ({ query }) => ({
      orders: [order],
      count: query.get('customer_id') ? 7 : 1,
      offset: 0,
      limit: 20,
    }),
  })
  const buyer = await screen.findByRole('link', { name: 'Ada Lovelace' })
  expect(buyer).toHaveAttribute('href', '/a/customers/cus_ada')
  const asked = () => sent('GET /admin/orders').filter(({ query }) => query.get('customer_id') === 'cus_ada')
  expect(asked()).toHaveLength(0)
  await userEvent.hover(buyer)
  const card = await screen.findByRole('tooltip')
  expect(card).toHaveTextContent('ada@example.com')
  expect(await within(card).findByText('7 orders')).toBeInTheDocument()
  expect(asked()).toHaveLength(1)
})

it('the address holds search, filters, order and page, and the shop is asked for them', async () => {
  const { sent } = renderAt('/a/orders?q=ada&payment_status=awaiting&order=display_id&offset=20', {
    'GET /admin/orders': {
      orders: many(20, (at) => ({ ...order, id: `order_${at}` })),
      count: 90,
      offset: 20,
      limit: 20,
    },
  })
  expect(await screen.findByText('21–40 of 90')).toBeInTheDocument()
  const asked = sent('GET /admin/orders').at(-1)?.query
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    q: 'ada',
    'payment_status[]': 'awaiting',
    order: 'display_id',
    offset: '20',
  })
  expect(screen.getByRole('button', { name: 'Payment: Awaiting' })).toBeInTheDocument()
})

it('what is typed is searched for, from the first page', async () => {
  const { router } = renderAt('/a/orders?offset=20')
  await userEvent.type(await screen.findByRole('searchbox'), 'zuse')
  await waitFor(() => expect(router.state.location.search).toBe('?q=zuse'))
})

it('nothing found, nothing there yet, and a failure look different', async () => {
  const none = { orders: [], count: 0, offset: 0, limit: 20 }
  const { router } = renderAt('/a/orders?q=zzz', { 'GET /admin/orders': none })
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByText('No orders yet')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

it('a list that cannot be loaded says so and can be tried again', async () => {
  renderAt('/a/orders', {
    'GET /admin/orders': refuse(400, { type: 'invalid_data', message: 'Bad order', request_id: 'req_7' }),
  })
  expect(await screen.findByText('The orders could not be loaded')).toBeInTheDocument()
  expect(screen.getByText(/req_7/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
